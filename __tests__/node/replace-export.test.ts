import { replaceExport } from "../../src/node/replace-export";

it("replaces an exported function and passes the original to the replacement", () => {
  const exported = { double: (number: number) => number * 2 };
  replaceExport<(number: number) => number>(
    exported,
    "double",
    (original) => (number) => original(number) + 1,
  );
  expect(exported.double(4)).toBe(9);
});

it.each([{}, { double: 2 }])("throws if the module %j doesn't export the function", (exported) => {
  expect(() => replaceExport(exported, "double", (original) => original)).toThrow(
    'A package no longer exports the function "double"',
  );
});
