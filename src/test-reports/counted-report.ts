/*
 * Decides which times of a report count. A wrong total is worse than wrong units.
 *
 * In: a report's facts. Out: its places with the time of each, the number of tests, and what visitors must be told.
 * Each rule is a function, and sees the times as the rules before it left them. No time may count twice.
 */
import type { Facts, Place, SuiteElement } from "./report-facts";
import type { Doubts } from "./suite";
import { factorOf, type Separator } from "./times";

export interface CountedReport extends Facts {
  places: Place[];
  hosts: Set<string>;
  total: number;
  tests: number;
  doubts: Doubts;
}

/** Sets the times of the facts' suites and places, adds what is in a suite to the one around it, and may add places. */
export function countTests(facts: Facts, provenElsewhere: ReadonlySet<Separator>): CountedReport {
  const { document, suites } = facts;
  const proven = facts.proven.size > 0 ? facts.proven : provenElsewhere;
  const isTotal = isTotalOf(suites);
  const doubts: Doubts = { untimed: 0, timedBySuite: 0, repeating: 0, overlapping: 0 };
  let tests = 0;
  // From the inside out, because a suite comes before those in it.
  for (const suite of suites.toReversed()) {
    const unlisted = isUnlisted(suite) && !isTotal(suite) ? suite.stated : 0;
    const stated = isTotal(suite) ? 0 : suite.time.seconds * factorOf(suite.time.unclear, proven);
    const times = readTimes(suite, proven);
    if (isTotal(suite) || countOnce(suite, times, stated)) doubts.repeating += 1;
    const own = [...suite.places.values()].reduce((sum, { seconds }) => sum + seconds, 0);
    if (isOverlapping(own, stated)) doubts.overlapping += 1;
    suite.seconds += own;
    suite.ran += unlisted;
    suite.untimed += unlisted + times.unclear;
    if (countSuite(suite, stated)) doubts.timedBySuite += suite.ran;
    tests += suite.listed + unlisted;
    const around = suite.parent ?? document;
    around.seconds += suite.seconds;
    around.ran += suite.ran;
    around.untimed += suite.untimed;
  }
  doubts.untimed = document.untimed;
  const places = suites.flatMap((suite) => [...suite.places.values()]);
  const hosts = new Set(suites.flatMap(({ host }) => host || []));
  return { ...facts, places, hosts, total: document.seconds, tests, doubts };
}

/**
 * Sets the times of a suite's places, and returns what its tests took. A comma or point means in all times of a report
 * what some of them prove. `unclear` is the number of tests for which none does.
 */
function readTimes({ places }: SuiteElement, proven: ReadonlySet<Separator>) {
  let [tests, unclear, longest, shortest, seconds] = [0, 0, 0, Number.POSITIVE_INFINITY, 0];
  for (const place of places.values()) {
    const before = seconds;
    for (const separator of [undefined, ".", ","] as const) {
      const times = place.times[separator ?? "clear"] ?? [];
      const factor = factorOf(separator, proven);
      if (Number.isNaN(factor)) unclear += times.length;
      else tests += times.length;
      for (const written of Number.isNaN(factor) ? [] : times) {
        const time = written * factor;
        longest = Math.max(longest, time);
        shortest = Math.min(shortest, time);
        seconds += time;
      }
    }
    place.seconds = seconds - before;
  }
  return { tests, unclear, longest, shortest, seconds };
}

/**
 * Counts a time that a suite repeats once, and returns whether it does. If all its tests took as long as the suite,
 * they are checks of one run. If one took as long as the suite and as all others together, it is their total.
 */
function countOnce(
  { places }: SuiteElement,
  { tests, longest, shortest, seconds }: ReturnType<typeof readTimes>,
  stated: number,
): boolean {
  const isStated = (time: number) => Math.abs(time - stated) <= stated / 100;
  const areChecks = tests > 1 && shortest === stated && longest === stated;
  const rest = seconds - longest;
  const hasTotal = tests > 2 && stated >= 1 && isStated(longest) && isStated(rest);
  if (!areChecks && !hasTotal) return false;
  for (const place of places.values()) place.seconds *= (areChecks ? stated : rest) / seconds;
  return true;
}

/** Whether tests may have run at the same time, so that a suite took less time than they did. */
const isOverlapping = (own: number, stated: number) => stated > 0 && own > stated * 1.1 + 0.1;

/** Counts a suite's own time if nothing in it took any time although tests ran, and returns whether it does. */
function countSuite(suite: SuiteElement, stated: number): boolean {
  if (suite.seconds > 0 || suite.ran === 0 || !(stated > 0)) return false;
  const [place, another] = suite.places.values();
  const texts = { file: suite.file, className: "", testName: "", hasPythonName: false };
  if (place && !another) place.seconds = stated;
  else suite.places.set("", { suite, ...texts, times: {}, seconds: stated });
  Object.assign(suite, { seconds: stated, untimed: 0 });
  return true;
}

/** Whether a suite lists neither tests nor suites, although it states that it has tests. */
const isUnlisted = ({ isRoot, listed, stated, hasSuites }: SuiteElement) =>
  !isRoot && !listed && !hasSuites && stated > 0;

/** A suite that lists no tests, and states as many as all others have, is their total. */
function isTotalOf(suites: readonly SuiteElement[]) {
  const all = suites.reduce((sum, one) => sum + (isUnlisted(one) ? one.stated : one.listed), 0);
  const hasTests = suites.some(({ listed }) => listed > 0);
  return (suite: SuiteElement) => hasTests && isUnlisted(suite) && suite.stated * 2 === all;
}
