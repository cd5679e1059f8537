/** @jest-environment node */
import { tryMutants } from "./mutation";

// Half of the files, so that the two halves run at the same time.
describe("every mistake of every key of home, site and contact", () => {
  const outcome = tryMutants(["home.yaml", "site.yaml", "contact.yaml"]);

  it("makes at least 2000 files with one mistake each", () => {
    expect(outcome.count).toBeGreaterThanOrEqual(2000);
  });

  it("is refused", () => {
    expect(outcome.accepted).toEqual([]);
  });

  it("is told for the file that it is in", () => {
    expect(outcome.wrongFile).toEqual([]);
  });

  it("is told for the line that it is on", () => {
    expect(outcome.wrongLine).toEqual([]);
  });

  it("is told in one message, but for one in forty", () => {
    expect(outcome.single / outcome.count).toBeGreaterThan(0.975);
  });
});
