/*
 * Finds the reports that say again what another one says. Maven with TestNG, for example, writes each test into
 * three reports, with slightly different times.
 *
 * In: the counted reports that were chosen together. Out: those to leave out. Two legs of a matrix and two shards
 * must stay, even if they share tests.
 */
import type { CountedReport } from "./counted-report";
import type { ComparedTest } from "./report-facts";

/**
 * A report of which every test stands in another one, with the same time, is repeated. Of equal reports, the one with
 * the least time stays.
 *
 * @param pause lets the page respond, because each report is compared with all larger ones
 */
export async function repeatedReports(
  reports: readonly CountedReport[],
  pause: () => Promise<void>,
): Promise<Set<CountedReport>> {
  const ordered = reports.toSorted((a, b) => b.tests - a.tests || a.total - b.total);
  const repeated = new Set<CountedReport>();
  for (const [at, part] of ordered.entries()) {
    await pause();
    const isPart = (all: CountedReport) => contains(all, part) && isSameRun(all, part);
    if (ordered.slice(0, at).some(isPart)) repeated.add(part);
  }
  return repeated;
}

/** Tells whether two reports may be of the same run: of the same host, and of the same length if suites' times count. */
function isSameRun(all: CountedReport, part: CountedReport): boolean {
  const isElsewhere = ![...part.hosts].some((host) => all.hosts.has(host));
  if (all.hosts.size > 0 && part.hosts.size > 0 && isElsewhere) return false;
  return part.notes.timedBySuite === 0 || isSame(all.total, part.total);
}

/**
 * Tells whether a report has all tests of another one, with the same times. Times are the same within 0.05 s or 1 %, and
 * together within 5 % or a millisecond per test, because one by one, the times of short tests prove nothing. Parameters,
 * as in `adds[1]`, tell tests apart if both reports have them.
 */
function contains(all: CountedReport, part: CountedReport): boolean {
  let [sum, found] = [0, 0];
  for (const [name, tests] of part.compared) {
    const sameName = all.compared.get(name);
    if (!sameName || sameName.length < tests.length) return false;
    const haveParameters = [tests, sameName].every((list) =>
      list.some(({ test }) => test !== name),
    );
    const left = inOrder(sameName, haveParameters);
    let at = 0;
    for (const { test, seconds } of inOrder(tests, haveParameters)) {
      const isMatch = (one: ComparedTest) =>
        isSame(one.seconds, seconds) && (!haveParameters || one.test === test);
      let match = left[at];
      // What doesn't match a test can't match the tests after it, because both lists have the same order.
      while (match && !isMatch(match)) match = left[++at];
      if (!match) return false;
      at += 1;
      sum += seconds;
      found += match.seconds;
    }
  }
  return (
    part.compared.size > 0 && Math.abs(sum - found) <= Math.max(0.05 * sum, 0.001 * part.tests)
  );
}

const inOrder = (tests: readonly ComparedTest[], byTest: boolean) =>
  tests.toSorted((a, b) => (byTest && a.test - b.test) || a.seconds - b.seconds);

const isSame = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.05, Math.max(a, b) / 100);
