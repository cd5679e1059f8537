import type { HostRules } from "../../../tools/host/rules";
import { requireWebhook, SERVERS, serverConfig } from "../../../tools/host/server-config";

const REVALIDATE = "no-cache";
const IMMUTABLE = "public, max-age=31536000, immutable";
const OPTIONS = { root: "/srv/site", listen: "8080" };

const header = (path: string, values: Record<string, string>) => ({
  for: path,
  forRegExp: /./,
  values,
});
const PLAIN: HostRules = {
  headers: [
    header("/*", { "Cache-Control": REVALIDATE, "X-Frame-Options": "DENY" }),
    header("/app-1.js", { "Cache-Control": IMMUTABLE }),
    header("/app-2.js", { "Cache-Control": IMMUTABLE, "X-Frame-Options": "ALLOW" }),
    header("/app-3.js", { "Cache-Control": IMMUTABLE, "X-Frame-Options": "ALLOW" }),
    header("/plans.json", { "Cache-Control": "public, max-age=3600" }),
    header("/plans", { "X-Frame-Options": "SAMEORIGIN" }),
  ],
  redirects: [],
};
const redirect = { pattern: /^\/old\/?$/, host: undefined, to: "/new", status: 301, force: false };

describe.each(SERVERS)("a configuration for %s", (server) => {
  it("has the headers of all paths, the hashed files and the redirects", () => {
    const config = serverConfig(server, { ...PLAIN, redirects: [redirect] }, OPTIONS);
    expect(config).toContain("/srv/site");
    expect(config).toMatch(/X-Frame-Options "DENY"/);
    expect(config).toMatch(/\/app-1\.js/);
    expect(config).toMatch(/\/new.* 301|301 \/new/);
  });

  it("has a header of two rules for all paths once, as the later one says", () => {
    const later = header("/*", { "X-Frame-Options": "SAMEORIGIN" });
    const rules = { ...PLAIN, headers: [...PLAIN.headers.slice(0, 1), later] };
    const config = serverConfig(server, rules, OPTIONS);
    expect(config.match(/X-Frame-Options.*/g)).toHaveLength(1);
    expect(config).toContain('X-Frame-Options "SAMEORIGIN"');
  });

  it("puts a redirect before a page where it is forced, and else behind it", () => {
    const behind = server === "nginx" ? "try_files $1 " : "not file {path} ";
    for (const force of [true, false]) {
      const rules = { ...PLAIN, redirects: [{ ...redirect, force }] };
      expect(serverConfig(server, rules, OPTIONS).includes(behind)).toBe(!force);
    }
  });

  it("sends a redirect's own query alone, or else what was asked for", () => {
    const asked = server === "nginx" ? "$is_args$args" : "?{query}";
    for (const to of ["/new", "/new?plan=basic"]) {
      const rules = { ...PLAIN, redirects: [{ ...redirect, to }] };
      expect(serverConfig(server, rules, OPTIONS).includes(to + asked)).toBe(to === "/new");
    }
  });

  it("gives a file with headers of its own all of its headers once", () => {
    const config = serverConfig(server, PLAIN, OPTIONS);
    const [, ofFile = ""] = /\/plans\.json([\s\S]*?)\n {2}}/.exec(config) ?? [];
    expect(ofFile).toContain('Cache-Control "public, max-age=3600"');
    expect(ofFile).toContain('X-Frame-Options "DENY"');
    expect(ofFile).not.toContain(REVALIDATE);
  });

  it("gives a page with a header of its own that one in place of all paths', and every other path theirs", () => {
    const config = serverConfig(server, PLAIN, OPTIONS);
    expect(config).toContain('"DENY"');
    expect(config).toMatch(
      server === "nginx"
        ? /\/plans "SAMEORIGIN";\n {2}\/plans\/ "SAMEORIGIN";[\s\S]*add_header X-Frame-Options \$site_x_frame_options always;/
        : /@p1 path \/plans \/plans\/\n {2}header @p1 \{\n {4}X-Frame-Options "SAMEORIGIN"/,
    );
  });

  it("gives a file that is kept a header of its own as well", () => {
    const config = serverConfig(server, PLAIN, OPTIONS);
    expect(config).toMatch(
      server === "nginx"
        ? /\/app-2\.js "ALLOW";\n {2}\/app-3\.js "ALLOW";/
        : /@p0 path \/app-2\.js \/app-3\.js\n {2}header @p0 \{\n {4}X-Frame-Options "ALLOW"/,
    );
    for (const file of ["app-1", "app-2"]) {
      expect(config).toMatch(
        server === "nginx"
          ? new RegExp(`/${file}\\.js "${IMMUTABLE}";`)
          : new RegExp(`@immutable path .*/${file}\\.js`),
      );
    }
  });

  it.each([
    ["answers with a page", { ...redirect, status: 200 }, "The rule that answers with /new"],
    ["is for one host", { ...redirect, host: "old.example" }, "for the host old.example only"],
  ])("is refused for a rule that %s", (_, rule, message) => {
    expect(() => serverConfig(server, { ...PLAIN, redirects: [rule] }, OPTIONS)).toThrow(message);
  });

  it("is refused for headers that it couldn't keep", () => {
    const other = header("/pricing/*", { "X-Frame-Options": "SAMEORIGIN" });
    expect(() =>
      serverConfig(server, { ...PLAIN, headers: [...PLAIN.headers, other] }, OPTIONS),
    ).toThrow("The headers of /pricing/* are not those of one file or page.");
    expect(() => serverConfig(server, { ...PLAIN, headers: [header("/*", {})] }, OPTIONS)).toThrow(
      "Pages must be revalidated",
    );
  });
});

describe("the form's webhook", () => {
  const siteThatAsks = (sources: string): HostRules => ({
    headers: [
      header("/*", {
        "Content-Security-Policy": `default-src 'none'; connect-src ${sources}; x y`,
      }),
    ],
    redirects: [],
  });

  it.each([
    "http://127.0.0.1:8788",
    "http://localhost:9000",
    "https://localhost",
    "http://[::1]:8788",
  ])("is none where visitors are, at %s", (origin) => {
    expect(() => requireWebhook(siteThatAsks(`'self' ${origin}`))).toThrow(
      `The form of this build posts to ${origin}, which is each visitor's own machine. Build it for` +
        " visitors: CONTEXT=production GATSBY_CONTACT_WEBHOOK_URL=https://… npm run build.",
    );
  });

  it.each(["https://hooks.example", "https://localhost.example", "https://hooks.example:8788"])(
    "may be at %s",
    (origin) => {
      const site = siteThatAsks(`'self' ${origin} https://www.google-analytics.com`);
      expect(() => requireWebhook(site)).not.toThrow();
    },
  );
});
