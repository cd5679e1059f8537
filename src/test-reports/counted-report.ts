/*
 * Decides which times of a report count. A wrong total is worse than wrong units.
 *
 * In: a report's facts. Out: the same facts with the time of each place, the number of tests, and what visitors must
 * be told. Each rule is a function, and sees the times as the rules before it left them. No time may count twice.
 */
import type { Facts, Place, SuiteElement, Sum } from "./report-facts";
import { factorOf, type Separator } from "./times";

/**
 * What a report can't tell or tells twice:
 * - untimed: tests without a valid time, except skipped ones. They count as 0 seconds.
 * - timedBySuite: tests without a time above 0 whose suite's own time counts.
 * - repeating: suites with a time that a test or another suite repeats. It counts once.
 * - overlapping: suites that took less time than their tests together.
 */
export const DOUBTS = ["untimed", "timedBySuite", "repeating", "overlapping"] as const;
export type Doubts = Record<(typeof DOUBTS)[number], number>;

export interface CountedReport extends Facts {
  total: number;
  tests: number;
  doubts: Doubts;
}

/** Changes the facts, and may add places. */
export function countTests(facts: Facts, provenElsewhere: ReadonlySet<Separator>): CountedReport {
  const { suites, places } = facts;
  const proven = facts.proven.size > 0 ? facts.proven : provenElsewhere;
  const stated = suites.map(({ time }) => {
    return time.seconds * (time.unclear ? factorOf(time.unclear, proven) : 1) || 0;
  });
  const placesIn = suites.map((): Place[] => []);
  for (const place of places) placesIn[place.suite]?.push(place);
  const sums = placesIn.map((inSuite) => addUp(inSuite, proven));
  const totals = suites.filter(isTotalOf(suites));
  const doubts = { untimed: 0, timedBySuite: 0, repeating: totals.length, overlapping: 0 };

  for (const [at, sum] of sums.entries()) {
    const own = stated[at] ?? 0;
    const once = timeOnce(sum, own);
    if (once < sum.seconds) doubts.repeating += 1;
    else if (own > 0 && sum.seconds > own * 1.1 + 0.1) doubts.overlapping += 1;
    for (const place of placesIn[at] ?? []) place.seconds *= once / sum.seconds || 0;
  }

  // From the inside out, because a suite comes before those in it.
  const inside = suites.map(({ ran, untimed }, at) => {
    const { seconds = 0, unclear = 0 } = sums[at] ?? {};
    return { sum: seconds, ran, untimed: untimed + unclear };
  });
  for (const [at, suite] of [...suites.entries()].reverse()) {
    if (totals.includes(suite)) continue;
    const own = inside[at] ?? { sum: 0, ran: 0, untimed: 0 };
    if (isUnlisted(suite)) Object.assign(own, { ran: suite.stated, untimed: suite.stated });
    const seconds = stated[at] ?? 0;
    // A suite's own time counts only if nothing in it took any time although tests ran.
    if (own.sum === 0 && own.ran > 0 && seconds > 0) {
      doubts.timedBySuite += own.ran;
      Object.assign(own, { sum: seconds, untimed: 0 });
      const [place, another] = placesIn[at] ?? [];
      const texts = { file: suite.file, className: "", testName: "", hasPythonName: false };
      if (place && !another) place.seconds = seconds;
      else places.push({ suite: at, ...texts, times: {}, seconds });
    }
    const outer = inside[suite.parent] ?? doubts;
    outer.untimed += own.untimed;
    if ("sum" in outer) {
      outer.sum += own.sum;
      outer.ran += own.ran;
    }
  }
  const testsIn = (suite: SuiteElement) =>
    isUnlisted(suite) && !totals.includes(suite) ? suite.stated : suite.listed;
  return {
    ...facts,
    total: places.reduce((sum, place) => sum + place.seconds, 0),
    tests: suites.reduce((sum, suite) => sum + testsIn(suite), 0),
    doubts,
  };
}

/**
 * Sets the times of a suite's places, and returns their sum. A comma or point means in all times of a report what some
 * of them prove. `unclear` is the number of tests for which none does.
 */
function addUp(
  places: readonly Place[],
  proven: ReadonlySet<Separator>,
): Sum & { unclear: number } {
  const sum = { seconds: 0, tests: 0, longest: 0, shortest: Number.POSITIVE_INFINITY, unclear: 0 };
  for (const place of places) {
    for (const separator of ["clear", ".", ","] as const) {
      const { [separator]: times } = place.times;
      const factor = separator === "clear" ? 1 : factorOf(separator, proven);
      if (times && Number.isNaN(factor)) sum.unclear += times.tests;
      else if (times) {
        place.seconds += times.seconds * factor;
        sum.tests += times.tests;
        sum.longest = Math.max(sum.longest, times.longest * factor);
        sum.shortest = Math.min(sum.shortest, times.shortest * factor);
      }
    }
    sum.seconds += place.seconds;
  }
  return sum;
}

/**
 * Returns the time of a suite's tests without repetitions. If all of them took as long as the suite, they are checks
 * of one run. If one took as long as the suite and as all others together, it is their total.
 */
function timeOnce({ seconds, tests, longest, shortest }: Sum, stated: number): number {
  if (tests > 1 && shortest === stated && longest === stated) return stated;
  const isSame = (time: number) => Math.abs(time - stated) <= stated / 100;
  const hasTotal = tests > 2 && stated >= 1 && isSame(longest) && isSame(seconds - longest);
  return hasTotal ? seconds - longest : seconds;
}

/** Whether a suite lists neither tests nor suites, although it states that it has tests. */
const isUnlisted = ({ isRoot, listed, stated, hasSuites }: SuiteElement) =>
  !isRoot && !listed && !hasSuites && stated > 0;

/** A suite that lists no tests, and states as many as all others have, is their total. */
function isTotalOf(suites: readonly SuiteElement[]) {
  const listed = suites.reduce((sum, suite) => sum + suite.listed, 0);
  const all = suites.reduce((sum, suite) => sum + (isUnlisted(suite) ? suite.stated : 0), listed);
  return (suite: SuiteElement) => listed > 0 && isUnlisted(suite) && suite.stated * 2 === all;
}
