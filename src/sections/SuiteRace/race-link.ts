import { RACE_HASH } from "../../routes";
import { MAX_LENGTHS, type Suite } from "./race";

export interface LinkedRace {
  suite: Suite;
  lanes: number;
  /** The number of runs per month. */
  runs: number;
}

/**
 * Returns a race as a URL fragment, such as `#race=16_100_412_56_0_6vuo.60*2`. The fragment consists of
 * several numbers, followed by the durations of the files in milliseconds, in base 36. File names are omitted
 * because visitors may share the URL.
 */
export function hashOf({ suite, lanes, runs }: LinkedRace): string {
  const counts = new Map<number, number>();
  for (const length of suite.lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  const lengths = [...counts].map(([length, count]) =>
    [length, count]
      .slice(0, count > 1 ? 2 : 1)
      .map(inBase36)
      .join("*"),
  );
  const numbers = [lanes, runs, suite.tests, suite.files, suite.untimed];
  return `${RACE_HASH}${[...numbers, lengths.join(".")].join("_")}`;
}

/** Undefined for any fragment that hashOf doesn't write. */
export function readHash(hash: string, mostLanes: number): LinkedRace | undefined {
  const [, ...fields] =
    /^(\d{1,7})_(\d{1,7})_(\d{1,9})_(\d{1,9})_(\d{1,9})_([a-z\d]+(?:[.*][a-z\d]+)*)$/.exec(
      hash.startsWith(RACE_HASH) ? hash.slice(RACE_HASH.length) : "",
    ) ?? [];
  const [lanes = 0, runs = 0, tests = 0, files = 0, untimed = 0] = fields.slice(0, 5).map(Number);
  const lengths: number[] = [];
  let total = 0;
  for (const part of (fields[5] ?? "").split(".")) {
    const [length = 0, count = 1] = part.split("*").map((number) => Number.parseInt(number, 36));
    const isValid = length > 0 && count > 0 && count <= MAX_LENGTHS - lengths.length;
    total += length * count;
    if (!isValid || !Number.isSafeInteger(total)) return undefined;
    for (let copy = 0; copy < count; copy++) lengths.push(length);
  }
  if (lanes === 0 || lanes > mostLanes || runs === 0) return undefined;
  lengths.sort((a, b) => b - a);
  return { suite: { tests, files, untimed, lengths, names: [] }, lanes, runs };
}

const inBase36 = (number: number) => number.toString(36);
