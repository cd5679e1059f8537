import fc from "fast-check";
import { hashOf, readHash } from "../../../src/sections/SuiteRace/run-link";
import { blocksOf, runOn, suiteOf } from "../../../src/sections/SuiteRace/suite-run";
import type { Level } from "../../../src/test-reports/units";

const suiteWith = (...seconds: number[]) =>
  suiteOf(
    seconds.map((one, index) => ({ name: `file ${index}`, seconds: one })),
    "file",
    9,
  );

describe("a run", () => {
  test("returns the total time, the time on the lanes and the effect of the longest file", () => {
    expect(runOn(suiteWith(30, 300, 60, 90), 3)).toEqual({
      total: 480,
      time: 300,
      speedup: 1.6,
      longest: 300,
      decides: true,
      saved: 120,
      minutes: 8,
    });
  });

  test("returns no savings if splitting the longest file wouldn't help", () => {
    expect(runOn(suiteWith(100, 100, 100, 100), 2)).toMatchObject({ decides: false, saved: 0 });
    expect(runOn(suiteWith(100, 90), 1)).toMatchObject({ time: 190, speedup: 1, saved: 0 });
  });

  test("a race takes at least a second and is billed in whole minutes", () => {
    expect(runOn(suiteWith(0.0001), 4)).toMatchObject({ total: 1, time: 1, minutes: 1 });
    expect(runOn(suiteWith(30, 31), 4).minutes).toBe(2);
  });

  test("a race with thousands of files keeps the exact times of the longest files and averages the others", () => {
    const seconds = Array.from({ length: 100_000 }, (_, index) => 1 + (index % 7));
    const suite = suiteOf(
      seconds.map((one) => ({ name: "", seconds: one })),
      "file",
    );
    expect(suite.lengths.slice(0, 401)).toEqual([...Array(400).fill(7_000), 3_988]);
    expect(suite.units).toBe(100_000);
    const total = seconds.reduce((sum, one) => sum + one, 0);
    expect(runOn(suite, 1).total).toBe(total);
  });
});

describe("blocks of a run", () => {
  test("each lane has its files in running order, and the longest files come first", () => {
    expect(blocksOf(suiteWith(30, 300, 60, 90), 2)).toEqual([
      { lane: 0, start: 0, length: 300_000, unit: 0, units: 1 },
      { lane: 1, start: 0, length: 90_000, unit: 1, units: 1 },
      { lane: 1, start: 90_000, length: 60_000, unit: 2, units: 1 },
      { lane: 1, start: 150_000, length: 30_000, unit: 3, units: 1 },
    ]);
  });

  test("files beyond the 400 longest share one block at the end of each lane", () => {
    const suite = suiteWith(...Array(402).fill(2), ...Array(4).fill(1));
    const blocks = blocksOf(suite, 2);
    expect(blocks).toHaveLength(402);
    expect(blocks.slice(200, 201)).toEqual([
      { lane: 0, start: 400_000, length: 4_000, unit: 400, units: 3 },
    ]);
  });
});

describe("a link to a run", () => {
  const runs = fc.record({
    lengths: fc.array(fc.integer({ min: 1, max: 10 ** 13 }), { minLength: 1, maxLength: 50 }),
    level: fc.constantFrom("file", "class", "suite" as const),
    lanes: fc.integer({ min: 1, max: 60 }),
    runs: fc.integer({ min: 1, max: 9_999_999 }),
  });
  const linkOf = ({ lengths, level, ...run }: Parameters<typeof runOf>[0]) =>
    hashOf(runOf({ lengths, level, ...run }));
  function runOf({
    lengths,
    level,
    ...run
  }: {
    lengths: number[];
    level: Level;
    lanes: number;
    runs: number;
  }) {
    const sorted = lengths.toSorted((a, b) => b - a);
    const suite = { tests: 412, units: sorted.length, level, untimed: 3, lengths: sorted };
    return { ...run, suite: { ...suite, names: ["secret.spec.ts"] } };
  }

  test("it contains all of the run except for names, in characters that no program encodes", () => {
    fc.assert(
      fc.property(runs, (one) => {
        const run = runOf(one);
        expect(linkOf(one)).toMatch(/^#race=[a-z\d.-]+[a-z\d]$/);
        expect(readHash(linkOf(one), 60)).toEqual({ ...run, suite: { ...run.suite, names: [] } });
      }),
    );
  });

  test("a link that was cut anywhere isn't read", () => {
    fc.assert(
      fc.property(runs, fc.nat(), (one, at) => {
        const link = linkOf(one);
        expect(readHash(link.slice(0, at % link.length), 60)).toBeUndefined();
      }),
    );
  });

  test("it is short if many units take the same time", () => {
    expect(hashOf({ suite: suiteWith(...Array(50).fill(2)), lanes: 16, runs: 100 })).toBe(
      "#race=16.100.9.50.0.file.255s.1jk-1e",
    );
  });

  test.each([
    ...["", "#race=", "#pro", "#race=16.100.412.1.0.file.zz", "#race=16_100_412_56_0_6vuo.60*2"],
    ...["#race=0.100.412.1.0.file.zz.zz", "#race=16.0.412.1.0.file.zz.zz"],
    ...[
      "#race=61.1.1.1.0.file.zz.zz",
      "#race=16.1.1.2.0.file.zz.zz",
      "#race=16.1.1.1.0.lane.zz.zz",
    ],
    ...[
      "#race=16.1.1.1.0.file.zy.zz",
      "#race=16.1.1.1.0.file.0.0",
      "#race=16.1.1.2.0.file.a.0-2.a",
    ],
    ...["#race=16.1.1.1.0.file.zzzzzzzzzzzz.zzzzzzzzzzzz", "#race=16.1.1.9.0.file.z.1-zzzz"],
  ])("%s doesn't contain a run", (hash) => {
    expect(readHash(hash, 60)).toBeUndefined();
  });
});
