import { fillWords } from "../../src/words/fill-words";

test("every occurrence of a name is replaced by its value, unchanged", () => {
  expect(fillWords("[plan], [plan] and [max]", { plan: "$& [max]", max: "9" })).toBe(
    "$& [max], $& [max] and 9",
  );
});

test("a name without a value stays", () => {
  expect(fillWords("[plan] [other] [ plan ]", { plan: "Pro" })).toBe("Pro [other] [ plan ]");
});
