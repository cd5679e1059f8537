import fc from "fast-check";
import { schedule, timeOn } from "../../src/pricing/schedule";

const suites = fc.record({
  lengths: fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 60 }),
  lanes: fc.integer({ min: 1, max: 20 }),
});

test("the longest files start first, and each file runs on the first lane that becomes free", () => {
  expect(schedule([2, 7, 3, 5, 4], 2)).toEqual([
    [1, 2],
    [3, 4, 0],
  ]);
  expect(timeOn([2, 7, 3, 5, 4], 2)).toBe(11);
});

test("if there are fewer files than lanes, some lanes stay empty, and an empty suite takes no time", () => {
  expect(schedule([4], 3)).toEqual([[0], [], []]);
  expect(timeOn([], 3)).toBe(0);
  expect(timeOn([4, 3], 10_000_000)).toBe(4);
});

test("every file runs once, and each lane runs its files from longest to shortest", () => {
  fc.assert(
    fc.property(suites, ({ lengths, lanes }) => {
      const files = schedule(lengths, lanes);
      expect(files).toHaveLength(lanes);
      expect(files.flat().sort((a, b) => a - b)).toEqual([...lengths.keys()]);
      for (const lane of files) {
        const own = lane.map((file) => lengths[file] ?? 0);
        expect(own).toEqual([...own].sort((a, b) => b - a));
      }
    }),
  );
});
