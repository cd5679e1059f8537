import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { type Browser, chromium, type Page } from "@playwright/test";
import { testBrowser } from "../../../tools/shared/chromium";
import { urlOf } from "../../../tools/shared/ports";
import { freePort } from "../../support/free-port";
import { ProjectCopy } from "../../support/project-copy";

const OVERLAYS = "content-errors, gatsby-fast-refresh";

const START_SECONDS = 120;

const LAST_LINES = 40;

export class DevelopmentServer {
  readonly project = new ProjectCopy();
  process!: ChildProcess;
  page!: Page;
  loads = 0;
  printed = "";
  private browser: Browser | undefined;

  async open(path: string): Promise<void> {
    const origin = await this.start();
    await this.browse(origin + path);
    await this.until("started", async () => /You can now view/.test(this.printed), START_SECONDS);
    await this.page.waitForSelector("h1", { timeout: START_SECONDS * 1000 });
    this.page.on("load", () => {
      this.loads += 1;
    });
  }

  /** Starts the server and resolves to its URL, possibly before the server responds. */
  async start(): Promise<string> {
    const [port, intake] = [await freePort(), await freePort()];
    this.process = this.project.start(["npm", "start"], {
      CI: "",
      DEVELOP_PORT: String(port),
      INTAKE_PORT: String(intake),
      // Don't open a real code editor.
      REACT_EDITOR: "false",
    });
    const read = (chunk: Buffer) => {
      this.printed += chunk.toString();
    };
    this.process.stdout?.on("data", read);
    this.process.stderr?.on("data", read);
    return urlOf(port);
  }

  async browse(address: string): Promise<void> {
    this.browser = await chromium.launch(testBrowser());
    this.page = await this.browser.newPage();
    const responds = async () => (await this.page.goto(address)) !== null;
    await this.until("responds", responds, START_SECONDS);
  }

  newPage(): Promise<Page> {
    if (!this.browser) throw new Error("The server is not open yet.");
    return this.browser.newPage();
  }

  async overlay(): Promise<string> {
    const text = await this.page.evaluate(
      (overlays) =>
        [...document.querySelectorAll(overlays)]
          .map(({ shadowRoot }) => shadowRoot?.textContent)
          .join(),
      OVERLAYS,
    );
    return text.replace(/\s+/g, " ");
  }

  async until(name: string, holds: () => Promise<boolean>, seconds = 30): Promise<void> {
    const limit = Date.now() + seconds * 1000;
    while (!(await holds().catch(() => false))) {
      if (Date.now() > limit) {
        const last = this.printed.split("\n").slice(-LAST_LINES).join("\n");
        throw new Error(
          `Timed out after ${seconds} s waiting for: ${name}. Overlay: ${await this.overlay()}\nLast output:\n${last}`,
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
  }
}
