import "@testing-library/jest-dom";

// The build takes the queries out of the modules; here nothing does, and Gatsby's own would throw.
jest.mock("gatsby", () => ({
  ...jest.requireActual<typeof import("gatsby")>("gatsby"),
  graphql: () => undefined,
}));
