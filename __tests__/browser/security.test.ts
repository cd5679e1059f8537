import type { Page } from "@playwright/test";
import { expect, hydrated, SITE_URL, test } from "./support/test";

const ATTACKER = "https://attacker.example";

declare global {
  interface Window {
    attacked?: string;
  }
}

/** Records security policy violations across page loads. Each entry has the directive and the blocked URL. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${effectiveDirective} ${blockedURI}`,
      );
    });
  });
  return violations;
}

async function inject(page: Page, path: string, markup: string): Promise<void> {
  await page.route(SITE_URL + path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<div id="___gatsby">', `${markup}$&`);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
}

const ATTACKS = [
  ["<script>window.attacked='script'</script>", "script-src-elem inline"],
  [`<script src="${ATTACKER}/x.js"></script>`, `script-src-elem ${ATTACKER}/x.js`],
  // The policy also blocks Netlify's toolbar on previews (see docs/publishing.md).
  [
    '<script async src="https://netlify-cdp-loader.netlify.app/netlify.js"></script>',
    "script-src-elem https://netlify-cdp-loader.netlify.app/netlify.js",
  ],
  [`<img src="/favicon.svg" alt="" onload="window.attacked='handler'">`, "script-src-attr inline"],
  [`<iframe src="${ATTACKER}/" title="a"></iframe>`, `frame-src ${ATTACKER}`],
  [`<img src="${ATTACKER}/x.gif" alt="">`, `img-src ${ATTACKER}/x.gif`],
  ["<style>body { display: none }</style>", "style-src-elem inline"],
  [`<base href="${ATTACKER}/">`, `base-uri ${ATTACKER}`],
];

test("the policy blocks injected scripts, event handlers, frames, pictures, styles and base elements, and rejects HTML strings", async ({
  page,
  problems,
}) => {
  problems.allow(/Content Security Policy|Trusted|attacker\.example|netlify-cdp-loader/i);
  const violations = await watchViolations(page);
  await inject(page, "/faq", ATTACKS.map(([markup]) => markup).join(""));
  const stopped = ATTACKS.map(([, violation]) => violation);
  await expect
    .poll(() => violations.map((text) => text.replace(/\/$/, "")))
    .toEqual(expect.arrayContaining(stopped));
  await hydrated(page);
  expect(await page.evaluate(() => window.attacked)).toBeUndefined();
  expect(page.url()).toBe(`${SITE_URL}/faq`);
  const assigned = page.evaluate(() => {
    document.body.innerHTML = "<p>attack</p>";
  });
  await expect(assigned).rejects.toThrow("TrustedHTML");
});
