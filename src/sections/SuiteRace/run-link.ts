import { RACE_HASH } from "../../routes";
import { LEVELS } from "../../test-reports/units";
import { MAX_LENGTHS, type Suite, sum } from "./suite-run";

/** A suite, and how visitors run it. */
export interface SharedRun {
  suite: Suite;
  lanes: number;
  /** The number of runs per month. */
  runs: number;
}

/**
 * Returns a run as a URL fragment, such as `#race=16.100.412.3.0.file.5xt.6v-2.60`: the lanes, the runs per month, the
 * numbers of tests, units and tests without a time, what the units are, and their total and durations in milliseconds,
 * in base 36. Visitors may share it, so it has no names. Programs change and cut links, so it has only characters that
 * none encodes, and a total that the durations must add up to.
 */
export function hashOf({ suite, lanes, runs }: SharedRun): string {
  const counts = new Map<number, number>();
  for (const length of suite.lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  const lengths = [...counts].map(([length, count]) =>
    count > 1 ? `${inBase36(length)}-${inBase36(count)}` : inBase36(length),
  );
  const { tests, units, untimed, level } = suite;
  const total = inBase36(sum(suite.lengths));
  return `${RACE_HASH}${[lanes, runs, tests, units, untimed, level, total, ...lengths].join(".")}`;
}

/** Undefined for any fragment that hashOf doesn't write. */
export function readHash(hash: string, mostLanes: number): SharedRun | undefined {
  const [, ...fields] =
    /^#race=(\d{1,7})\.(\d{1,7})\.(\d{1,9})\.(\d{1,9})\.(\d{1,9})\.([a-z]+)\.([a-z\d]+)\.([a-z\d]+(?:[.-][a-z\d]+)*)$/.exec(
      hash,
    ) ?? [];
  const [lanes = 0, runs = 0, tests = 0, units = 0, untimed = 0] = fields.slice(0, 5).map(Number);
  const level = LEVELS.find((one) => one === fields[5]);
  const lengths: number[] = [];
  for (const part of (fields[7] ?? "").split(".")) {
    const [length = 0, count = 1] = part.split("-").map((number) => Number.parseInt(number, 36));
    const isValid = length > 0 && count > 0 && count <= MAX_LENGTHS - lengths.length;
    if (!isValid) return undefined;
    for (let copy = 0; copy < count; copy++) lengths.push(length);
  }
  const total = sum(lengths);
  const addsUp = inBase36(total) === fields[6] && lengths.length === Math.min(units, MAX_LENGTHS);
  const isSafe = Number.isSafeInteger(total) && lanes > 0 && lanes <= mostLanes && runs > 0;
  if (!level || !addsUp || !isSafe) return undefined;
  lengths.sort((a, b) => b - a);
  return { suite: { tests, units, untimed, level, lengths, names: [] }, lanes, runs };
}

const inBase36 = (number: number) => number.toString(36);
