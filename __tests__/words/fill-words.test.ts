import { fillWords } from "../../src/words/fill-words";

test("marks are replaced by their values, every time and as they are", () => {
  expect(fillWords("[plan], [plan] and [max]", { plan: "$& [max]", max: "9" })).toBe(
    "$& [max], $& [max] and 9",
  );
});

test("a mark without a value stays", () => {
  expect(fillWords("[plan] [other] [ plan ]", { plan: "Pro" })).toBe("Pro [other] [ plan ]");
});
