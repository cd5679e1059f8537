import fc from "fast-check";
import {
  type SuiteSize,
  sentenceOf,
  sizeIn,
  withSize,
} from "../../../src/sections/SuiteEstimate/suite-size";

const words = {
  sentence: "Our suite: [figures].",
  tests: "[tests test|tests]",
  minutes: "[minutes minute|minutes] in a row",
  runs: "[runs run|runs] a day",
};

test("all numbers that the visitor enters are combined into one sentence", () => {
  expect(sentenceOf({ tests: 1_200, minutes: 145, runs: 13 }, words)).toBe(
    "Our suite: 1,200 tests, 145 minutes in a row, 13 runs a day.",
  );
  expect(sentenceOf({ minutes: 145 }, words)).toBe("Our suite: 145 minutes in a row.");
  expect(sentenceOf({}, words)).toBe("");
});

test("the sentence is appended, updated in place, and removed together with its blank line", () => {
  const first = withSize("Hello.", {}, { runs: 1 }, words);
  expect(first).toBe("Hello.\n\nOur suite: 1 run a day.");
  const second = withSize(`${first} More.`, { runs: 1 }, { runs: 13 }, words);
  expect(second).toBe("Hello.\n\nOur suite: 13 runs a day. More.");
  expect(withSize(second, { runs: 13 }, {}, words)).toBe("Hello. More.");
  expect(withSize("", {}, { tests: 5 }, words)).toBe("Our suite: 5 tests.");
  expect(withSize("Our suite: 5 tests.", { tests: 5 }, {}, words)).toBe("");
});

test.each(["", "Hello.", "Our suite: about 5 tests."])(
  "if the visitor has deleted or rewritten the sentence, as in %j, it doesn't come back",
  (message) => {
    expect(sizeIn(message, words)).toEqual({});
    expect(withSize(message, { tests: 5 }, { tests: 6 }, words)).toBe(message);
  },
);

test("numbers can be added to and read from any message without affecting the rest of the message", () => {
  const number = fc.integer({ min: 1, max: 9_999_999 });
  const sizes = fc
    .record({ tests: number, minutes: number, runs: number }, { requiredKeys: [] })
    .map((found) => found as SuiteSize);
  const message = fc
    .oneof(
      fc.string(),
      fc.constantFrom("Our suite: none.", "13 runs a day", "Our suite: 2 test.", "$& \\ [figures]"),
    )
    .filter((text) => text.trim() !== "");
  fc.assert(
    fc.property(message, sizes, sizes, (written, before, after) => {
      const said = withSize(withSize(written, {}, before, words), before, after, words);
      expect(sizeIn(said, words)).toEqual(after);
      expect(withSize(said, after, {}, words)).toBe(written);
    }),
  );
});
