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
  if (reports.length < 2) return new Set();
  const ordered = reports.toSorted(
    (a, b) => b.seconds.length - a.seconds.length || a.total - b.total,
  );
  const firstTests = new Set(ordered.flatMap(({ identity, base }) => [identity[0], base[0]]));
  /** By the first test of a report, the reports that have it. */
  const having = new Map<number | undefined, Set<CountedReport>>();
  for (const report of ordered) {
    for (const test of [...report.identity, ...report.base]) {
      if (firstTests.has(test)) having.set(test, (having.get(test) ?? new Set()).add(report));
    }
  }
  const isBefore = (one: CountedReport, other: CountedReport) =>
    ordered.indexOf(one) < ordered.indexOf(other);
  return new Set(
    ordered.filter((part) =>
      [part.identity[0], part.base[0]]
        .flatMap((first) => [...(having.get(first) ?? [])])
        .some((all) => isBefore(all, part) && contains(all, part)),
    ),
  );
}

/**
 * Times are the same within 0.05 s or 1 %, and together within 5 % or a millisecond per test, because one by one, the
 * times of short tests prove nothing.
 */
function contains(all: CountedReport, part: CountedReport): boolean {
  const isElsewhere = all.hosts.size > 0 && [...part.hosts].every((host) => !all.hosts.has(host));
  if (part.hosts.size > 0 && isElsewhere) return false;
  if (part.doubts.timedBySuite > 0 && !isSame(all.total, part.total)) return false;
  const exact = timesBy(all, all.identity);
  // A parameter may be in the names of one report only, as in `adds[1]`.
  const bare = timesBy(
    all,
    all.base.map((base, test) => (base === all.identity[test] ? undefined : base)),
  );
  const wanted = timesBy(
    part,
    part.identity.map((test, at) => (exact.has(test) ? test : part.base[at])),
  );
  const isBare = new Set(part.identity);
  let [sum, found] = [0, 0];
  for (const [test, times] of wanted) {
    const there = exact.get(test) ?? (isBare.has(test ?? 0) ? bare.get(test) : undefined) ?? [];
    let at = 0;
    for (const time of times) {
      while (at < there.length && !isSame(there[at] ?? 0, time)) at += 1;
      if (at === there.length) return false;
      sum += time;
      found += there[at] ?? 0;
      at += 1;
    }
  }
  return Math.abs(sum - found) <= Math.max(0.05 * sum, 0.001 * part.seconds.length);
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.05, Math.max(a, b) / 100);

/** By test, in ascending order. */
function timesBy({ seconds }: CountedReport, tests: readonly (number | undefined)[]) {
  const times = new Map<number | undefined, number[]>();
  for (const [at, test] of tests.entries()) {
    const known = times.get(test);
    if (known) known.push(seconds[at] ?? 0);
    else times.set(test, [seconds[at] ?? 0]);
  }
  for (const one of times.values()) one.sort((a, b) => a - b);
  return times;
}
