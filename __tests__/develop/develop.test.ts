import { readFileSync, writeFileSync } from "node:fs";
import { CODE, MISTAKES } from "./mistakes";
import { DevelopmentServer } from "./support/development-server";

jest.setTimeout(120_000);

const server = new DevelopmentServer();
beforeAll(() => server.open("/faq"));
afterEach(() => server.project.restore());
afterAll(() => server.close());

const CHANGES = [...MISTAKES, ...CODE];

it("there are 64 mistakes and 21 other changes", () => {
  expect(CHANGES.filter(({ told }) => told)).toHaveLength(64);
  expect(CHANGES).toHaveLength(85);
});

it.each(CHANGES)(
  "$name: told where it is one, and the page follows once it is mended",
  async (mistake) => {
    const { project, page } = server;
    await mistake.make(project);
    const { told } = mistake;
    if (told) {
      await server.until("told", async () => told.test(await server.overlay()));
      // Lines of code may be long: they scroll.
      if (!CODE.includes(mistake)) expect(await server.overlayCut()).toBe(0);
    } else {
      // Long enough for what would end the server, or blank the page.
      await page.waitForTimeout(1500);
    }
    project.restore();
    // As it is published: with the apostrophes of print.
    const title = `Asked after ${mistake.name.replaceAll("'", "’")}`;
    const file = project.at("data/faq.yaml");
    const before = readFileSync(file, "utf8");
    writeFileSync(file, before.replace(/^title: .*/m, `title: "${title}"`));
    await server.until(
      "followed",
      async () => (await page.textContent("h1", { timeout: 1000 })) === title,
    );
    await server.until("told no more", async () => !(told?.test(await server.overlay()) ?? false));
    writeFileSync(file, before);
    expect(server.process.exitCode).toBeNull();
  },
);

it("a query that fails leaves the page as it was, and the next answer is shown", async () => {
  const { project, page } = server;
  // Past the check, where Gatsby reads: nothing that is saved in data/ comes to this.
  const file = project.at(".cache/content/faq.yaml");
  const before = project.read("data/faq.yaml");
  const [, title = ""] = /^title: (.*)$/m.exec(before) ?? [];
  await server.until("as it was", async () => (await page.textContent("h1")) === title);
  const printed = server.printed.length;
  writeFileSync(file, before.replace(/^title: .*\n/m, ""));
  const failure = /Cannot return null for non-nullable field FaqYaml.title/;
  await server.until("failed", async () => failure.test(server.printed.slice(printed)));
  // Long enough for the answer to come to the page.
  await page.waitForTimeout(1500);
  expect(await page.textContent("h1")).toBe(title);

  writeFileSync(file, before.replace(/^title: .*/m, "title: Asked after a failure"));
  await server.until(
    "followed",
    async () => (await page.textContent("h1", { timeout: 1000 })) === "Asked after a failure",
  );
  writeFileSync(file, before);
});

it("and no page was loaded anew for it", () => {
  expect(server.loads).toBe(0);
});

it.each(["/styleguide", "/nowhere/at/all"])("%s shows Home, as when it is built", async (path) => {
  const { page } = server;
  await page.goto(new URL("/", page.url()).href);
  const title = await page.textContent("h1");
  const address = new URL(path, page.url()).href;
  await page.goto(address);
  await server.until("shown", async () => (await page.textContent("h1")) === title);
  expect(page.url()).toBe(address);
});
