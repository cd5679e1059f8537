// Only DOM tests need these matchers, which are slow to load.
if ("document" in globalThis) require("@testing-library/jest-dom");

// The build removes queries from the modules. Here they stay, and Gatsby's function would throw.
jest.mock("gatsby", () => ({
  ...jest.requireActual<typeof import("gatsby")>("gatsby"),
  graphql: () => undefined,
}));

/** jsdom doesn't implement it, because it has no layout. */
class IntersectionObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver });

// React's development build captures a stack for every element, and Jest sets the limit to 100 frames.
Error.stackTraceLimit = 10;
