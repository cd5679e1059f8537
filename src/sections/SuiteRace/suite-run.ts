import { type Block, endOf } from "../../components/LaneDrawing/lane-drawing";
import { formatDuration, speedup } from "../../numbers";
import { billedMinutes } from "../../pricing/run-costs";
import { blocksOf, timeOn } from "../../pricing/schedule";
import type { Level, TimedSuite, Unit } from "../../test-reports/suite";

/** A suite, and how visitors run it. */
export interface Race extends TimedSuite {
  level: Level;
  lanes: number;
  /** The number of runs per month. */
  runs: number;
}

/** Returns units from the sample's durations in seconds and its names. */
export const unitsOf = (durations: readonly number[], names: readonly string[]): Unit[] =>
  durations.map((seconds, at) => ({ name: names[at] ?? "", seconds }));

/** The number of units, starting with the longest, that keep their exact duration. The others get their mean. */
const MAX_EXACT = 400;
/** The number of others. If there are more, they are combined, because scheduling more would block the page. */
const MAX_OTHERS = 200_000;

export const MAX_LENGTHS = MAX_EXACT + MAX_OTHERS;

/**
 * Returns the durations of units in milliseconds, longest first, and the names of those that keep theirs. So few
 * durations are different that a URL can hold them.
 */
export function lengthsOf(units: readonly Unit[]): { lengths: number[]; names: string[] } {
  const sorted = units.toSorted((a, b) => b.seconds - a.seconds);
  const lengths = sorted.map(({ seconds }) => Math.max(1, Math.round(seconds * 1000)));
  const others = lengths.splice(MAX_EXACT);
  const rest = sum(others);
  const pieces = Math.min(others.length, MAX_OTHERS);
  const upTo = (piece: number) => Math.ceil((rest * piece) / pieces);
  const means = Array.from({ length: pieces }, (_, piece) => upTo(piece + 1) - upTo(piece));
  means.sort((a, b) => b - a);
  return {
    lengths: lengths.concat(means),
    names: sorted.slice(0, MAX_EXACT).map(({ name }) => name),
  };
}

/** A unit on a lane, or all shorter units that end a lane. Times are in milliseconds. */
export interface RunBlock extends Block {
  /** The index of the (first) unit in `lengths`. */
  unit: number;
  units: number;
}

/** Only units with an exact duration get a block of their own. */
function drawnBlocks(lengths: readonly number[], lanes: number): RunBlock[] {
  const drawn: RunBlock[] = [];
  for (const block of blocksOf(lengths, lanes)) {
    const last = drawn.at(-1);
    if (last?.lane === block.lane && last.unit >= MAX_EXACT) {
      last.length += block.length;
      last.units++;
    } else drawn.push({ ...block, units: 1 });
  }
  return drawn;
}

export type Run = ReturnType<typeof runOn>;

/**
 * Returns what happens if units run on lanes: how long all units and the run take, by how much the run is faster than on
 * one lane, how much time splitting the longest unit in two would save, and the billed minutes.
 */
export function runOn(lengths: readonly number[], lanes: number) {
  const [longest = 0, ...others] = lengths;
  const blocks = drawnBlocks(lengths, lanes);
  const total = sum(lengths);
  const time = Math.max(...blocks.map(endOf));
  return {
    ...{ blocks, longest, total, time, speedup: speedup(total, time) },
    saved: Math.max(0, time - timeOn([...others, longest / 2, longest / 2], lanes)),
    minutes: billedMinutes(total / 1000),
  };
}

/** Formats milliseconds as a duration of at least a second. */
export const formatLength = (milliseconds: number) =>
  formatDuration(Math.max(1, Math.round(milliseconds / 1000)));

export const sum = (lengths: readonly number[]) =>
  lengths.reduce((total, length) => total + length, 0);
