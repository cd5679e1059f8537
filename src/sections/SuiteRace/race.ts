import { timeOn } from "../../numbers/schedule";
import type { TimedSuite } from "./junit-report";

/** A visitor's suite, as it is raced and as an address holds it. */
export interface Suite {
  /** 0 where only durations are known. */
  tests: number;
  files: number;
  /** How many tests have no usable time. */
  untimed: number;
  /** What lanes are given, in milliseconds, the longest first. */
  lengths: number[];
  /** The name of the longest file; empty where none is known. */
  longest: string;
}

/** So many of the longest files are raced as they are; the others as equal pieces, of which there are as many at most. */
const EXACT = 400;
const MOST_PIECES = 4000;

/** Makes a suite to race of what was read: an address can hold it, whatever its size. */
export function suiteOf({ files, tests, untimed }: TimedSuite): Suite {
  const sorted = files.toSorted((a, b) => b.seconds - a.seconds);
  const lengths = sorted.map(({ seconds }) => Math.max(1, Math.round(seconds * 1000)));
  const others = lengths.splice(EXACT);
  const pieces = Math.min(others.length, MOST_PIECES);
  const piece = Math.max(1, Math.round(sum(others) / pieces));
  return {
    tests,
    files: files.length,
    untimed,
    lengths: [...lengths, ...Array.from({ length: pieces }, () => piece)],
    longest: sorted[0]?.name ?? "",
  };
}

/** What a suite comes to on some lanes; times in whole seconds, at least one. */
export interface Race {
  total: number;
  time: number;
  /** How many times as fast, with one decimal, such as 14.5. */
  speedup: number;
  longest: number;
  /** Whether the longest file takes as long as the run. */
  decides: boolean;
  /** What the run would be shorter with that file split in two; 0 if nothing. */
  saved: number;
  /** The minutes that a run is billed. */
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
    minutes: Math.ceil(total / 60_000),
  };
}

const inSeconds = (milliseconds: number) => Math.max(1, Math.round(milliseconds / 1000));
const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);
