import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { type Browser, chromium, type Page } from "@playwright/test";
import { testBrowser } from "../../../tools/shared/chromium";
import { addressOf } from "../../../tools/shared/ports";
import { freePort } from "../../support/free-port";
import { ProjectCopy } from "../../support/project-copy";

/** What lies over the page: the site's report on content, and Gatsby's on code. */
const OVERLAYS = "content-mistakes, gatsby-fast-refresh";

/** How long a machine that has more to do may take to start the server. */
const START_SECONDS = 120;

/** How many of the lines last printed a failure shows. */
const LAST_LINES = 40;

/** The development server on a copy of the project, with a page of it in a browser. */
export class DevelopmentServer {
  readonly project = new ProjectCopy();
  process!: ChildProcess;
  page!: Page;
  /** How often the page was loaded since it was opened. */
  loads = 0;
  /** What the server has printed. */
  printed = "";
  private browser: Browser | undefined;

  /** Starts the server and opens one of its pages, once that has its heading. */
  async open(path: string): Promise<void> {
    const origin = await this.start();
    await this.says(/You can now view/);
    await this.browse(origin + path);
    await this.page.waitForSelector("h1", { timeout: START_SECONDS * 1000 });
    this.page.on("load", () => {
      this.loads += 1;
    });
  }

  /** Starts the server; resolves with its address, which may not answer yet. */
  async start(): Promise<string> {
    const [port, intake] = [await freePort(), await freePort()];
    this.process = this.project.start(["npm", "start"], {
      CI: "",
      DEVELOP_PORT: String(port),
      INTAKE_PORT: String(intake),
      // None that runs on this machine.
      REACT_EDITOR: "false",
    });
    const read = (chunk: Buffer) => {
      this.printed += chunk.toString();
    };
    this.process.stdout?.on("data", read);
    this.process.stderr?.on("data", read);
    return addressOf(port);
  }

  /** Opens an address in a browser, once something answers there. */
  async browse(address: string): Promise<void> {
    this.browser = await chromium.launch(testBrowser());
    this.page = await this.browser.newPage();
    const answers = async () => (await this.page.goto(address)) !== null;
    await this.until("answers", answers, START_SECONDS);
  }

  /** Another page, with nothing kept from the others. */
  newPage(): Promise<Page> {
    if (!this.browser) throw new Error("The server is not open yet.");
    return this.browser.newPage();
  }

  /** What the server lays over the page, in one line. */
  async overlay(): Promise<string> {
    const words = await this.page.evaluate(
      (overlays) =>
        [...document.querySelectorAll(overlays)]
          .map(({ shadowRoot }) => shadowRoot?.textContent)
          .join(),
      OVERLAYS,
    );
    return words.replace(/\s+/g, " ");
  }

  /** By how many pixels lines are cut off in what the server lays over the page. */
  overlayCut(): Promise<number> {
    return this.page.evaluate((overlays) => {
      const boxes = [...document.querySelectorAll(overlays)].flatMap(({ shadowRoot }) => [
        ...(shadowRoot?.querySelectorAll("*") ?? []),
      ]);
      return Math.max(0, ...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    }, OVERLAYS);
  }

  /** Waits until something holds. */
  async until(name: string, holds: () => Promise<boolean>, seconds = 30): Promise<void> {
    const limit = Date.now() + seconds * 1000;
    while (!(await holds().catch(() => false))) {
      if (Date.now() > limit) {
        const last = this.printed.split("\n").slice(-LAST_LINES).join("\n");
        throw new Error(
          `${name}: not within ${seconds} s. Over the page: ${await this.overlay()}\nLast printed:\n${last}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async close(): Promise<void> {
    await this.browser?.close();
    if (this.process?.pid !== undefined && this.process.exitCode === null) {
      process.kill(-this.process.pid, "SIGINT");
      await once(this.process, "exit");
    }
    this.project.dispose();
  }

  /** Waits until the server has printed something. */
  private says(text: RegExp): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (text.test(this.printed)) resolve();
      };
      this.process.stdout?.on("data", look);
      this.process.once("exit", (code) =>
        reject(new Error(`It ended with ${code}:\n${this.printed}`)),
      );
    });
  }
}
