import { billedMinutes } from "../../pricing/run-costs";
import { schedule, timeOn } from "../../pricing/schedule";
import type { Level, TimedSuite, Unit } from "../../test-reports/suite";

/** A suite, and how visitors run it. */
export interface Race extends TimedSuite {
  level: Level;
  lanes: number;
  /** The number of runs per month. */
  runs: number;
}

/** The number of units, starting with the longest, that keep their exact duration. The others get their mean. */
const MAX_EXACT = 400;

/**
 * Returns the durations of units in milliseconds, longest first, and the names of those that keep theirs. So few
 * durations are different that a URL can hold them.
 */
export function lengthsOf(units: readonly Unit[]): { lengths: number[]; names: string[] } {
  const sorted = units.toSorted((a, b) => b.seconds - a.seconds);
  const lengths = sorted.map(({ seconds }) => Math.max(1, Math.round(seconds * 1000)));
  const others = lengths.splice(MAX_EXACT);
  const rest = sum(others);
  const upTo = (count: number) => Math.ceil((rest * count) / others.length);
  const means = others.map((_, at) => upTo(at + 1) - upTo(at)).sort((a, b) => b - a);
  return {
    lengths: lengths.concat(means),
    names: sorted.slice(0, MAX_EXACT).map(({ name }) => name),
  };
}

/** A unit on a lane, or all shorter units that end a lane. Times are in milliseconds. */
export interface Block {
  lane: number;
  start: number;
  length: number;
  /** The index of the (first) unit in `lengths`. */
  unit: number;
  units: number;
}

/** Returns the blocks of a run, lane by lane. Only units with an exact duration get a block of their own. */
export function blocksOf(lengths: readonly number[], lanes: number): Block[] {
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

/**
 * Returns the result of running units on a number of lanes: the durations of all units and of the run, by how much the
 * run is faster than on one lane, the time that splitting the longest unit in two would save, and the billed minutes.
 */
export function runOn(lengths: readonly number[], lanes: number) {
  const [longest = 0, ...others] = lengths;
  const [total, time] = [sum(lengths), timeOn(lengths, lanes)];
  const split = timeOn([...others, longest / 2, longest / 2], lanes);
  return {
    total: inSeconds(total),
    time: inSeconds(time),
    speedup: Number((total / time).toFixed(1)),
    saved: Math.max(0, Math.round((time - split) / 1000)),
    minutes: billedMinutes(total / 1000),
  };
}

/** In whole seconds, at least one. */
export const inSeconds = (milliseconds = 0) => Math.max(1, Math.round(milliseconds / 1000));
export const sum = (lengths: readonly number[]) =>
  lengths.reduce((total, length) => total + length, 0);
