import { timeOn } from "../../pricing/schedule";
import type { TimedSuite } from "./junit-report";

/** A visitor's suite, as used in a race and stored in a URL. */
export interface Suite {
  /** The number of tests, or 0 if only durations are known. */
  tests: number;
  files: number;
  /** The number of tests with an invalid time. */
  untimed: number;
  /** The durations of the files in milliseconds, longest first. */
  lengths: number[];
  /** The name of the longest file, or "" if it is unknown. */
  longest: string;
}

/**
 * The number of files, starting with the longest, that keep their exact duration. The other files are
 * combined into at most MAX_PIECES equal pieces.
 */
const MAX_EXACT = 400;
const MAX_PIECES = 4000;

/** Converts a suite from reports into one that is small enough to fit in a URL. */
export function suiteOf({ files, tests, untimed }: TimedSuite): Suite {
  const sorted = files.toSorted((a, b) => b.seconds - a.seconds);
  const lengths = sorted.map(({ seconds }) => Math.max(1, Math.round(seconds * 1000)));
  const others = lengths.splice(MAX_EXACT);
  const pieces = Math.min(others.length, MAX_PIECES);
  const rest = sum(others);
  const upTo = (piece: number) => Math.ceil((rest * piece) / pieces);
  return {
    tests,
    files: files.length,
    untimed,
    lengths: [
      ...lengths,
      ...Array.from({ length: pieces }, (_, piece) => upTo(piece + 1) - upTo(piece)),
    ].sort((a, b) => b - a),
    longest: sorted[0]?.name ?? "",
  };
}

/** The result of running a suite on a certain number of lanes. All durations are in whole seconds. */
export interface Race {
  total: number;
  time: number;
  /** The speedup over a single lane, rounded to one decimal place, such as 14.5. */
  speedup: number;
  longest: number;
  /** Whether the longest file takes as long as the entire run. */
  decides: boolean;
  /** The time saved by splitting the longest file in two. */
  saved: number;
  /** The number of minutes billed for a run. */
  minutes: number;
}

/** Simulates running a suite on the given number of lanes. */
export function race({ lengths }: Suite, lanes: number): Race {
  const [longest = 0, ...others] = lengths;
  const [total, time] = [sum(lengths), timeOn(lengths, lanes)];
  const split = timeOn([...others, longest / 2, longest / 2], lanes);
  return {
    total: inSeconds(total),
    time: inSeconds(time),
    speedup: Number((total / time).toFixed(1)),
    longest: inSeconds(longest),
    decides: time === longest,
    saved: Math.max(0, Math.round((time - split) / 1000)),
    minutes: Math.ceil(total / 60_000),
  };
}

const inSeconds = (milliseconds: number) => Math.max(1, Math.round(milliseconds / 1000));
const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);
