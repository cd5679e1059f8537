import { suiteRunsOn } from "../../src/pricing/suite-runs";

/** A suite's total duration in seconds: 145 minutes, as on Home's run board. */
const SUITE = 8700;

test("a run takes the suite's minutes divided by the plan's lanes, plus half a minute for the last lane to finish", () => {
  const minutesOn = (parallelTests: number) =>
    suiteRunsOn({ parallelTests, minutes: 500 }, SUITE)?.minutes;
  expect(minutesOn(5)).toBe(30);
  expect(minutesOn(15)).toBe(10);
  // The run on Home takes 9 min 41 s.
  expect(minutesOn(16)).toBe(10);
  expect(minutesOn(30)).toBe(5);
  // A single lane doesn't have to wait for other lanes.
  expect(minutesOn(1)).toBe(145);
});

test("a month has as many complete runs as fit in the plan's minutes", () => {
  const runsOn = (minutes: number) => suiteRunsOn({ parallelTests: 5, minutes }, SUITE)?.runs;
  expect(runsOn(144)).toBe(0);
  expect(runsOn(145)).toBe(1);
  expect(runsOn(500)).toBe(3);
  expect(runsOn(15_000)).toBe(103);
  expect(runsOn(1_000_000)).toBe(6_896);
  // Each run is billed in whole minutes.
  expect(suiteRunsOn({ parallelTests: 5, minutes: 15_000 }, SUITE + 30)?.runs).toBe(102);
  expect(suiteRunsOn({ parallelTests: 5, minutes: 15_000 }, 500)?.runs).toBe(1_666);
});

test("a plan with custom lanes or minutes has neither a run time nor a number of runs", () => {
  expect(suiteRunsOn({ parallelTests: null, minutes: 500 }, SUITE)).toBeUndefined();
  expect(suiteRunsOn({ parallelTests: 5, minutes: null }, SUITE)).toBeUndefined();
});
