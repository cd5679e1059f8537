import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentTypeOf } from "../../tools/host/content-types";
import { type HostRules, headersFor, headersOf, readHostRules } from "../built/support/host-rules";
import { FILES, PUBLIC } from "../built/support/site";
import { freePort } from "../support/free-port";
import { PAGES } from "../support/site-content";
import { untilItAnswers } from "./support/start";

/*
 * Other servers than the host, with the configuration that `npm run headers` writes for them, must
 * answer as the host does.
 */

const ROOT = path.resolve(__dirname, "..", "..");

/** The host's own files, and one that a redirect below comes before. */
const NOT_ANSWERED = /^\/(_headers|_redirects|robots\.txt)$/;

/** How each server is started from its configuration, in a folder of its own. */
const START: Record<string, (folder: string, config: string) => [string, string[]]> = {
  nginx: (folder, config) => {
    const main = path.join(folder, "nginx.conf");
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(" ");
    writeFileSync(
      main,
      `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
       events {} http { access_log off; ${temporary} include ${config}; }`,
    );
    return ["nginx", ["-p", folder, "-c", main]];
  },
  caddy: (folder, config) => {
    const main = path.join(folder, "Caddyfile");
    writeFileSync(main, `{\n  admin off\n  log {\n    level ERROR\n  }\n}\nimport ${config}\n`);
    return ["caddy", ["run", "--adapter", "caddyfile", "--config", main]];
  },
};

/** One over a page, too: only where it is forced does it come before that. */
const REDIRECTS = `
/plans/* /pricing/:splat 301
/annual /pricing?billing=annual 302
/features /services 301
/teams/:page /services/:page 301
/robots.txt /faq 301!
`;

describe.each(["nginx", "caddy"] as const)("%s", (name) => {
  const isInstalled = spawnSync(name, [name === "nginx" ? "-v" : "version"]).error === undefined;
  if (!isInstalled) {
    it.skip(`is not installed on this machine: sudo apt-get install ${name}`, () => {});
    return;
  }

  const folder = mkdtempSync(path.join(tmpdir(), `paralane-${name}-`));
  let server: ChildProcess;
  let url: string;
  let rules: HostRules;
  let common: Record<string, string>;

  beforeAll(async () => {
    rules = await readHostRules();
    common = headersOf(rules, "/*");
    // The build, and redirects, of which it has none of its own.
    const from = path.join(folder, "from");
    const site = path.join(folder, "the site");
    mkdirSync(from);
    symlinkSync(PUBLIC, site);
    for (const file of ["index.html", "_headers"]) {
      cpSync(path.join(PUBLIC, file), path.join(from, file));
    }
    writeFileSync(path.join(from, "_redirects"), REDIRECTS);

    const port = await freePort();
    const listen = { nginx: `127.0.0.1:${port}`, caddy: `http://127.0.0.1:${port}` }[name];
    const config = path.join(folder, "site.conf");
    writeFileSync(
      config,
      execFileSync(
        process.execPath,
        [
          "--import",
          "tsx",
          "tools/commands/headers.ts",
          name,
          "--local",
          "--root",
          site,
          "--from",
          from,
          "--listen",
        ].concat(listen),
        { cwd: ROOT },
      ),
    );
    const [program, args] = START[name]?.(folder, config) ?? [name, []];
    server = spawn(program, args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    url = `http://127.0.0.1:${port}`;
    await untilItAnswers(url, server, 10);
  }, 60_000);

  afterAll(async () => {
    if (server.exitCode === null) {
      server.kill();
      await new Promise((done) => server.once("exit", done));
    }
    rmSync(folder, { recursive: true });
  });

  const get = (address: string, init: RequestInit = {}) =>
    fetch(url + address, { redirect: "manual", ...init });
  const headersIn = (response: Response, names: Iterable<string>) =>
    Object.fromEntries([...names].map((header) => [header, response.headers.get(header)]));

  it("answers every page, with and without a slash, under all headers and its own policy", async () => {
    for (const { path: page } of PAGES) {
      for (const address of new Set([page, `${page.replace(/\/$/, "")}/`])) {
        const response = await get(address);
        expect({ address, status: response.status }).toEqual({ address, status: 200 });
        expect(headersIn(response, Object.keys(common))).toEqual(headersFor(rules, page));
        expect(response.headers.get("content-type")).toMatch(/^text\/html; charset=utf-8$/i);
        const file = page === "/" ? "index.html" : `${page.slice(1)}.html`;
        expect(await response.text()).toBe(readFileSync(path.join(PUBLIC, file), "utf8"));
      }
    }
  });

  it("answers every file, under the same headers, hashed ones for a year", async () => {
    for (const address of FILES.filter((file) => !NOT_ANSWERED.test(file))) {
      const response = await get(encodeURI(address));
      expect({ address, status: response.status }).toEqual({ address, status: 200 });
      const expected = headersFor(rules, address);
      expect(headersIn(response, Object.keys(expected))).toEqual(expected);
      expect(response.headers.get("content-type")?.toLowerCase()).toBe(
        contentTypeOf(address).toLowerCase(),
      );
      await response.arrayBuffer();
    }
  });

  it.each([
    "/no/such/page",
    "/app-00000000000000000000.js",
    "/static/none-00000000-720.avif",
    "/_headers",
    "/_redirects",
    "/.env",
  ])("answers %s with Home and status 404, which nobody keeps", async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    const expected = { ...common, "cache-control": "no-store" };
    expect(headersIn(response, Object.keys(expected))).toEqual(expected);
    expect(await response.text()).toBe(readFileSync(path.join(PUBLIC, "404.html"), "utf8"));
  });

  it.each([
    ["/plans/basic?ref=1", 301, "/pricing/basic?ref=1"],
    ["/teams/web/", 301, "/services/web"],
    ["/annual/", 302, "/pricing?billing=annual"],
    ["/annual?ref=1", 302, "/pricing?billing=annual"],
    ["/robots.txt", 301, "/faq"],
  ])("redirects %s as _redirects says", async (address, status, location) => {
    const response = await get(address);
    expect(response.status).toBe(status);
    expect(response.headers.get("location")).toBe(location);
  });

  it("compresses text", async () => {
    const response = await get("/pricing", { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("vary")).toMatch(/accept-encoding/i);
  });
});
