/** A bar of the mark, from one column to another of its sixteen. */
export interface MarkBar {
  from: number;
  to: number;
  /** The bar in the colour of what passes. */
  passed?: boolean;
}

/**
 * The brand's mark, wherever it is drawn: three offset lanes that stand as a P, from the top down. Each is
 * four rows of sixteen high, with two between it and the next.
 */
export const MARK: readonly [MarkBar, MarkBar, MarkBar] = [
  { from: 0, to: 13 },
  { from: 3, to: 16, passed: true },
  { from: 0, to: 6 },
];
