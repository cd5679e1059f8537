import fc from "fast-check";
import { raceHash, readRaceHash } from "../../../src/sections/SuiteRace/run-link";
import { formatLength, lengthsOf, runOn } from "../../../src/sections/SuiteRace/suite-run";
import { LEVELS } from "../../../src/test-reports/suite";

const unitsOf = (seconds: readonly number[]) =>
  seconds.map((one) => ({ name: "secret", seconds: one }));
const lengths = (seconds: readonly number[]) => lengthsOf(unitsOf(seconds)).lengths;

test.each([
  [
    [30, 300, 60, 90],
    3,
    { total: 480, time: 300, longest: 300, speedup: 1.6, saved: 120, minutes: 8 },
  ],
  // Splitting the longest would save nothing.
  [
    [100, 100, 100, 100],
    2,
    { total: 400, time: 200, longest: 100, speedup: 2, saved: 0, minutes: 7 },
  ],
  [[100, 90], 1, { total: 190, time: 190, longest: 100, speedup: 1, saved: 0, minutes: 4 }],
])(
  "units of %j seconds on %i lanes",
  (seconds, lanes, { total, time, longest, saved, ...others }) => {
    const inSeconds = { total, time, longest, saved };
    const times = Object.fromEntries(
      Object.entries(inSeconds).map(([key, one]) => [key, one * 1000]),
    );
    expect(runOn(lengths(seconds), lanes)).toMatchObject({ ...times, ...others });
  },
);

test("a run takes at least a second", () => {
  expect(formatLength(runOn(lengths([0.0001]), 4).time)).toBe("1 s");
});

test("among thousands of units, the longest keep their exact durations, and the others get their mean", () => {
  const seconds = Array.from({ length: 100_000 }, (_, index) => 1 + (index % 7));
  const all = lengths(seconds);
  expect(all.slice(0, 401)).toEqual([...Array(400).fill(7_000), 3_988]);
  expect(all).toHaveLength(100_000);
  const total = seconds.reduce((sum, one) => sum + one, 0);
  expect(runOn(all, 1).total).toBe(total * 1000);
});

test("units beyond the 200,400 that lanes can be filled with are combined, and a link holds no more", () => {
  const all = lengths(Array(300_000).fill(1));
  expect(all).toHaveLength(200_400);
  expect(all.reduce((sum, one) => sum + one, 0)).toBe(300_000_000);
  const linkOf = (count: number) => {
    const units = count.toString(36);
    return `#race=16.1.1.file.${units}.1-${units}`;
  };
  expect(readRaceHash(linkOf(200_400), 60)?.units.file).toHaveLength(200_400);
  expect(readRaceHash(linkOf(200_401), 60)).toBeUndefined();
});

describe("blocks of a run", () => {
  test("each lane has its files in running order, and the longest files come first", () => {
    expect(runOn(lengths([30, 300, 60, 90]), 2).blocks).toEqual([
      { lane: 0, start: 0, length: 300_000, unit: 0, units: 1 },
      { lane: 1, start: 0, length: 90_000, unit: 1, units: 1 },
      { lane: 1, start: 90_000, length: 60_000, unit: 2, units: 1 },
      { lane: 1, start: 150_000, length: 30_000, unit: 3, units: 1 },
    ]);
  });

  test("files beyond the 400 longest share one block at the end of each lane", () => {
    const { blocks } = runOn(lengths([...Array(402).fill(2), ...Array(4).fill(1)]), 2);
    expect(blocks).toHaveLength(402);
    expect(blocks.slice(200, 201)).toEqual([
      { lane: 0, start: 400_000, length: 4_000, unit: 400, units: 3 },
    ]);
  });
});

describe("a link to a race", () => {
  const races = fc.record({
    milliseconds: fc.array(fc.integer({ min: 1, max: 10 ** 13 }), { minLength: 1, maxLength: 50 }),
    level: fc.constantFrom(...LEVELS),
    lanes: fc.integer({ min: 1, max: 60 }),
    runs: fc.integer({ min: 1, max: 9_999_999 }),
  });
  const linkTo = ({
    milliseconds,
    level,
    ...run
  }: typeof races extends fc.Arbitrary<infer T> ? T : never) => {
    const units = unitsOf(milliseconds.map((one) => one / 1000));
    const race = { ...run, level, tests: 412, units: { [level]: units }, notes: { untimed: 3 } };
    return raceHash(race, lengthsOf(units).lengths);
  };

  test("it contains all of the race except for names and notes, in characters that no program encodes", () => {
    fc.assert(
      fc.property(races, (race) => {
        const { milliseconds, level, ...run } = race;
        expect(linkTo(race)).toMatch(/^#race=[a-z\d.-]+[a-z\d]$/);
        const { units, ...rest } = readRaceHash(linkTo(race), 60) ?? {};
        expect(rest).toEqual({ ...run, level, tests: 412, notes: {} });
        expect(lengthsOf(units?.[level] ?? [])).toEqual({
          lengths: milliseconds.toSorted((a, b) => b - a),
          names: milliseconds.map(() => ""),
        });
      }),
    );
  });

  test("a link that was cut anywhere isn't read", () => {
    fc.assert(
      fc.property(races, fc.nat(), (race, at) => {
        const link = linkTo(race);
        expect(readRaceHash(link.slice(0, at % link.length), 60)).toBeUndefined();
      }),
    );
  });

  test("it is short if many units take the same time", () => {
    const milliseconds = Array(50).fill(2000);
    expect(linkTo({ milliseconds, level: "file", lanes: 16, runs: 100 })).toBe(
      "#race=16.100.412.file.255s.1jk-1e",
    );
  });

  test.each([
    ...["", "#race=", "#pro", "#race=16.100.412.file.zz", "#race=16_100_412_6vuo.60*2"],
    ...["#race=0.100.412.file.zz.zz", "#race=16.0.412.file.zz.zz", "#race=61.1.1.file.zz.zz"],
    ...["#race=16.1.1.lane.zz.zz", "#race=16.1.1.file.zy.zz", "#race=16.1.1.file.0.0"],
    ...["#race=16.1.1.file.a.0-2.a", "#race=16.1.1.file.zzzzzzzzzzzz.zzzzzzzzzzzz"],
    "#race=16.1.1.file.z.1-zzzz",
  ])("%s doesn't contain a race", (hash) => {
    expect(readRaceHash(hash, 60)).toBeUndefined();
  });
});
