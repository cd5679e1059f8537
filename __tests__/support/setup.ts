// Load Testing Library's matchers only for DOM tests, because the matchers are slow to load.
if ("document" in globalThis) require("@testing-library/jest-dom");

// Replace `graphql`, which would throw in tests. Gatsby's build removes queries from modules, but Jest
// doesn't.
jest.mock("gatsby", () => ({
  ...jest.requireActual<typeof import("gatsby")>("gatsby"),
  graphql: () => undefined,
}));

/** jsdom has no layout, so it doesn't implement IntersectionObserver and matchMedia. */
class IntersectionObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver, matchMedia: () => new EventTarget() });

// React's development build captures a stack trace for every element, which would be slow with Jest's limit
// of 100 frames.
Error.stackTraceLimit = 10;
