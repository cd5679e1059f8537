import fc from "fast-check";
import { blocksOf, race, suiteOf } from "../../../src/sections/SuiteRace/race";
import { hashOf, readHash } from "../../../src/sections/SuiteRace/race-link";

const suiteWith = (...seconds: number[]) =>
  suiteOf({
    files: seconds.map((one, index) => ({ name: `file ${index}`, seconds: one })),
    tests: 9,
    untimed: 0,
  });

describe("race", () => {
  test("returns the total time, the time on the lanes and the effect of the longest file", () => {
    expect(race(suiteWith(30, 300, 60, 90), 3)).toEqual({
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
    expect(race(suiteWith(100, 100, 100, 100), 2)).toMatchObject({ decides: false, saved: 0 });
    expect(race(suiteWith(100, 90), 1)).toMatchObject({ time: 190, speedup: 1, saved: 0 });
  });

  test("a race takes at least a second and is billed in whole minutes", () => {
    expect(race(suiteWith(0.0001), 4)).toMatchObject({ total: 1, time: 1, minutes: 1 });
    expect(race(suiteWith(30, 31), 4).minutes).toBe(2);
  });

  test("a race with thousands of files keeps the exact times of the longest files and averages the others", () => {
    const seconds = Array.from({ length: 100_000 }, (_, index) => 1 + (index % 7));
    const suite = suiteOf({
      files: seconds.map((one) => ({ name: "", seconds: one })),
      tests: 100_000,
      untimed: 0,
    });
    expect(suite.lengths.slice(0, 401)).toEqual([...Array(400).fill(7_000), 3_988]);
    expect(suite.files).toBe(100_000);
    const total = seconds.reduce((sum, one) => sum + one, 0);
    expect(race(suite, 1).total).toBe(total);
  });
});

describe("blocks of a run", () => {
  test("each lane has its files in running order, and the longest files come first", () => {
    expect(blocksOf(suiteWith(30, 300, 60, 90), 2)).toEqual([
      { lane: 0, start: 0, length: 300_000, file: 0, files: 1 },
      { lane: 1, start: 0, length: 90_000, file: 1, files: 1 },
      { lane: 1, start: 90_000, length: 60_000, file: 2, files: 1 },
      { lane: 1, start: 150_000, length: 30_000, file: 3, files: 1 },
    ]);
  });

  test("files beyond the 400 longest share one block at the end of each lane", () => {
    const suite = suiteWith(...Array(402).fill(2), ...Array(4).fill(1));
    const blocks = blocksOf(suite, 2);
    expect(blocks).toHaveLength(402);
    expect(blocks.slice(200, 201)).toEqual([
      { lane: 0, start: 400_000, length: 4_000, file: 400, files: 3 },
    ]);
  });
});

describe("race URL", () => {
  const suites = fc.array(fc.integer({ min: 1, max: 10 ** 13 }), {
    minLength: 1,
    maxLength: 50,
  });

  test("the URL contains the whole race, except for file names", () => {
    fc.assert(
      fc.property(
        suites,
        fc.integer({ min: 1, max: 60 }),
        fc.nat(9_999_998),
        (all, lanes, runs) => {
          const lengths = all.toSorted((a, b) => b - a);
          const suite = { tests: 412, files: 56, untimed: 3, lengths, names: ["secret.spec.ts"] };
          const hash = hashOf({ suite, lanes, runs: runs + 1 });
          expect(hash).toMatch(/^#race=[\w.*]+$/);
          expect(readHash(hash, 60)).toEqual({
            suite: { ...suite, names: [] },
            lanes,
            runs: runs + 1,
          });
        },
      ),
    );
  });

  test("the URL is short if many files take the same time", () => {
    expect(hashOf({ suite: suiteWith(...Array(50).fill(2)), lanes: 16, runs: 100 })).toBe(
      "#race=16_100_9_50_0_1jk*1e",
    );
  });

  test.each([
    ...["", "#race=", "#pro", "#race=16_100_412_56_0_", "#race=0_100_412_56_0_zz"],
    ...["#race=16_0_412_56_0_zz", "#race=61_1_1_1_0_zz", "#race=100_1_1_1_0_zz"],
    ...["#race=16_100_412_56_0_0", "#race=16_100_412_56_0_a*0", "#race=16_100_412_56_0_0*2.a"],
    ...["#race=16_100_412_56_0_zzzzzzzzzzzz", "#race=16_100_412_56_0_zzzzzzzzzz*99.a"],
    ...["#race=16_100_412_56_0_zz*zzzz", "#race=1_1_1_1_1_z%"],
    ...["#race=16_100_412_56_0_zz*4amo.zz", "#race=-1_1_1_1_0_zz"],
  ])("%s doesn't contain a race", (hash) => {
    expect(readHash(hash, 60)).toBeUndefined();
  });
});
