import PropTypes from "../../src/speed/prop-types";

test("every way in which Gatsby's parts describe their props is answered", () => {
  // biome-ignore lint/suspicious/noExplicitAny: the package itself has a type for each
  const types: Record<string, any> = PropTypes;
  expect(() => [
    types.object.isRequired,
    types.shape({ action: types.func }).isRequired,
    types.string,
  ]).not.toThrow();
  expect(types.element.isRequired).toBeDefined();
});
