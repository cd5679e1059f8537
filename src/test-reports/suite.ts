/** What a lane can run one of, in the order in which one becomes the default. */
export const LEVELS = ["file", "class", "suite"] as const;
export type Level = (typeof LEVELS)[number];

/** A part of a suite that runs on one lane, such as a test file. */
export interface Unit {
  name: string;
  seconds: number;
}

/**
 * What a report can't tell or tells twice:
 * - untimed: tests without a valid time, except skipped ones. They count as 0 seconds.
 * - timedBySuite: tests without a time above 0 whose suite's own time counts.
 * - repeating: suites with a time that a test or another suite repeats. It counts once.
 * - overlapping: suites that took less time than their tests together.
 */
export const COUNTING_NOTES = ["untimed", "timedBySuite", "repeating", "overlapping"] as const;
/** To how many tests or suites each note applies. */
export type CountingNotes = Record<(typeof COUNTING_NOTES)[number], number>;

/** What a visitor's reports or pasted durations say about a suite. */
export interface TimedSuite {
  units: Partial<Record<Level, readonly Unit[]>>;
  /** The number of tests, or 0 if only durations are known. */
  tests: number;
  notes: Partial<CountingNotes>;
}
