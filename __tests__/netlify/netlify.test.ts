import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type HostRules, headersFor, readHostRules } from "../built/support/host-rules";
import { PUBLIC } from "../built/support/site";
import { freePort } from "../support/free-port";
import { endGroup, startGroup } from "../support/process-group";
import { PAGES } from "../support/site-content";

/* npx downloads Netlify's local server. This version is the last one that supports Node 20. */
const PACKAGE = "netlify-cli@24.9.0";

let server: ChildProcess;
let url: string;
let rules: HostRules;

beforeAll(async () => {
  rules = await readHostRules();
  const port = await freePort();
  const command = `--yes --package=${PACKAGE} netlify dev --offline --internal-disable-edge-functions --no-open --framework #static --dir public --port ${port}`;
  // Start npx in its own process group, so that the processes that it spawns can be stopped too.
  server = startGroup("npx", command.split(" "), {
    cwd: path.resolve(__dirname, "..", ".."),
    env: { ...process.env, CI: "1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`The server exited with ${server.exitCode}.`);
    await wait(100);
  }
}, 300_000);

afterAll(() => endGroup(server));

function expectHeaders(response: Response, path: string): void {
  const { "cache-control": _, ...expected } = headersFor(rules, path);
  expect(Object.keys(expected).length).toBeGreaterThan(5);
  const found = Object.keys(expected).map((name) => [name, response.headers.get(name)]);
  expect({ path, ...Object.fromEntries(found) }).toEqual({ path, ...expected });
}

it("serves every page with its own policy, whether or not the URL has a trailing slash", async () => {
  for (const { path: page } of PAGES) {
    for (const urlPath of new Set([page, `${page.replace(/\/$/, "")}/`])) {
      const response = await fetch(url + urlPath, { redirect: "manual" });
      expect({ urlPath, status: response.status }).toEqual({ urlPath, status: 200 });
      expectHeaders(response, page);
      const file = page === "/" ? "index.html" : `${page.slice(1)}.html`;
      expect(await response.text()).toBe(readFileSync(path.join(PUBLIC, file), "utf8"));
    }
  }
});

it.each(["/no/such/page", "/app-0.js"])("serves Home with status 404 for %s", async (urlPath) => {
  const response = await fetch(url + urlPath);
  expect(response.status).toBe(404);
  expectHeaders(response, urlPath);
  expect(await response.text()).toBe(readFileSync(path.join(PUBLIC, "404.html"), "utf8"));
});
