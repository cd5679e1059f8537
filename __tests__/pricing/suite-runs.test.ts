import { suiteRunsOn } from "../../src/pricing/suite-runs";

const SUITE = 8700;

test.each([
  [1, 145],
  [5, 30],
  [15, 10],
  [30, 5],
])(
  "on %d lanes, a run takes %d min: an even share, plus half a minute for the last lane to finish",
  (parallelTests, minutes) => {
    expect(suiteRunsOn({ parallelTests, minutes: 500 }, SUITE)?.minutes).toBe(minutes);
  },
);

test("a month has as many runs, billed in whole minutes, as fit in the plan's minutes", () => {
  const runsOn = (minutes: number, suite = SUITE) =>
    suiteRunsOn({ parallelTests: 5, minutes }, suite)?.runs;
  expect([144, 145, 15_000].map((minutes) => runsOn(minutes))).toEqual([0, 1, 103]);
  expect(runsOn(15_000, SUITE + 30)).toBe(102);
});

test("a plan with custom lanes or minutes has neither a run time nor a number of runs", () => {
  expect(suiteRunsOn({ parallelTests: null, minutes: 500 }, SUITE)).toBeUndefined();
  expect(suiteRunsOn({ parallelTests: 5, minutes: null }, SUITE)).toBeUndefined();
});
