import { RACE_HASH } from "../../routes";
import { LEVELS } from "../../test-reports/suite";
import { MAX_LENGTHS, type Race, sum } from "./suite-run";

/**
 * Returns a race as a URL fragment, such as `#race=16.100.412.file.ic.6v-2.4m`: the lanes, the runs per month, the
 * number of tests, what runs on a lane, and the total and the durations of these units in milliseconds, in base 36.
 * Visitors may share it, so it has no names. Programs change and cut links, so it has only characters that none
 * encodes, and a total that the durations must add up to.
 */
export function raceHash({ lanes, runs, tests, level }: Race, lengths: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  const written = [...counts].map(([length, count]) =>
    count > 1 ? `${inBase36(length)}-${inBase36(count)}` : inBase36(length),
  );
  return `${RACE_HASH}${[lanes, runs, tests, level, inBase36(sum(lengths)), ...written].join(".")}`;
}

/** Undefined for any fragment that raceHash doesn't write. */
export function readRaceHash(hash: string, mostLanes: number): Race | undefined {
  const [, lanes, runs, tests, unit, total, written = ""] =
    /^#race=(\d{1,7})\.(\d{1,7})\.(\d{1,9})\.([a-z]+)\.([a-z\d]+)\.([a-z\d]+(?:[.-][a-z\d]+)*)$/.exec(
      hash,
    ) ?? [];
  const level = LEVELS.find((one) => one === unit);
  const run = { lanes: Number(lanes), runs: Number(runs), tests: Number(tests) };
  const lengths: number[] = [];
  for (const part of written.split(".")) {
    const [length = 0, count = 1] = part.split("-").map((number) => Number.parseInt(number, 36));
    const isValid = length > 0 && count > 0 && count <= MAX_LENGTHS - lengths.length;
    if (!isValid) return undefined;
    for (let copy = 0; copy < count; copy++) lengths.push(length);
  }
  const addsUp = Number.isSafeInteger(sum(lengths)) && inBase36(sum(lengths)) === total;
  if (!level || !addsUp || run.lanes < 1 || run.lanes > mostLanes || run.runs < 1) return undefined;
  const units = lengths.map((length) => ({ name: "", seconds: length / 1000 }));
  return { ...run, level, units: { [level]: units }, notes: {} };
}

const inBase36 = (number: number) => number.toString(36);
