import { LARGEST_NEED, type Need, type Plan } from "./costs";

/** A suite as visitors know it: how many minutes it takes today, on how many machines. Both are whole numbers. */
export interface Suite {
  minutes: number;
  machines: number;
}

/** The limits of both numbers, whose product must be a number of minutes that the plan finder accepts. */
export const MOST_MINUTES = 9_999;
export const MOST_MACHINES = 999;

/** The running time of all tests, if every machine is busy until the end. That is what plans bill. */
export const testMinutes = ({ minutes, machines }: Suite) => minutes * machines;

export interface SuiteOnPlan<P> {
  plan: P;
  lanes: number;
  /** The shortest possible run on all lanes of the plan, in whole seconds. */
  seconds: number;
  /** The number of runs per month that the plan's minutes cover. */
  runs: number;
  /** These runs, or a single one that costs extra, as a need for the plan finder. */
  need: Need;
}

/** What a suite would take and cost on each plan that lists a price. */
export function suiteOnPlans<P extends Plan>(plans: readonly P[], suite: Suite): SuiteOnPlan<P>[] {
  const total = testMinutes(suite);
  return plans.flatMap((plan) => {
    const { price, minutes, parallelTests: lanes } = plan;
    if (!price || minutes === null || lanes === null) return [];
    const runs = Math.floor(minutes / total);
    const need = {
      minutes: Math.min(LARGEST_NEED, Math.max(1, runs) * total),
      parallel: lanes,
      billing: "annual",
    } as const;
    return [{ plan, lanes, seconds: Math.ceil((total * 60) / lanes), runs, need }];
  });
}

const HASH = /^#suite=(\d{1,4})-(\d{1,3})-(\d{1,7})$/;

/** The fragment of a link to a suite's estimate. The last number shows whether the link has arrived whole. */
export const suiteHash = (suite: Suite) =>
  `#suite=${suite.minutes}-${suite.machines}-${testMinutes(suite)}`;

/** Returns "damaged" for a link to an estimate that isn't whole, and undefined for any other fragment. */
export function readSuiteHash(hash: string): Suite | "damaged" | undefined {
  if (!hash.startsWith("#suite")) return undefined;
  const [, minutes, machines, sum] = HASH.exec(hash)?.map(Number) ?? [];
  const suite = { minutes: minutes ?? 0, machines: machines ?? 0 };
  return sum && testMinutes(suite) === sum ? suite : "damaged";
}
