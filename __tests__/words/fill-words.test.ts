import { fillWords } from "../../src/words/fill-words";

test("every occurrence of a name is replaced with its value, and names inside the value aren't replaced", () => {
  expect(fillWords("[plan], [plan] and [max]", { plan: "$& [max]", max: "9" })).toBe(
    "$& [max], $& [max] and 9",
  );
});

test("a name without a value isn't replaced", () => {
  expect(fillWords("[plan] [other] [ plan ]", { plan: "Pro" })).toBe("Pro [other] [ plan ]");
});
