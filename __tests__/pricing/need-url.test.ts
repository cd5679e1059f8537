import { readNeed, searchOf } from "../../src/pricing/need-url";

test("a URL contains a need and a billing choice", () => {
  expect(readNeed("?minutes=40000&parallel=20&billing=monthly")).toEqual({
    minutes: 40_000,
    parallel: 20,
    billing: "monthly",
  });
  expect(searchOf({ minutes: 40_000, parallel: 20, billing: "monthly" })).toBe(
    "?minutes=40000&parallel=20&billing=monthly",
  );
});

test("a URL may contain only some of the values, as well as unrelated parameters", () => {
  expect(readNeed("")).toEqual({});
  expect(readNeed("?utm_source=mail&parallel=6")).toEqual({ parallel: 6 });
  expect(readNeed("?minutes=0&billing=annual")).toEqual({ minutes: 0, billing: "annual" });
});

test.each([
  ["letters", "?minutes=many&parallel=few&billing=never"],
  ["negatives", "?minutes=-1&parallel=-20"],
  ["fractions", "?minutes=1.5&parallel=2,5"],

  ["values that are too large", "?minutes=10000000&parallel=1000000000"],
  ["values that are too small", "?parallel=0"],
  ["leading zeros", "?minutes=007&parallel=01"],
  ["spaces", "?minutes=%2040000&parallel=+20"],

  ["a second value", "?minutes=1&minutes=2&parallel=3&parallel=3"],
  ["empty values", "?minutes=&parallel=&billing="],
  [
    "names of built-in object properties",
    "?__proto__=1&constructor=2&toString=3&billing=__proto__",
  ],
])("a URL with %s isn't read as a need", (_kind, search) => {
  expect(readNeed(search)).toEqual({});
});
