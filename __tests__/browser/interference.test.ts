import { TABLES } from "./interference/tables";
import { tabOf } from "./support/tab";
import { test } from "./support/test";

for (const [table, cases] of Object.entries(TABLES)) {
  for (const { name, run } of cases) {
    test(`${table}, ${name}`, async ({ page, problems }) => {
      // Faults, and requests to the proxy's origin, make React and the browser log problems.
      problems.allow(table === "faults" ? /hooks\/contact|\/redirected|localhost:9\// : /./);
      await run(tabOf(page));
    });
  }
}
