import { billedMinutes } from "../../pricing/run-costs";
import { schedule, timeOn } from "../../pricing/schedule";
import type { TimedSuite } from "../../test-reports/junit-report";

export interface Suite {
  /** The number of tests, or 0 if only durations are known. */
  tests: number;
  files: number;
  /** The number of tests with an invalid time. */
  untimed: number;
  /** The durations of the files in milliseconds, longest first. */
  lengths: number[];
  /**
   * The names of the files in `lengths`. Names are missing from a race in a URL, and for the files that are
   * combined.
   */
  names: string[];
}

/** The number of files, starting with the longest, that keep their exact duration. The others get their mean. */
const MAX_EXACT = 400;
const MAX_OTHERS = 200_000;

export const MAX_LENGTHS = MAX_EXACT + MAX_OTHERS;

/** Converts a suite from reports into one that is small enough to fit in a URL. */
export function suiteOf({ files, tests, untimed }: TimedSuite): Suite {
  const sorted = files.toSorted((a, b) => b.seconds - a.seconds);
  const lengths = sorted.map(({ seconds }) => Math.max(1, Math.round(seconds * 1000)));
  const others = lengths.splice(MAX_EXACT);
  const pieces = Math.min(others.length, MAX_OTHERS);
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
    names: sorted.slice(0, MAX_EXACT).map(({ name }) => name),
  };
}

/** A file on a lane, or all shorter files that end a lane. Times are in milliseconds. */
export interface Block {
  lane: number;
  start: number;
  length: number;
  /** The index of the (first) file in the suite's `lengths`. */
  file: number;
  files: number;
}

/** Returns the blocks of a run, lane by lane. Only files with an exact duration get a block of their own. */
export function blocksOf({ lengths }: Suite, lanes: number): Block[] {
  return schedule(lengths, lanes).flatMap((files, lane) => {
    const blocks: Block[] = [];
    let start = 0;
    for (const file of files) {
      const length = lengths[file] ?? 0;
      const last = blocks.at(-1);
      if (last && last.file >= MAX_EXACT) {
        last.length += length;
        last.files++;
      } else blocks.push({ lane, start, length, file, files: 1 });
      start += length;
    }
    return blocks;
  });
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
  minutes: number;
}

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
    minutes: billedMinutes(total / 1000),
  };
}

/** In whole seconds, at least one. */
export const inSeconds = (milliseconds: number) => Math.max(1, Math.round(milliseconds / 1000));
const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);
