import { type ChildProcess, fork } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

const REVALIDATE = "no-cache";
const HOME = `<!doctype html><title>Home</title>${"<p>lanes</p>".repeat(100)}`;

const SITE = {
  "index.html": HOME,
  "404.html": "<!doctype html><title>Home again</title>",
  "pricing/index.html": "<!doctype html><title>Pricing</title>",
  "faq.html": "<!doctype html><title>FAQ</title>",
  "app-1a2b.js": "console.log('ü');",
  "static/a@2x.woff2": "0123456789",
  "static/d/é ü.png": "png",
  "site.webmanifest": "{}",
  "sitemap.xml": "<urlset/>",
  "robots.txt": "User-agent: *",
  "page-data/pricing/page-data.json": "{}",
  _headers: `
/*
  X-Frame-Options: DENY
  X-Order: first
  Content-Length: 3
/pricing
  X-Page: pricing
  X-Order: second
/blog/:slug
  X-Slug: yes
/static/*
  cache-control: public, max-age=31536000, immutable
/*.js
  Cache-Control: public, max-age=31536000, immutable
`,
  _redirects: `
/old /pricing
/temporary /pricing 302
/docs/* /faq/:splat 301
/plans/:name/:year /pricing?plan=:name&year=:year
/about /faq 200
/gone /404.html 410
/pricing /faq 301
/faq /pricing 302!
https://www.elsewhere.example/* https://elsewhere.example/:splat 301!
`,
};

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

const folders: string[] = [];
let server: { process: ChildProcess; url: string };

function makeSite(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), "preview-test-"));
  folders.push(dir);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  return dir;
}

/** Starts the server; resolves with its address, or with the error that it stopped with. */
function serve(dir: string): Promise<{ process: ChildProcess; url: string; error: string }> {
  return new Promise((resolve, reject) => {
    const child = fork(join(__dirname, "../../support/serve-folder.ts"), [dir], {
      execArgv: ["--import", "tsx"],
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
    child.once("message", (message: { url?: string; error?: string }) =>
      resolve({ process: child, url: message.url ?? "", error: message.error ?? "" }),
    );
  });
}

/** As sent: fetch would tidy up the path and unpack the body. */
function get(
  path: string,
  headers: Record<string, string> = {},
  { method = "GET", url = server.url } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Uint8Array[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode,
          headers: response.headers,
          bytes,
          text: bytes.toString(),
        });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

beforeAll(async () => {
  server = await serve(makeSite(SITE));
}, 30_000);

afterAll(() => {
  server.process.kill();
  for (const dir of folders) rmSync(dir, { recursive: true });
});

describe("files and clean paths", () => {
  test.each([
    ["/", HOME],
    ["/index.html", HOME],
    ["/?from=mail", HOME],
    ["/pricing/", SITE["pricing/index.html"]],
    ["/pricing/index.html", SITE["pricing/index.html"]],
    ["/pricing?x=%", SITE["pricing/index.html"]],
    ["/faq.html", SITE["faq.html"]],
    ["/static/d/%C3%A9%20%C3%BC.png", "png"],
    ["/static/a@2x.woff2", "0123456789"],
    ["/static/a%402x.woff2", "0123456789"],
  ])("%s is answered with its file", async (path, content) => {
    const { status, text } = await get(path);
    expect({ status, text }).toEqual({ status: 200, text: content });
  });

  test.each([
    ["/", "text/html; charset=UTF-8"],
    ["/app-1a2b.js", "text/javascript; charset=UTF-8"],
    ["/static/a@2x.woff2", "font/woff2"],
    ["/site.webmanifest", "application/manifest+json"],
    ["/sitemap.xml", "application/xml"],
    ["/robots.txt", "text/plain; charset=UTF-8"],
    ["/page-data/pricing/page-data.json", "application/json"],
  ])("the content type of %s is %s", async (path, type) => {
    expect((await get(path)).headers["content-type"]).toBe(type);
  });

  test("HEAD has the headers and no body", async () => {
    const page = await get("/", {}, { method: "HEAD" });
    expect(page.status).toBe(200);
    expect(page.headers["content-length"]).toBe(String(HOME.length));
    expect(page.bytes).toHaveLength(0);
    const font = await get("/static/a@2x.woff2", {}, { method: "HEAD" });
    expect(font.headers["content-length"]).toBe("10");
    expect(font.bytes).toHaveLength(0);
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is not allowed", async (method) => {
    const { status, headers } = await get("/", {}, { method });
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: "GET, HEAD" });
  });

  test.each(["/%", "/%E0%A4%A", "/a%00b", "*"])("the malformed address %s is 400", async (path) => {
    expect((await get(path)).status).toBe(400);
  });
});

