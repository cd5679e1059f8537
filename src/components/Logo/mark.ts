/** One bar of the mark, given by its start and end columns on a 16-column grid. */
export interface MarkBar {
  from: number;
  to: number;
  /** Whether the bar has the "passed" color. */
  passed?: boolean;
}

/**
 * The brand's mark: three offset lanes, listed from top to bottom, that form a P. On a 16-row grid, each lane
 * is four rows high, with two empty rows between lanes.
 */
export const MARK: readonly [MarkBar, MarkBar, MarkBar] = [
  { from: 0, to: 13 },
  { from: 3, to: 16, passed: true },
  { from: 0, to: 6 },
];
