import { runFault } from "./faults/run-fault";
import { FAULTS } from "./faults/table";
import { tabOf } from "./support/tab";
import { test } from "./support/test";

const ABOUT_THE_SUBMISSION = /hooks\/contact|\/redirected|localhost:9\//;

for (const fault of FAULTS) {
  test(`${fault.name}: ${fault.end}`, async ({ page, problems }) => {
    problems.allow(ABOUT_THE_SUBMISSION);
    if (fault.site) problems.allow(/^third party: http:\/\/127\.0\.0\.1:/);
    await runFault(fault, tabOf(page));
  });
}
