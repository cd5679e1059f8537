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
  const timesIn = new Map<CountedReport, TimesByTest>();
  const repeated = new Set<CountedReport>();
  for (const part of ordered) {
    for (const all of having.get(part.compared[0]?.name) ?? []) {
      if (all === part) break;
      if (!isSameRun(all, part)) continue;
      const times = timesIn.get(all) ?? timesByTest(all);
      timesIn.set(all, times);
      if (contains(times, part)) repeated.add(part);
    }
  }
  return repeated;
}

/** Whether two reports may be of the same run: of the same host, and of the same length if suites' times count. */
function isSameRun(all: CountedReport, part: CountedReport): boolean {
  const isElsewhere = ![...part.hosts].some((host) => all.hosts.has(host));
  if (all.hosts.size > 0 && part.hosts.size > 0 && isElsewhere) return false;
  return part.doubts.timedBySuite === 0 || isSame(all.total, part.total);
}

/** In ascending order. A test with parameters, as in `adds[1]`, is also in them by its name alone. */
type TimesByTest = Map<number, number[]>;

const byNameAlone = (name: number) => ~name;

function timesByTest({ compared }: CountedReport): TimesByTest {
  const times: TimesByTest = new Map();
  for (const { test, name, seconds } of compared) {
    for (const key of test === name ? [test] : [test, byNameAlone(name)]) {
      const known = times.get(key);
      if (known) known.push(seconds);
      else times.set(key, [seconds]);
    }
  }
  for (const one of times.values()) one.sort((a, b) => a - b);
  return times;
}

/**
 * Times are the same within 0.05 s or 1 %, and together within 5 % or a millisecond per test, because one by one, the
 * times of short tests prove nothing. Only one of the reports may have parameters in its names.
 */
function contains(all: TimesByTest, { compared }: CountedReport): boolean {
  const left: TimesByTest = new Map();
  let [sum, found] = [0, 0];
  for (const { test, name, seconds } of compared.toSorted((a, b) => b.seconds - a.seconds)) {
    const key = all.has(test) ? test : test === name ? byNameAlone(name) : name;
    const there = left.get(key) ?? [...(all.get(key) ?? [])];
    left.set(key, there);
    let same = there.pop();
    while (same !== undefined && !isSame(same, seconds)) same = there.pop();
    if (same === undefined) return false;
    sum += seconds;
    found += same;
  }
  return Math.abs(sum - found) <= Math.max(0.05 * sum, 0.001 * compared.length);
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.05, Math.max(a, b) / 100);
