export interface MarkBar {
  from: number;
  to: number;
  passed?: boolean;
}

/** Three offset lanes, from top to bottom, that form a P: four of 16 rows each, with two rows between. */
export const MARK: readonly [MarkBar, MarkBar, MarkBar] = [
  { from: 0, to: 13 },
  { from: 3, to: 16, passed: true },
  { from: 0, to: 6 },
];
