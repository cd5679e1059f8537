import { runHand } from "./foreign/run-hand";
import { HAND_CASES } from "./foreign/table";
import { tabOf } from "./support/tab";
import { expect, test } from "./support/test";

test("each case of the table has a name of its own", () => {
  expect(new Set(HAND_CASES.map(({ name }) => name)).size).toBe(HAND_CASES.length);
  expect(HAND_CASES.length).toBeGreaterThan(100);
});

for (const foreign of HAND_CASES) {
  test(foreign.name, async ({ page, problems }) => {
    // Another origin than the site's, and React says what it found in the page.
    problems.allow(/./);
    await runHand(foreign, tabOf(page));
  });
}
