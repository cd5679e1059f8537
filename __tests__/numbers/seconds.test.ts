import { secondsIn } from "../../src/numbers/seconds";

test.each([
  ["2 h 25 min", 8700],
  ["9\u00A0min\u00A041\u00A0s", 581],
  ["145 min", 8700],
  ["30 s", 30],
  ["5 min 0 s", 300],
  ["an hour", 0],
  ["", 0],
])("the duration %j is %d seconds", (words, seconds) => {
  expect(secondsIn(words)).toBe(seconds);
});
