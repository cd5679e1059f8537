import { formatDuration, formatShortDuration } from "../../src/numbers/duration";

test.each([
  [0, "0 min 00 s"],
  [59, "0 min 59 s"],
  [60, "1 min 00 s"],
  [243, "4 min 03 s"],
  [581, "9 min 41 s"],
  [3599, "59 min 59 s"],
  [3600, "1 h 0 min"],
  [8700, "2 h 25 min"],
  [90000, "25 h 0 min"],
])("%d seconds are formatted as %s", (seconds, reading) => {
  expect(formatDuration(seconds)).toBe(reading);
});

test("in the short format, a duration of less than a minute shows only seconds", () => {
  expect([0, 59, 60].map(formatShortDuration)).toEqual(["0 s", "59 s", "1 min 00 s"]);
});
