// Only DOM tests need these matchers, which are slow to load.
if ("document" in globalThis) require("@testing-library/jest-dom");

// Replace `graphql`, which would throw in tests. The build removes queries from the modules, but Jest
// doesn't.
jest.mock("gatsby", () => ({
  ...jest.requireActual<typeof import("gatsby")>("gatsby"),
  graphql: () => undefined,
}));

/** jsdom has no layout, so it doesn't implement this class. */
class IntersectionObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver });

// React's development build captures a stack for every element. With Jest's limit of 100 frames, this would
// be slow.
Error.stackTraceLimit = 10;
