import { replaceExport } from "../../src/node/replace-export";

it.each([{}, { double: 2 }])("throws if the module %j doesn't export the function", (exported) => {
  expect(() => replaceExport(exported, "double", (original) => original)).toThrow(
    'A package no longer exports the function "double"',
  );
});
