import { billedMinutes } from "../../pricing/run-costs";
import { schedule, timeOn } from "../../pricing/schedule";
import type { Level, Unit } from "../../test-reports/units";

export interface Suite {
  /** The number of tests, or 0 if only durations are known. */
  tests: number;
  /** The number of parts that each run on one lane, and what they are. */
  units: number;
  level: Level;
  /** The number of tests with an invalid time. */
  untimed: number;
  /** The durations of the units in milliseconds, longest first. */
  lengths: number[];
  /** The names of the units in `lengths`. A run in a URL has none, and neither have units that are combined. */
  names: string[];
}

/** The number of units, starting with the longest, that keep their exact duration. The others get their mean. */
const MAX_EXACT = 400;
const MAX_OTHERS = 200_000;

export const MAX_LENGTHS = MAX_EXACT + MAX_OTHERS;

/** Returns a suite that is small enough to fit in a URL. */
export function suiteOf(units: readonly Unit[], level: Level, tests = 0, untimed = 0): Suite {
  const sorted = units.toSorted((a, b) => b.seconds - a.seconds);
  const lengths = sorted.map(({ seconds }) => Math.max(1, Math.round(seconds * 1000)));
  const others = lengths.splice(MAX_EXACT);
  const pieces = Math.min(others.length, MAX_OTHERS);
  const rest = sum(others);
  const upTo = (piece: number) => Math.ceil((rest * piece) / pieces);
  return {
    ...{ tests, units: units.length, level, untimed },
    lengths: [
      ...lengths,
      ...Array.from({ length: pieces }, (_, piece) => upTo(piece + 1) - upTo(piece)),
    ].sort((a, b) => b - a),
    names: sorted.slice(0, MAX_EXACT).map(({ name }) => name),
  };
}

/** A unit on a lane, or all shorter units that end a lane. Times are in milliseconds. */
export interface Block {
  lane: number;
  start: number;
  length: number;
  /** The index of the (first) unit in the suite's `lengths`. */
  unit: number;
  units: number;
}

/** Returns the blocks of a run, lane by lane. Only units with an exact duration get a block of their own. */
export function blocksOf({ lengths }: Suite, lanes: number): Block[] {
  return schedule(lengths, lanes).flatMap((units, lane) => {
    const blocks: Block[] = [];
    let start = 0;
    for (const unit of units) {
      const length = lengths[unit] ?? 0;
      const last = blocks.at(-1);
      if (last && last.unit >= MAX_EXACT) {
        last.length += length;
        last.units++;
      } else blocks.push({ lane, start, length, unit, units: 1 });
      start += length;
    }
    return blocks;
  });
}

/** The result of running a suite on a certain number of lanes. All durations are in whole seconds. */
export interface RunResult {
  total: number;
  time: number;
  /** The speedup over a single lane, rounded to one decimal place, such as 14.5. */
  speedup: number;
  longest: number;
  /** Whether the longest unit takes as long as the entire run. */
  decides: boolean;
  /** The time saved by splitting the longest unit in two. */
  saved: number;
  minutes: number;
}

export function runOn({ lengths }: Suite, lanes: number): RunResult {
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
export const sum = (lengths: readonly number[]) =>
  lengths.reduce((total, length) => total + length, 0);
