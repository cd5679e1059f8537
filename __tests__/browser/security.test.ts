import type { Page } from "@playwright/test";
import { DENIED_FEATURES } from "../../src/host/security-headers";
import { content, PAGES } from "../support/site-content";
import { contactForm, FAILURE, fillIn, newSubmission, THANKS } from "./support/contact-form";
import { answerWith } from "./support/intake";
import { expect, hydrated, navigateInApp, SITE_URL, test, visit } from "./support/test";

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

test.describe("the policy allows all that the site does", () => {
  for (const { path } of PAGES) {
    test(`${path}, loaded directly`, async ({ page }) => {
      const violations = await watchViolations(page);
      await visit(page, path);
      await page.waitForLoadState("networkidle");
      expect(violations).toEqual([]);
    });
  }

  test("every page reached inside the site, the menu and the answers", async ({ page }) => {
    const violations = await watchViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/");
    for (const { path, heading } of [...PAGES].reverse()) {
      await navigateInApp(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    }
    await page.locator("button[aria-controls]").click();
    await page.keyboard.press("Escape");
    await navigateInApp(page, "/faq");
    for (const question of await page.locator("summary").all()) await question.click();
    expect(violations).toEqual([]);
  });

  test("a submission that fails, and one that arrives", async ({ page, problems }) => {
    problems.allow(/500/);
    const violations = await watchViolations(page);
    await visit(page, "/contact");
    const values = newSubmission();
    const { alert, button, status } = contactForm(page);
    await answerWith(values.email, { kind: "answer", status: 500 });
    await fillIn(page, values);
    await button.click();
    await expect(alert).toContainText(FAILURE);
    await answerWith(values.email, { kind: "answer", status: 204 });
    await button.click();
    await expect(status).toContainText(THANKS);
    expect(violations).toEqual([]);
  });
});

test.describe("the policy stops", () => {
  test.beforeEach(({ problems }) =>
    problems.allow(/Content Security Policy|Trusted|attacker\.example/i),
  );

  const attacks = [
    ["an inline script", "<script>window.attacked='script'</script>", "script-src-elem inline"],
    [
      "a script of another site",
      `<script src="${FOREIGN}/x.js"></script>`,
      `script-src-elem ${FOREIGN}/x.js`,
    ],
    [
      "an inline handler",
      `<img src="/favicon.svg" alt="" onload="window.attacked='handler'">`,
      "script-src-attr inline",
    ],
    [
      "a frame of another site",
      `<iframe src="${FOREIGN}/" title="a"></iframe>`,
      `frame-src ${FOREIGN}`,
    ],
    [
      "a picture of another site",
      `<img src="${FOREIGN}/x.gif" alt="">`,
      `img-src ${FOREIGN}/x.gif`,
    ],
    ["a style sheet in the page", "<style>body { display: none }</style>", "style-src-elem inline"],
    ["another base for links", `<base href="${FOREIGN}/">`, `base-uri ${FOREIGN}`],
  ] as const;

  for (const [what, markup, violation] of attacks) {
    test(`${what} in the HTML`, async ({ page }) => {
      const violations = await watchViolations(page);
      await inject(page, "/faq", markup);
      await expect
        .poll(() => violations.map((text) => text.replace(/\/$/, "")))
        .toContain(violation);
      await hydrated(page);
      expect(await page.evaluate(() => window.attacked)).toBeUndefined();
      expect(page.url()).toBe(`${SITE_URL}/faq`);
    });
  }

  test("a javascript: link", async ({ page }) => {
    const violations = await watchViolations(page);
    await inject(page, "/faq", `<a href="javascript:window.attacked='link'">Attack</a>`);
    await page.getByRole("link", { name: "Attack" }).click();
    await expect.poll(() => violations).toContain("script-src-elem inline");
    expect(await page.evaluate(() => window.attacked)).toBeUndefined();
  });

  test("a form that sends to another site", async ({ page }) => {
    const violations = await watchViolations(page);
    await inject(page, "/faq", `<form action="${FOREIGN}/steal"><button>Attack</button></form>`);
    // Not by Playwright, which would wait for the page that a form leads to.
    await page.getByRole("button", { name: "Attack" }).dispatchEvent("click");
    await expect.poll(() => violations).toContain(`form-action ${FOREIGN}/steal?`);
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

test("the page is isolated from pages of other sites", async ({ page }) => {
  const response = await visit(page, "/");
  const headers = response.headers();
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["cross-origin-embedder-policy"]).toBe("require-corp");
  expect(content.site.brand.url).toMatch(/^https:/);
});
