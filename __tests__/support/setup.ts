// The matchers of what is on a page take longer to load than most tests without one run.
if ("document" in globalThis) require("@testing-library/jest-dom");

// The build takes the queries out of the modules; here nothing does, and Gatsby's own would throw.
jest.mock("gatsby", () => ({
  ...jest.requireActual<typeof import("gatsby")>("gatsby"),
  graphql: () => undefined,
}));

/** jsdom has none, since it has no layout in which anything could come into view. */
class IntersectionObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver });

// Jest's hundred frames are captured for every element that React's development build creates.
Error.stackTraceLimit = 10;
