import { median } from "../../../tools/bench/median";

test.each([
  [[3, 100, 1], 3],
  [[4, 1, 100, 2], 3],
  [[7], 7],
  [[], 0],
])("the median of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});
