import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, ensureChromium } from "../../tools/shared/chromium";
import { addressOf, freePort } from "../../tools/shared/ports";
import { ProjectCopy } from "../support/project-copy";
import { MISTAKES } from "./mistakes";

jest.setTimeout(120_000);

const project = new ProjectCopy();
let server: ChildProcess;
let browser: Browser;
let page: Page;
let site = "";
/** How often a page was loaded anew for the sake of a mistake: never. */
let loads = 0;

beforeAll(async () => {
  const [port, intake] = [await freePort(), await freePort()];
  site = addressOf(port);
  server = project.start(["npm", "start"], {
    CI: "",
    DEVELOP_PORT: String(port),
    INTAKE_PORT: String(intake),
  });
  await saysThat(server, /You can now view/);
  browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  page = await browser.newPage();
  await page.goto(`${site}/faq`);
  await page.waitForSelector("h1", { timeout: 60_000 });
  page.on("load", () => {
    loads += 1;
  });
});

afterAll(async () => {
  await browser?.close();
  if (server.pid !== undefined && server.exitCode === null) {
    process.kill(-server.pid, "SIGINT");
    await once(server, "exit");
  }
  project.dispose();
});

/** Waits until a program has printed something. */
function saysThat(program: ChildProcess, text: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (text.test(output)) resolve();
    };
    program.stdout?.on("data", read);
    program.stderr?.on("data", read);
    program.once("exit", (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
  });
}

/** What the development server lays over the page, in one line. */
const overlay = async () => {
  const words = await page.evaluate(
    () => document.querySelector("gatsby-fast-refresh")?.shadowRoot?.textContent ?? "",
  );
  return words.replace(/\s+/g, " ");
};

async function until(name: string, holds: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + 30_000;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > limit)
      throw new Error(`${name}: not within 30 s. Over the page: ${await overlay()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

it("there are sixty", () => {
  expect(MISTAKES).toHaveLength(60);
});

it.each(MISTAKES)(
  "$name: told where it is one, and the page follows once it is mended",
  async (mistake) => {
    await mistake.make(project);
    const { told } = mistake;
    if (told) await until("told", async () => told.test(await overlay()));
    // Long enough for what would end the server, or blank the page.
    else await page.waitForTimeout(1500);
    project.restore();
    // As it is published: with the apostrophes of print.
    const title = `Asked after ${mistake.name.replaceAll("'", "’")}`;
    const file = project.at("data/faq.yaml");
    const before = readFileSync(file, "utf8");
    writeFileSync(file, before.replace(/^title: .*/m, `title: "${title}"`));
    await until(
      "followed",
      async () => (await page.textContent("h1", { timeout: 1000 })) === title,
    );
    await until("told no more", async () => !(told?.test(await overlay()) ?? false));
    writeFileSync(file, before);
    expect(server.exitCode).toBeNull();
  },
);

it("and no page was loaded anew for it", () => {
  expect(loads).toBe(0);
});
