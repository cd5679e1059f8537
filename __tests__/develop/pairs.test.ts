import { readFileSync, writeFileSync } from "node:fs";
import { DevelopmentServer } from "./support/development-server";

jest.setTimeout(600_000);

/** How many pairs of saves, and how long after the first of each its second comes, in milliseconds. */
const PAIRS = 100;
const [SHORTEST, LONGEST] = [200, 1000];

const server = new DevelopmentServer();
beforeAll(() => server.open("/faq"));
afterAll(() => server.close());

it("a hundred pairs of saves within a second of each other never blank the page, and each is followed", async () => {
  const { project, page } = server;
  const file = project.at("data/faq.yaml");
  const before = readFileSync(file, "utf8");
  const save = (title: string) =>
    writeFileSync(file, before.replace(/^title: .*/m, `title: ${title}`));

  // Notes every moment at which the page has no heading, or something lies over it.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (!document.querySelector("main h1")?.textContent) seen.push("blank");
      const over = document.querySelector("gatsby-fast-refresh")?.shadowRoot?.textContent;
      if (over) seen.push(over.replace(/\s+/g, " "));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });

  for (let pair = 0; pair < PAIRS; pair++) {
    save(`First of pair ${pair}`);
    await page.waitForTimeout(SHORTEST + ((LONGEST - SHORTEST) * pair) / (PAIRS - 1));
    const title = `Second of pair ${pair}`;
    save(title);
    await server.until(title, async () => (await page.textContent("main h1")) === title);
  }
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  expect(server.loads).toBe(0);
  expect(server.process.exitCode).toBeNull();
});
