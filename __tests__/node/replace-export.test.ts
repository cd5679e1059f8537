import { replaceExport } from "../../src/node/replace-export";

it("puts another function in a module's place, which may call the original", () => {
  const exported = { double: (number: number) => number * 2 };
  replaceExport<(number: number) => number>(
    exported,
    "double",
    (original) => (number) => original(number) + 1,
  );
  expect(exported.double(4)).toBe(9);
});

it.each([{}, { double: 2 }])("throws where the module has no such function: %j", (exported) => {
  expect(() => replaceExport(exported, "double", (original) => original)).toThrow(
    'A package has no function "double" any more',
  );
});
