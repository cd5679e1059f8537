/*
 * Finds the reports that say again what another one says. Maven with TestNG, for example, writes each test into
 * three reports, with slightly different times.
 *
 * In: the counted reports that were chosen together. Out: those to leave out. Two legs of a matrix and two shards
 * must stay, even if they share tests.
 */
import type { CountedReport } from "./counted-report";

/**
 * A report of which every test stands in another one, with the same time, is repeated. Of equal reports, the one with
 * the least time stays.
 */
export function repeatedReports(reports: readonly CountedReport[]): Set<CountedReport> {
  const ordered = reports.toSorted(
    (a, b) => b.compared.length - a.compared.length || a.total - b.total,
  );
  /** By the name of a report's first test, the reports that have it, in order. */
  const having = new Map(
    ordered.map(({ compared: [first] }) => [first?.name, new Set<CountedReport>()]),
  );
  for (const report of ordered) {
    for (const { name } of report.compared) having.get(name)?.add(report);
  }
  const withParameters = new Set(
    reports.filter(({ compared }) => compared.some(({ test, name }) => test !== name)),
  );
  const known = { test: new Map<CountedReport, Times>(), name: new Map<CountedReport, Times>() };
  const repeated = new Set<CountedReport>();
  for (const part of ordered) {
    for (const all of having.get(part.compared[0]?.name) ?? []) {
      if (all === part) break;
      if (!isSameRun(all, part)) continue;
      const key = withParameters.has(all) && withParameters.has(part) ? "test" : "name";
      const times = known[key].get(all) ?? timesBy(key, all);
      known[key].set(all, times);
      if (contains(times, key, part)) repeated.add(part);
    }
  }
  return repeated;
}

/** Tells whether two reports may be of the same run: of the same host, and of the same length if suites' times count. */
function isSameRun(all: CountedReport, part: CountedReport): boolean {
  const isElsewhere = ![...part.hosts].some((host) => all.hosts.has(host));
  if (all.hosts.size > 0 && part.hosts.size > 0 && isElsewhere) return false;
  return part.notes.timedBySuite === 0 || isSame(all.total, part.total);
}

/** Parameters in names, as in `adds[1]`, tell tests apart only if both reports have them. */
type Key = "test" | "name";

/** The times of tests in ascending order, by one of their hashes. */
type Times = Map<number, number[]>;

function timesBy(key: Key, { compared }: CountedReport): Times {
  const times: Times = new Map();
  for (const test of compared.toSorted((a, b) => a.seconds - b.seconds)) {
    const known = times.get(test[key]);
    if (known) known.push(test.seconds);
    else times.set(test[key], [test.seconds]);
  }
  return times;
}

/**
 * Times are the same within 0.05 s or 1 %, and together within 5 % or a millisecond per test, because one by one, the
 * times of short tests prove nothing.
 */
function contains(all: Times, key: Key, { compared }: CountedReport): boolean {
  const left: Times = new Map();
  let [sum, found] = [0, 0];
  for (const test of compared.toSorted((a, b) => b.seconds - a.seconds)) {
    const times = left.get(test[key]) ?? [...(all.get(test[key]) ?? [])];
    left.set(test[key], times);
    let same = times.pop();
    while (same !== undefined && !isSame(same, test.seconds)) same = times.pop();
    if (same === undefined) return false;
    sum += test.seconds;
    found += same;
  }
  return Math.abs(sum - found) <= Math.max(0.05 * sum, 0.001 * compared.length);
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.05, Math.max(a, b) / 100);
