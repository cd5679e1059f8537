import { runFault } from "./faults/run-fault";
import { FAULTS, type Fault } from "./faults/table";
import { ICON_FONT } from "./support/contact-form";
import { tabOf } from "./support/tab";
import { expect, test } from "./support/test";

/** What the browser reports of the submission itself, wherever it was to go. */
const ABOUT_THE_SUBMISSION = /hooks\/contact|\/redirected|localhost:9\//;

test("the table has at least 60 faults, each with a name of its own", () => {
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
  expect(FAULTS.length).toBeGreaterThanOrEqual(60);
});

for (const fault of FAULTS) {
  test(`${fault.name}: ${fault.end}`, async ({ page, problems }) => {
    problems.allow(ABOUT_THE_SUBMISSION);
    if (fault.offline) problems.allow(ICON_FONT);
    if (fault.site) problems.allow(/^third party: http:\/\/127\.0\.0\.1:/);
    await runFault(fault, tabOf(page));
  });
}

const MISTAKEN: Fault[] = [
  { name: "a failure called a success", intake: { kind: "answer", status: 500 }, end: "sent" },
  { name: "a success called a failure", end: "failed" },
  { name: "a failure called a reload", intake: { kind: "reset" }, end: "reloaded" },
  { name: "an arrival that isn't expected", end: "sent", received: 0 },
];
for (const fault of MISTAKEN) {
  test(`a wrong row of the table would be noticed: ${fault.name}`, async ({ page, problems }) => {
    problems.allow(ABOUT_THE_SUBMISSION);
    await expect(runFault(fault, tabOf(page))).rejects.toThrow();
  });
}
