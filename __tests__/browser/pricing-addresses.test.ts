import type { Page } from "@playwright/test";
import { content } from "../support/site-content";
import { expect, hydrated, navigateInApp, SITE_URL, settled, test, visit } from "./support/test";

const { finder, plans, words } = content.plans;

/** Values that no visitor types, in the address's own writing. */
const HOSTILE = [
  "",
  "-1",
  "-0",
  "1.5",
  "1,5",
  "1e9",
  "0x10",
  "007",
  "NaN",
  "Infinity",
  "null",
  "undefined",
  "[object%20Object]",
  "10000000",
  "9".repeat(400),
  "9".repeat(10_000),
  "x".repeat(10_000),
  "%",
  "%zz",
  "%E0%A4%A",
  "%00",
  "%0a%0d",
  "%F0%9F%92%A9",
  "４００",
  "٤٠",
  "+5",
  "%2b5",
  "5%20",
  "__proto__",
  "constructor",
  "toString",
  "<b>5</b>",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E",
  "javascript:alert(1)",
  "'%20OR%201=1",
  "$%7B7*7%7D",
  "{{7*7}}",
  "../../etc/passwd",
  "%E2%80%AE5",
];

const ADDRESSES = [
  ...["minutes", "parallel", "billing"].flatMap((name) =>
    HOSTILE.map((value) => `?${name}=${value}`),
  ),
  ...HOSTILE.map((value) => `?minutes=${value}&parallel=${value}&billing=${value}`),
  "?parallel=0",
  "?minutes=1&minutes=2",
  "?minutes[]=1&parallel[]=2",
  "?minutes[0]=1",
  "?minutes[__proto__]=1",
  "?__proto__=1",
  "?__proto__[minutes]=1",
  "?constructor[prototype][minutes]=1",
  "?minutes=1&minutes[]=1&minutes=1",
  "?billing=annual&billing=monthly",
  "?Minutes=1&PARALLEL=2",
  "?%6dinutes=%2d1",
  "?minutes",
  "?=&=&=",
  "?&&&&&",
  "?;minutes=1;parallel=2",
  "??minutes=1",
  "?minutes=1%23parallel",
  "?billing=MONTHLY",
  "?billing=monthly%20",
  "?hasOwnProperty=1&valueOf=2",
  `?${"a=b&".repeat(2_000)}`,
  `?${"&".repeat(10_000)}`,
  `?${"minutes=1&".repeat(1_000)}`,
  "?minutes=-9007199254740993",
  "?parallel=1e0",
  "?parallel=60.0",
  "?parallel=%31%2e%30",
  "?minutes=%",
  "?%",
  "?%00=%00",
  "?minutes=1\u00002",
  "?parallel=\\u0031",
  "?minutes=0b1",
  "?minutes=0o7",
  "?minutes=1_000",
  "?minutes=1%2C000",
  "?minutes=20000.",
  "?billing[]=monthly",
  "?billing=0",
];

/** What the page shows where its address says nothing. */
function shownOn(page: Page) {
  return page.evaluate(() => ({
    needs: [...document.querySelectorAll<HTMLInputElement>('input[type="text"]')].map(
      ({ value }) => value,
    ),
    billing: [...document.querySelectorAll<HTMLInputElement>(":checked")].map(({ value }) => value),
    words: document.querySelector("main")?.textContent,
    elements: document.querySelectorAll("main *").length,
  }));
}

test(`${ADDRESSES.length} hostile addresses show the page as it starts, without an error`, async ({
  page,
}) => {
  test.setTimeout(120_000);
  expect(ADDRESSES.length).toBeGreaterThanOrEqual(200);
  page.on("dialog", () => {
    throw new Error("An address has run script");
  });
  await visit(page, "/pricing");
  const sensible = await shownOn(page);
  expect(sensible.needs).toEqual([
    finder.minutes.start.toLocaleString("en-US"),
    finder.parallel.start.toLocaleString("en-US"),
  ]);
  expect(sensible.words).toContain(words.billedAnnually);
  for (const { name } of plans) expect(sensible.words).toContain(name);

  // Each by the router, as a link would; a tenth as a first visit too.
  for (const [index, search] of ADDRESSES.entries()) {
    const address = `/pricing${search}`;
    if (index % 10 === 0) {
      await page.goto(address);
      await hydrated(page);
    } else {
      await navigateInApp(page, address);
      await expect
        .poll(() => page.evaluate(() => location.search))
        .toBe(new URL(address, SITE_URL).search);
      await settled(page);
    }
    expect({ search, ...(await shownOn(page)) }).toEqual({ search, ...sensible });
  }
});
