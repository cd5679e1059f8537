import { fillWords, plainText } from "../src/words";

test("every occurrence of a name is replaced with its value, and names inside the value aren't replaced", () => {
  expect(fillWords("[plan], [plan] and [max]", { plan: "$& [max]", max: "9" })).toBe(
    "$& [max], $& [max] and 9",
  );
});

test("a name without a value isn't replaced", () => {
  expect(fillWords("[plan] [other] [ plan ]", { plan: "Pro" })).toBe("Pro [other] [ plan ]");
});

test("each block becomes a string, with one line per list item", () => {
  const runs = (...texts: string[]) => texts.map((text) => ({ text }));
  expect(
    plainText([{ lines: [runs("See ", "the plans", ".")] }, { lines: [runs("One"), runs("Two")] }]),
  ).toEqual(["See the plans.", "One\nTwo"]);
});
