import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import type { ProjectCopy } from "../support/project-copy";
import { content, PAGES } from "../support/site-content";
import { DevelopmentServer } from "./support/development-server";

jest.setTimeout(240_000);

const server = new DevelopmentServer();
beforeAll(() => server.open("/faq"));
afterEach(() => server.project.restore());
afterAll(() => server.close());

const retitle = (title: string) =>
  server.project.edit("data/faq.yaml", (text) => text.replace(/^title: .*/m, `title: "${title}"`));

const shows = (title: string) =>
  server.until(
    `shows: ${title}`,
    async () => (await server.page.textContent("h1", { timeout: 1000 })) === title,
  );

interface ValueError {
  name: string;
  make: (project: ProjectCopy) => void | Promise<void>;
  report?: RegExp;
}

const { src: PICTURE_NAME } = content.home.featureList.picture;
const PICTURE = `static/images/${PICTURE_NAME}`;

const replace = (file: string, from: string | RegExp, to: string) => (project: ProjectCopy) =>
  project.edit(file, (text) => text.replace(from, to));

const disappearsBriefly = (name: string) => async (project: ProjectCopy) => {
  const content = readFileSync(project.at(name));
  rmSync(project.at(name));
  await wait(400);
  writeFileSync(project.at(name), content);
};

const draw = async (project: ProjectCopy, name: string) =>
  project.write(
    name,
    await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#284" } })
      .toFormat(name.endsWith(".png") ? "png" : "jpeg")
      .toBuffer(),
  );

/** The tests in `__tests__/content/check` cover the messages in detail. */
const MISTAKES: readonly ValueError[] = [
  {
    name: "a renamed file",
    make: (project) => project.rename("data/faq.yaml", "data/faqs.yaml"),
    report: /faqs\.yaml/,
  },
  {
    name: "two mistakes in two files",
    make: (project) => {
      replace("data/faq.yaml", /^title:/m, "titel:")(project);
      replace("data/plans.yaml", "monthly: ", "monthly: $")(project);
    },
    report: /2 mistakes/,
  },
  { name: "a file that disappears briefly", make: disappearsBriefly("data/faq.yaml") },
  {
    name: "an incomplete picture in use",
    make: (project) => {
      const whole = readFileSync(project.at(PICTURE));
      project.write(PICTURE, whole.subarray(0, whole.length / 2));
    },
    report: /damaged, incomplete/,
  },
  { name: "a picture in use that disappears briefly", make: disappearsBriefly(PICTURE) },
  {
    name: "a picture in a new folder",
    make: async (project) => {
      await draw(project, "static/images/2026/new.png");
      replace("data/home.yaml", PICTURE_NAME, "2026/new.png")(project);
    },
  },
  {
    name: "a syntax error in a template",
    make: replace("src/templates/Faq.tsx", /$/, "\nconst = 1;\n"),
    report: /Faq\.tsx/,
  },
  {
    name: "an invalid query",
    make: replace("src/templates/Faq.tsx", "content {", "content {\n      nothing"),
    report: /nothing/,
  },
];

it.each(MISTAKES)(
  "$name: mistakes are reported, and the page updates once they are corrected",
  async ({ name, make, report }) => {
    const { project, page } = server;
    await make(project);
    if (report) {
      await server.until("reported", async () => report.test(await server.overlay()));
    } else {
      // Allow time for the server to crash or the page to go blank.
      await page.waitForTimeout(1500);
    }
    project.restore();
    // Published text has curly apostrophes.
    const title = `Asked after ${name.replaceAll("'", "’")}`;
    retitle(title);
    await shows(title);
    await server.until(
      "no longer reported",
      async () => !(report?.test(await server.overlay()) ?? false),
    );
    expect(server.process.exitCode).toBeNull();
  },
);

it("a form submission reaches the intake through the site's port", async () => {
  const { page, project } = server;
  const body = '{"firstName":"Ada"}';
  const status = await page.evaluate(
    async (sent) => (await fetch("/hooks/contact", { method: "POST", body: sent })).status,
    body,
  );
  expect(status).toBe(204);
  expect(project.read(".intake/submissions.jsonl")).toContain(JSON.stringify(body));
});

it("if a query fails, the page doesn't change until the query succeeds again", async () => {
  const { project, page } = server;
  // Edit Gatsby's own copy of the file, because the content check would reject this mistake in data/.
  const file = project.at(".cache/content/faq.yaml");
  const before = project.read("data/faq.yaml");
  const [, title = ""] = /^title: (.*)$/m.exec(before) ?? [];
  await shows(title);
  const printed = server.printed.length;
  writeFileSync(file, before.replace(/^title: .*\n/m, ""));
  const failure = /Cannot return null for non-nullable field FaqYaml.title/;
  await server.until("failed", async () => failure.test(server.printed.slice(printed)));
  // Allow time for the failed query to affect the page.
  await page.waitForTimeout(1500);
  expect(await page.textContent("h1")).toBe(title);
  writeFileSync(file, before.replace(/^title: .*/m, "title: Asked after a failure"));
  await shows("Asked after a failure");
  writeFileSync(file, before);
});

it("after two saves within a second, the page shows the second change without ever going blank", async () => {
  const { page } = server;
  // Record each time the page shows an overlay or has no heading.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (!document.querySelector("main h1")?.textContent) seen.push("blank");
      const overlay = document.querySelector("content-errors, gatsby-fast-refresh")?.shadowRoot
        ?.textContent;
      if (overlay) seen.push(overlay.replace(/\s+/g, " "));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  for (let pause = 200; pause <= 1000; pause += 25) {
    retitle(`First, ${pause} ms before the second`);
    await page.waitForTimeout(pause);
    retitle(`Second, after ${pause} ms`);
    await shows(`Second, after ${pause} ms`);
  }
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

it("none of the changes in the tests above reloaded the page", () => {
  expect(server.loads).toBe(0);
});

it("edits that aren't visible on a page don't delay loading it", async () => {
  const { project, page } = server;
  const origin = new URL(page.url()).origin;
  const load = async (path: string) => {
    const start = Date.now();
    await page.goto(origin + path, { waitUntil: "commit" });
    await page.waitForSelector("main h1");
    return Date.now() - start;
  };
  const before: number[] = [];
  for (const { path } of PAGES) before.push(await load(path));
  const site = project.read("data/site.yaml");
  project.edit("data/case-studies.yaml", (text) => text.replace(/^title: .*/m, "title: Retitled"));
  project.edit("data/site.yaml", (text) => text.replace(/tagline: .*/, "tagline: Another one"));
  await page.waitForTimeout(1000);
  project.edit("data/site.yaml", () => site);
  await page.waitForTimeout(1000);
  for (const [index, { path }] of PAGES.entries()) {
    // Without our workaround, Gatsby would wait five seconds for a write that never happens.
    expect((await load(path)) - (before[index] ?? 0)).toBeLessThan(4500);
  }
  await page.goto(`${origin}/faq`);
});

it("clicking a mistake in the report opens its file in the code editor", async () => {
  const { project, page } = server;
  project.edit("data/faq.yaml", (text) => text.replace(/^title:/m, "titel:"));
  await server.until("reported", async () => /titel/.test(await server.overlay()));
  const opened = page.waitForRequest(/__open-stack-frame-in-editor\?fileName=data%2Ffaq\.yaml/);
  await page.getByRole("button", { name: /^data\/faq\.yaml:\d+:1$/ }).click();
  await opened;
  await server.until("editor requested", async () =>
    /Could not open faq\.yaml/.test(server.printed),
  );
});
