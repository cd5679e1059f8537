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

/** A suite with what is known about it after the rules so far. */
interface Counted {
  suite: SuiteElement;
  places: Place[];
  /** The time that the suite states, in seconds, or 0. */
  stated: number;
  /** About its own tests. */
  sum: Sum;
  /** About all tests in it, also those of the suites in it. */
  inside: { seconds: number; ran: number; untimed: number };
}

/** Changes the facts, and may add places. */
export function countTests(facts: Facts, provenElsewhere: ReadonlySet<Separator>): CountedReport {
  const { suites, places } = facts;
  const proven = facts.proven.size > 0 ? facts.proven : provenElsewhere;
  const isTotal = isTotalOf(suites);
  const testsIn = (suite: SuiteElement) => (isUnlisted(suite) ? suite.stated : 0);
  const placesIn = suites.map((): Place[] => []);
  for (const place of places) placesIn[place.suite]?.push(place);
  const counted = suites.map((suite, at): Counted => {
    const { time, ran, untimed } = suite;
    const own = placesIn[at] ?? [];
    const { unclear, ...sum } = addUp(own, proven);
    const stated = time.seconds * (time.unclear ? factorOf(time.unclear, proven) : 1) || 0;
    const more = isTotal(suite) ? 0 : testsIn(suite);
    const inside = { ran: ran + more, untimed: untimed + unclear + more, seconds: sum.seconds };
    return { suite, places: own, stated: isTotal(suite) ? 0 : stated, sum, inside };
  });

  const repeating = counted.filter(countOnce).length + suites.filter(isTotal).length;
  const overlapping = counted.filter(isOverlapping).length;
  const { untimed, timedBySuite } = addOwnTimes(counted, places);
  const unlisted = suites.filter((suite) => !isTotal(suite)).map(testsIn);
  const tests = suites.reduce((sum, { listed }) => sum + listed, 0);
  return {
    ...facts,
    total: places.reduce((sum, { seconds }) => sum + seconds, 0),
    tests: unlisted.reduce((sum, more) => sum + more, tests),
    doubts: { untimed, timedBySuite, repeating, overlapping },
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
 * Counts a time that a suite repeats once, and returns whether it does. If all its tests took as long as the suite,
 * they are checks of one run. If one took as long as the suite and as all others together, it is their total.
 */
function countOnce({ places, stated, sum }: Counted): boolean {
  const isStated = (time: number) => Math.abs(time - stated) <= stated / 100;
  const areChecks = sum.tests > 1 && sum.shortest === stated && sum.longest === stated;
  const rest = sum.seconds - sum.longest;
  const hasTotal = sum.tests > 2 && stated >= 1 && isStated(sum.longest) && isStated(rest);
  if (!areChecks && !hasTotal) return false;
  for (const place of places) place.seconds *= (areChecks ? stated : rest) / sum.seconds;
  sum.seconds = areChecks ? stated : rest;
  return true;
}

/** Whether tests may have run at the same time, so that a suite took less time than they did. */
const isOverlapping = ({ stated, sum }: Counted) => stated > 0 && sum.seconds > stated * 1.1 + 0.1;

/** A suite's own time counts only if nothing in it took any time although tests ran. */
function addOwnTimes(counted: readonly Counted[], places: Place[]) {
  const all = { untimed: 0, timedBySuite: 0, seconds: 0, ran: 0 };
  // From the inside out, because a suite comes before those in it.
  for (const [at, { suite, stated, inside, places: own }] of [...counted.entries()].reverse()) {
    if (inside.seconds === 0 && inside.ran > 0 && stated > 0) {
      all.timedBySuite += inside.ran;
      Object.assign(inside, { seconds: stated, untimed: 0 });
      const [place, another] = own;
      const texts = { file: suite.file, className: "", testName: "", hasPythonName: false };
      if (place && !another) place.seconds = stated;
      else places.push({ suite: at, ...texts, times: {}, seconds: stated });
    }
    const around = counted[suite.parent]?.inside ?? all;
    around.seconds += inside.seconds;
    around.ran += inside.ran;
    around.untimed += inside.untimed;
  }
  return all;
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
