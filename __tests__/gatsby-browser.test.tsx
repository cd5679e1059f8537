import { onClientEntry, replaceHydrateFunction } from "../gatsby-browser";

// Mock this module, because it would send requests to the development server, which isn't running.
jest.mock("../src/gatsby/mistakes-in-browser");

const browserArgs = { getResourceURLsForPathname: () => undefined };
const options = { plugins: [] };

describe("loading flag", () => {
  const isLoading = () => document.documentElement.hasAttribute("data-loading");

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("the root element has the loading flag for the first 2 seconds", () => {
    expect(isLoading()).toBe(false);
    onClientEntry?.(browserArgs, options);
    expect(isLoading()).toBe(true);
    jest.advanceTimersByTime(1999);
    expect(isLoading()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isLoading()).toBe(false);
  });
});

test("in development, Gatsby renders pages without our hydration code", () => {
  expect(replaceHydrateFunction?.(browserArgs, options)).toBeUndefined();
});
