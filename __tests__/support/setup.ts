import { FakeIntersectionObserver } from "./intersection";

// The matchers of what is on a page take longer to load than most tests without one run.
if ("document" in globalThis) require("@testing-library/jest-dom");

// The build takes the queries out of the modules; here nothing does, and Gatsby's own would throw.
jest.mock("gatsby", () => ({
  ...jest.requireActual<typeof import("gatsby")>("gatsby"),
  graphql: () => undefined,
}));

Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });

// Jest's hundred frames are captured for every element that React's development build creates.
Error.stackTraceLimit = 10;
