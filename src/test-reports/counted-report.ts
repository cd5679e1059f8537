/*
 * Decides which times of a report count. A wrong total is worse than wrong units.
 *
 * In: a report's facts. Out: its groups of tests with the time of each, the number of tests, and what visitors must be
 * told. Each rule is a function, and sees the times as the rules before it left them. No time may count twice.
 */
import type { Facts, SuiteElement, TestGroup } from "./report-facts";
import type { CountingNotes } from "./suite";

export interface CountedReport extends Facts {
  groups: TestGroup[];
  hosts: Set<string>;
  total: number;
  tests: number;
  notes: CountingNotes;
}

/** Changes the times of the facts' groups, adds what is in a suite to the one around it, and may add groups. */
export function countTests(facts: Facts): CountedReport {
  const { document, suites } = facts;
  const isTotal = isTotalOf(suites);
  const notes: CountingNotes = { untimed: 0, timedBySuite: 0, repeating: 0, overlapping: 0 };
  let tests = 0;
  // The loop goes from the innermost suites outward, so that a suite's time is whole when its turn comes.
  for (const suite of suites.toReversed()) {
    if (isTotal(suite) || countOnce(suite)) notes.repeating += 1;
    if (isTotal(suite)) continue;
    const listed = sum(suite.groups.values());
    const unlisted = isUnlisted(suite) ? suite.stated : 0;
    if (isOverlapping(listed, suite.time)) notes.overlapping += 1;
    suite.seconds += listed;
    suite.ran += unlisted;
    suite.untimed += unlisted;
    if (countSuite(suite)) notes.timedBySuite += suite.ran;
    tests += suite.listed + unlisted;
    const around = suite.parent ?? document;
    around.seconds += suite.seconds;
    around.ran += suite.ran;
    around.untimed += suite.untimed;
  }
  notes.untimed = document.untimed;
  const groups = suites.flatMap((suite) => [...suite.groups.values()]);
  const hosts = new Set(suites.flatMap(({ host }) => host || []));
  return { ...facts, groups, hosts, total: document.seconds, tests, notes };
}

const sum = (groups: Iterable<TestGroup>) =>
  [...groups].reduce((total, { seconds }) => total + seconds, 0);

/**
 * Shortens the times of a suite's tests if they contain the suite's own time more than once, and returns whether they
 * do. If each test took as long as the suite, the tests are checks of one run, as in Newman. If one took as long as the
 * suite and as all others together, it is their total.
 */
function countOnce({ groups, time, timed, longest }: SuiteElement): boolean {
  const listed = sum(groups.values());
  const isStated = (seconds: number) => Math.abs(seconds - time) <= time / 100;
  // No test took longer than the longest, so all took as long.
  const areChecks = timed > 1 && longest === time && listed > (timed - 0.001) * time;
  const hasTotal = timed > 2 && time >= 1 && isStated(longest) && isStated(listed - longest);
  if (!areChecks && !hasTotal) return false;
  for (const group of groups.values()) {
    group.seconds *= (areChecks ? time : listed - longest) / listed;
  }
  return true;
}

/** Tells whether tests seem to have run at the same time, because their suite took less time than they did. */
const isOverlapping = (listed: number, stated: number) => stated > 0 && listed > stated * 1.1 + 0.1;

/** Counts a suite's own time if nothing in it took any time although tests ran, and returns whether it does. */
function countSuite(suite: SuiteElement): boolean {
  if (suite.seconds > 0 || suite.ran === 0 || !(suite.time > 0)) return false;
  const [only, another] = suite.groups.values();
  if (only && !another) only.seconds = suite.time;
  else {
    const texts = { file: suite.file, className: "", testName: "" };
    suite.groups.set("", { suite, ...texts, seconds: suite.time });
  }
  suite.seconds = suite.time;
  suite.untimed = 0;
  return true;
}

/** Tells whether a suite states a number of tests, but lists neither tests nor suites. */
const isUnlisted = ({ isRoot, listed, stated, hasSuites }: SuiteElement) =>
  !isRoot && !listed && !hasSuites && stated > 0;

/** A suite that lists no tests, and states as many as all others have, is their total. */
function isTotalOf(suites: readonly SuiteElement[]) {
  const all = suites.reduce((tests, one) => tests + (isUnlisted(one) ? one.stated : one.listed), 0);
  const hasTests = suites.some(({ listed }) => listed > 0);
  return (suite: SuiteElement) => hasTests && isUnlisted(suite) && suite.stated * 2 === all;
}
