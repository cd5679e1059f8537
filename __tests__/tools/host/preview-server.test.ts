import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { newFolder } from "../../support/new-folder";

const HOME = `<!doctype html><title>Home</title>${"<p>lanes</p>".repeat(100)}`;

const SITE = {
  "index.html": HOME,
  "404.html": "<!doctype html><title>Home again</title>",
  "pricing/index.html": "<!doctype html><title>Pricing</title>",
  "faq.html": "<!doctype html><title>FAQ</title>",
  "app-1a2b.js": "console.log('ü');",
  "static/a.woff2": "0123456789",
  "favicon.ico": "icon",
  "static/d/é ü.png": "png",
  ".well-known/security.txt": "Contact: us",
  ".env": "secret",
  _headers: `
/*
  X-Frame-Options: DENY
  X-Order: first
/pricing
  X-Order: second
/blog/:slug
  X-Slug: yes
/static/*
  cache-control: max-age=9
`,
};

const servers: ChildProcess[] = [];
let url: string;

function makeSite(files: Record<string, string>): string {
  const dir = newFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  return dir;
}

async function serve(dir: string) {
  const child = fork(join(__dirname, "../../support/serve-folder.ts"), [dir], {
    execArgv: ["--import", "tsx"],
  });
  servers.push(child);
  const [{ url = "", error = "" }] = await once(child, "message");
  return { url: String(url), error: String(error) };
}

/** Sends a raw HTTP request, because fetch would normalize the path and decompress the body. */
async function get(path: string, headers: Record<string, string> = {}, method = "GET", at = url) {
  const { hostname, port } = new URL(at);
  const sent = request({ hostname, port, path, method, headers }).end();
  const [response]: IncomingMessage[] = await once(sent, "response");
  const bytes = Buffer.concat((await response?.toArray()) ?? []);
  const { statusCode: status, headers: received = {} } = response ?? {};
  return { status, headers: received, bytes, text: bytes.toString() };
}

beforeAll(async () => {
  ({ url } = await serve(makeSite(SITE)));
}, 30_000);

afterAll(() => {
  for (const server of servers) server.kill();
});

test.each([
  ["/?from=mail", HOME, "text/html; charset=UTF-8"],
  ["/pricing/", SITE["pricing/index.html"], "text/html; charset=UTF-8"],
  ["/app-1a2b.js", "console.log('ü');", "text/javascript; charset=UTF-8"],
  ["/static/d/%C3%A9%20%C3%BC.png", "png", "image/png"],
  ["/favicon.ico", "icon", "image/x-icon"],
  ["/.well-known/security.txt", "Contact: us", "text/plain; charset=UTF-8"],
])("%s returns its file with the right content type", async (path, content, type) => {
  const { status, text, headers } = await get(path);
  expect([status, text, headers["content-type"]]).toEqual([200, content, type]);
});

test.each([
  "/nothing/at/any/depth/",
  "/app-1a2b.js/",
  "/_headers",
  "//_headers",
  "/%5fheaders",
  "///_redirects",
  "/_Headers",
  "/_redirects.",
  "/.env",
  "/../preview-server.ts",
  "/..%2f..%2fetc%2fpasswd",
  "//etc/passwd",
])("%s returns 404.html with status 404 and a header that requires revalidation", async (path) => {
  const { status, headers, text } = await get(path);
  expect([status, text]).toEqual([404, SITE["404.html"]]);
  expect(headers).toMatchObject({
    "cache-control": "no-cache,no-transform",
    "x-frame-options": "DENY",
  });
});

test("HEAD returns no body, and other methods and malformed URLs are rejected", async () => {
  const { status, headers, bytes } = await get("/", {}, "HEAD");
  expect([status, headers["content-length"], bytes.length]).toEqual([200, `${HOME.length}`, 0]);
  expect(await get("/", {}, "POST")).toMatchObject({
    status: 405,
    headers: { allow: "GET, HEAD" },
  });
  for (const path of ["/%", "/a%00b", "*"]) expect((await get(path)).status).toBe(400);
});

test("merges all matching rules in _headers, with later rules taking precedence", async () => {
  const pricing = await get("/pricing/");
  expect(pricing.headers).toMatchObject({ "x-frame-options": "DENY", "x-order": "second" });
  const home = await get("/");
  expect(home.headers).toMatchObject({
    "x-order": "first",
    "cache-control": "no-cache,no-transform",
  });
  expect((await get("/blog/one")).headers["x-slug"]).toBe("yes");
  expect((await get("/blog/one/two")).headers["x-slug"]).toBeUndefined();
  expect((await get("/static/a.woff2")).headers["cache-control"]).toBe("max-age=9");
});

test("compresses text with Brotli or gzip if the client supports it, but never compresses fonts", async () => {
  const br = await get("/", { "Accept-Encoding": "gzip, deflate, br, zstd" });
  const gzip = await get("/", { "Accept-Encoding": "gzip" });
  const plain = await get("/");
  expect(br.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(br.bytes).toString()).toBe(HOME);
  expect(gunzipSync(gzip.bytes).toString()).toBe(HOME);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.headers.vary).toBe("Accept-Encoding");
  const font = await get("/static/a.woff2", { "Accept-Encoding": "br" });
  expect([font.headers["content-encoding"], font.text]).toEqual([undefined, "0123456789"]);
});

test("returns 304 if the ETag matches", async () => {
  const { etag = "" } = (await get("/")).headers;
  const { status, bytes, headers } = await get("/", { "If-None-Match": etag });
  expect([status, bytes.length, headers["x-frame-options"]]).toEqual([304, 0, "DENY"]);
});

test("serves the pages and rules of a later build", async () => {
  const dir = makeSite({ "index.html": "home" });
  const later = await serve(dir);
  const now = () => get("/", { "Accept-Encoding": "br" }, "GET", later.url);
  expect(brotliDecompressSync((await now()).bytes).toString()).toBe("home");
  writeFileSync(join(dir, "index.html"), "another home");
  writeFileSync(join(dir, "_headers"), "/*\n  X-Build: later\n");
  const { bytes, headers } = await now();
  expect(brotliDecompressSync(bytes).toString()).toBe("another home");
  expect(headers["x-build"]).toBe("later");
}, 30_000);

test("reports rules that the host would reject", async () => {
  const { error } = await serve(
    makeSite({ "index.html": "home", _headers: "X-Orphan: yes\n", _redirects: "/a b\n" }),
  );
  expect(error).toContain('Path should come before header "X-Orphan"');
  expect(error).toContain("Could not parse redirect line 1");
}, 30_000);