describe("an unknown path", () => {
  test.each([
    "/nothing",
    "/nothing/at/any/depth/",
    "/missing.js",
    "/static/missing.png",
    "/static/",
    "/page-data/nothing/page-data.json",
    "/_headers",
    "/_redirects",
    "/../preview-server.ts",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "//etc/passwd",
  ])("%s gets 404.html with status 404, to be asked for anew each time", async (path) => {
    const { status, headers, text } = await get(path);
    expect({ status, text, cache: headers["cache-control"] }).toEqual({
      status: 404,
      text: SITE["404.html"],
      cache: REVALIDATE,
    });
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["content-type"]).toBe("text/html; charset=UTF-8");
  });
});

describe("_headers", () => {
  test("all rules that match a path are merged, and a later one wins", async () => {
    const { headers } = await get("/pricing/");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["x-page"]).toBe("pricing");
    expect(headers["x-order"]).toBe("second");
    expect((await get("/")).headers["x-order"]).toBe("first");
  });

  test("a placeholder stands for one part of a path", async () => {
    expect((await get("/blog/one")).headers["x-slug"]).toBe("yes");
    expect((await get("/blog/one/two")).headers["x-slug"]).toBeUndefined();
  });

  test("caching follows the rules, and is asked anew without one", async () => {
    const year = "public, max-age=31536000, immutable";
    expect((await get("/static/a@2x.woff2")).headers["cache-control"]).toBe(year);
    expect((await get("/app-1a2b.js")).headers["cache-control"]).toBe(year);
    expect((await get("/")).headers["cache-control"]).toBe(REVALIDATE);
    expect((await get("/static/d/%C3%A9%20%C3%BC.png")).headers["cache-control"]).toBe(year);
  });

  test("a header of the host itself is not overwritten", async () => {
    expect((await get("/")).headers["content-length"]).toBe(String(HOME.length));
  });
});

describe("_redirects", () => {
  test.each([
    ["/old", 301, "/pricing"],
    ["/old/", 301, "/pricing"],
    ["/old?a=1", 301, "/pricing?a=1"],
    ["/temporary", 302, "/pricing"],
    ["/docs", 301, "/faq/"],
    ["/docs/a/b%20c", 301, "/faq/a/b%20c"],
    ["/plans/pro/2026", 301, "/pricing?plan=pro&year=2026"],
    ["/faq", 302, "/pricing"],
  ])("%s leads with %i to %s", async (path, status, location) => {
    const answer = await get(path);
    expect({ status: answer.status, location: answer.headers.location }).toEqual({
      status,
      location,
    });
  });

  test("a rewrite answers with another page at the same address", async () => {
    const { status, text } = await get("/about");
    expect({ status, text }).toEqual({ status: 200, text: SITE["faq.html"] });
  });

  test("a rule can give a page another status", async () => {
    const { status, text } = await get("/gone");
    expect({ status, text }).toEqual({ status: 410, text: SITE["404.html"] });
  });

  test("a file comes before a rule that is not forced", async () => {
    expect((await get("/pricing")).text).toBe(SITE["pricing/index.html"]);
  });

  test("a rule for another host applies there alone", async () => {
    expect((await get("/", { Host: "www.elsewhere.example" })).headers.location).toBe(
      "https://elsewhere.example/",
    );
  });
});

