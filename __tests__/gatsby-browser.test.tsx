import type { NavigateOptions } from "@reach/router";
import { onClientEntry, replaceHydrateFunction, shouldUpdateScroll } from "../gatsby-browser";

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

describe("Gatsby may scroll", () => {
  /** Whether it may on the way from one address to another; none comes before a first load. */
  function mayScroll(from: string | undefined, to: string): unknown {
    const locationAt = (address: string) => {
      window.history.replaceState(null, "", address);
      return { location: Object.assign<Location, NavigateOptions<null>>(window.location, {}) };
    };
    const before = from === undefined ? {} : { prevRouterProps: locationAt(from) };
    const routerProps = locationAt(to);
    return shouldUpdateScroll?.(
      {
        ...browserArgs,
        ...before,
        routerProps,
        pathname: routerProps.location.pathname,
        getSavedScrollPosition: () => [0, 700],
      },
      options,
    );
  }

  test.each([
    ["not on a first load or a reload, which stay at the top", undefined, "/pricing", false],
    ["on a first load with a fragment, to its target", undefined, "/faq#ci-server", true],
    ["on a link to another page, to its top", "/", "/pricing", true],
    ["on a link to a place on another page", "/", "/faq#ci-server", true],
    ["on a link to the same page, to its top", "/pricing", "/pricing", true],
  ])("%s", (_when, from, to, may) => {
    expect(mayScroll(from, to)).toBe(may);
  });

  test("not to a fragment's target once the visitor has scrolled", () => {
    Object.assign(window, { scrollY: 100 });
    expect(mayScroll(undefined, "/faq#ci-server")).toBe(false);
    Object.assign(window, { scrollY: 0 });
  });
});
