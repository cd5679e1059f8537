import fc from "fast-check";
import { BILLINGS } from "../../src/pricing/costs";
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

test("any URL can be read, and the resulting values are within range", () => {
  const parts = fc.array(
    fc.tuple(
      fc.constantFrom("minutes", "parallel", "billing", "minutes[]", "__proto__"),
      fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String)),
    ),
  );
  const searches = fc.oneof(
    fc.string(),
    parts.map((pairs) => `?${pairs.map((pair) => pair.join("=")).join("&")}`),
  );
  fc.assert(
    fc.property(searches, (search) => {
      const { minutes = 0, parallel = 1, billing = "annual", ...more } = readNeed(search);
      expect(more).toEqual({});
      expect(Number.isInteger(minutes) && minutes >= 0 && minutes < 1e7).toBe(true);
      expect(Number.isInteger(parallel) && parallel >= 1 && parallel < 1e7).toBe(true);
      expect(BILLINGS).toContain(billing);
    }),
  );
});
