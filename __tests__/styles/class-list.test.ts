import { classList } from "../../src/styles/class-list";

test("the names that are there stand side by side, and those that are not leave no gap", () => {
  expect(classList("card", undefined, "wide", "")).toBe("card wide");
  expect(classList(undefined)).toBe("");
});
