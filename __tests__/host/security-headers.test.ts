import {
  contentSecurityPolicy,
  type InlineParts,
  securityHeaders,
} from "../../src/host/security-headers";

const NOTHING: InlineParts = {
  scripts: new Set(),
  styles: new Set(),
};
const PLAIN = { webhook: "https://hooks.intake.example/catch/1", gtag: false, canBeGranted: false };

function policy(parts: InlineParts, options = PLAIN): Record<string, string> {
  return Object.fromEntries(
    contentSecurityPolicy(parts, options)
      .split(";")
      .map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources.join(" ")];
      }),
  );
}

describe("contentSecurityPolicy", () => {
  it("allows only the site's files and the webhook", () => {
    expect(policy(NOTHING)).toEqual({
      "default-src": "'none'",
      "script-src": "'self'",
      "style-src": "'self'",
      "img-src": "'self'",
      "font-src": "'self'",
      "connect-src": "'self' https://hooks.intake.example",
      "form-action": "'none'",
      "frame-ancestors": "'none'",
      "base-uri": "'none'",
      "require-trusted-types-for": "'script'",
      "trusted-types": "webpack",
    });
  });

  it("allows Google's tag without wildcards if it is configured", () => {
    const directives = policy(NOTHING, { ...PLAIN, gtag: true });
    expect(directives).toMatchObject({
      "script-src": "'self' https://www.googletagmanager.com",
      "trusted-types": "webpack goog#html default",
    });
    for (const host of ["www.google-analytics.com", "region1.analytics.google.com"]) {
      expect(directives["connect-src"]).toContain(` https://${host}`);
    }
    expect(Object.values(directives).join(" ")).not.toContain("*");
  });

  it("allows Google's advertising hosts only if consent can be granted", () => {
    const hosts = ["https://www.google.com", "https://stats.g.doubleclick.net"];
    const sources = (gtag: boolean, canBeGranted: boolean) => {
      const directives = policy(NOTHING, { ...PLAIN, gtag, canBeGranted });
      const all = ["img-src", "connect-src"].flatMap((name) => directives[name]?.split(" ") ?? []);
      return all.filter((source) => hosts.includes(source));
    };
    expect(sources(true, true)).toEqual([...hosts, ...hosts]);
    expect(sources(true, false)).toEqual([]);
    expect(sources(false, true)).toEqual([]);
  });
});

describe("securityHeaders", () => {
  const headers = (options: { gtag?: boolean; noindex?: boolean; hsts?: string } = {}) =>
    Object.fromEntries(
      securityHeaders({ policy: "p", gtag: false, noindex: false, ...options }).map(
        ({ key, value }) => [key, value],
      ),
    );

  it("isolates the site from other sites and denies browser features", () => {
    expect(headers()).toEqual({
      "Cache-Control": "no-cache,no-transform",
      "Content-Security-Policy": "p",
      "Strict-Transport-Security": "max-age=63072000",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "strict-origin",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Permissions-Policy": expect.stringMatching(/^[a-z-]+=\(\)(,[a-z-]+=\(\))*$/),
    });
  });

  it.each([
    [{ gtag: true }, "Cross-Origin-Embedder-Policy", "credentialless"],
    [
      { hsts: "includeSubDomains; preload" },
      "Strict-Transport-Security",
      "max-age=63072000; includeSubDomains; preload",
    ],
    // Copies of the site must not be found by search engines.
    [{ noindex: true }, "X-Robots-Tag", "noindex"],
  ])("with the options %j, %s is %s", (options, name, value) => {
    expect(headers(options)[name]).toBe(value);
  });
});
