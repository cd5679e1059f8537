import { replaceHydrateFunction } from "../gatsby-browser";

// Mock this module, because it would send requests to the development server, which isn't running.
jest.mock("../src/runtime/content-errors");

const browserArgs = { getResourceURLsForPathname: () => undefined };
const options = { plugins: [] };

test("in development, Gatsby renders pages without our hydration code", () => {
  expect(replaceHydrateFunction?.(browserArgs, options)).toBeUndefined();
});
