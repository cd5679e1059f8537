import { onClientEntry, replaceHydrateFunction } from "../gatsby-browser";

// It asks the development server, which isn't there.
jest.mock("../src/gatsby/mistakes-in-browser");

const browserArgs = { getResourceURLsForPathname: () => undefined };
const options = { plugins: [] };

describe("the loading flag", () => {
  const isLoading = () => document.documentElement.hasAttribute("data-loading");

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("is on the root element for 2 seconds from the start", () => {
    expect(isLoading()).toBe(false);
    onClientEntry?.(browserArgs, options);
    expect(isLoading()).toBe(true);
    jest.advanceTimersByTime(1999);
    expect(isLoading()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isLoading()).toBe(false);
  });
});

test("Gatsby draws pages itself while developing", () => {
  expect(replaceHydrateFunction?.(browserArgs, options)).toBeUndefined();
});
