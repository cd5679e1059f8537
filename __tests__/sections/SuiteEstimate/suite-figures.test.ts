import fc from "fast-check";
import {
  figuresIn,
  type SuiteFigures,
  sentenceOf,
  withFigures,
} from "../../../src/sections/SuiteEstimate/suite-figures";

const words = {
  sentence: "Our suite: [figures].",
  tests: "[tests] tests",
  minutes: "[minutes] minutes in a row",
  runs: "[runs] runs a day",
};

test("all numbers that the visitor enters are combined into one sentence", () => {
  expect(sentenceOf({ tests: 1_200, minutes: 145, runs: 13 }, words)).toBe(
    "Our suite: 1,200 tests, 145 minutes in a row, 13 runs a day.",
  );
  expect(sentenceOf({ minutes: 145 }, words)).toBe("Our suite: 145 minutes in a row.");
  expect(sentenceOf({}, words)).toBe("");
});

test("the sentence is appended, updated in place, and removed together with its blank line", () => {
  const first = withFigures("Hello.", { runs: 1 }, words);
  expect(first).toBe("Hello.\n\nOur suite: 1 runs a day.");
  const second = withFigures(`${first} More.`, { runs: 13 }, words);
  expect(second).toBe("Hello.\n\nOur suite: 13 runs a day. More.");
  expect(withFigures(second, {}, words)).toBe("Hello. More.");
  expect(withFigures("", { tests: 5 }, words)).toBe("Our suite: 5 tests.");
  expect(withFigures("Our suite: 5 tests.", {}, words)).toBe("");
});

test("if the visitor has rewritten the sentence, it isn't changed", () => {
  const own = "Our suite: about 5 tests.";
  expect(figuresIn(own, words)).toEqual({});
  const both = withFigures(own, { tests: 5 }, words);
  expect(both).toBe(`${own}\n\nOur suite: 5 tests.`);
  expect(withFigures(both, { tests: 6 }, words)).toBe(`${own}\n\nOur suite: 6 tests.`);
});

test("numbers can be added to and read from any message without affecting the rest of the message", () => {
  const figure = fc.integer({ min: 1, max: 9_999_999 });
  const figures = fc
    .record({ tests: figure, minutes: figure, runs: figure }, { requiredKeys: [] })
    .map((found) => found as SuiteFigures);
  const message = fc
    .oneof(fc.string(), fc.constantFrom("Our suite: none.", "13 runs a day", "$& \\ [figures]"))
    .filter((text) => text.trim() !== "");
  fc.assert(
    fc.property(message, figures, figures, (written, before, after) => {
      const said = withFigures(withFigures(written, before, words), after, words);
      expect(figuresIn(said, words)).toEqual(after);
      expect(withFigures(said, {}, words)).toBe(written);
    }),
  );
});
