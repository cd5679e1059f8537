import "@testing-library/jest-dom";
import { FakeIntersectionObserver } from "./intersection";

// The build takes the queries out of the modules; here nothing does, and Gatsby's own would throw.
jest.mock("gatsby", () => ({
  ...jest.requireActual<typeof import("gatsby")>("gatsby"),
  graphql: () => undefined,
}));

Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