describe("transfer", () => {
  test("text is compressed with Brotli, else gzip, else not at all", async () => {
    const br = await get("/", { "Accept-Encoding": "gzip, deflate, br" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(br.headers["content-length"]).toBe(String(br.bytes.length));
    expect(brotliDecompressSync(br.bytes).toString()).toBe(HOME);
    const gzip = await get("/", { "Accept-Encoding": "gzip" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.bytes).toString()).toBe(HOME);
    const plain = await get("/");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect([br, gzip, plain].map(({ headers }) => headers.vary)).toEqual(
      Array(3).fill("Accept-Encoding"),
    );
  });

  test("the page for unknown paths is compressed too", async () => {
    const { headers, bytes } = await get("/nothing", { "Accept-Encoding": "br" });
    expect(headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(bytes).toString()).toBe(SITE["404.html"]);
  });

  test("a font is sent as it is", async () => {
    const { headers, text } = await get("/static/a@2x.woff2", { "Accept-Encoding": "br" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(text).toBe("0123456789");
  });

  test.each(["/", "/static/a@2x.woff2"])("what is known of %s is not sent again", async (path) => {
    const first = await get(path, { "Accept-Encoding": "br" });
    const etag = first.headers.etag ?? "";
    expect(etag).not.toBe("");
    const known = { "Accept-Encoding": "br", "If-None-Match": etag };
    const second = await get(path, known);
    expect({ status: second.status, length: second.bytes.length }).toEqual({
      status: 304,
      length: 0,
    });
    expect(second.headers["x-frame-options"]).toBe("DENY");
  });

  test.each([
    ["bytes=2-4", 206, "234"],
    ["bytes=7-", 206, "789"],
    ["bytes=20-", 416, ""],
    ["bytes=4-2", 200, "0123456789"],
    ["bytes=-3", 200, "0123456789"],
  ])("the range %s is answered with %i", async (range, status, content) => {
    const answer = await get("/static/a@2x.woff2", { Range: range });
    expect({ status: answer.status, text: answer.text }).toEqual({ status, text: content });
  });
});

describe("a site", () => {
  test("needs neither rules nor a page for unknown paths; rules of a later build count", async () => {
    const dir = makeSite({ "index.html": "home" });
    const bare = await serve(dir);
    try {
      expect((await get("/", {}, { url: bare.url })).text).toBe("home");
      const missing = await get("/nothing", {}, { url: bare.url });
      expect(missing.status).toBe(404);
      expect(missing.headers["content-type"]).toBe("text/plain; charset=utf-8");

      writeFileSync(join(dir, "_headers"), "/*\n  X-Build: later\n");
      expect((await get("/", {}, { url: bare.url })).headers["x-build"]).toBe("later");
    } finally {
      bare.process.kill();
    }
  }, 30_000);

  test("that was not built is an error with the remedy", async () => {
    const { error } = await serve(makeSite({}));
    expect(error).toMatch(/^There is no built site in .*\. Run "npm run build" first\.$/);
  }, 30_000);

  test("with rules that the host would refuse, or that cannot be shown here, does not start", async () => {
    const { error } = await serve(
      makeSite({
        "index.html": "home",
        _headers: "X-Orphan: yes\n/*\n  Basic-Auth: me:secret\n",
        _redirects: "/a b\n/c /d 302 Country=ch\n/api/* https://api.example/:splat 200\n",
      }),
    );
    expect(error).toContain('Path should come before header "X-Orphan"');
    expect(error).toContain("The rule for /* asks for a password (Basic-Auth)");
    expect(error).toContain("Could not parse redirect line 1");
    expect(error).toContain('The rule for /c uses the condition "Country"');
    expect(error).toContain("The rule for /api/* uses a proxy to another site");
  }, 30_000);
});
