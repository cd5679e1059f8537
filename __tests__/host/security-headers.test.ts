import {
  contentSecurityPolicy,
  type InlineParts,
  securityHeaders,
} from "../../src/host/security-headers";

const NOTHING: InlineParts = {
  scripts: new Set(),
  styles: new Set(),
};
const PLAIN = { webhook: "https://hooks.intake.example/catch/1", gtag: false, granted: false };

/** The directives of a policy, by name. */
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

describe("the policy", () => {
  it("allows the site's own files and the webhook, and nothing else", () => {
    expect(policy(NOTHING)).toEqual({
      "default-src": "'none'",
      "script-src": "'self'",
      "style-src": "'self'",
      "img-src": "'self'",
      "font-src": "'self'",
      "manifest-src": "'self'",
      "connect-src": "'self' https://hooks.intake.example",
      "form-action": "'none'",
      "frame-ancestors": "'none'",
      "base-uri": "'none'",
      "require-trusted-types-for": "'script'",
      "trusted-types": "webpack",
    });
  });

  it("lets Google's tag in where it is configured, without any wildcard", () => {
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

  it("lets it report for advertising too where consent may be granted, and only there", () => {
    const hosts = ["https://www.google.com", "https://stats.g.doubleclick.net"];
    const sources = (gtag: boolean, granted: boolean) => {
      const directives = policy(NOTHING, { ...PLAIN, gtag, granted });
      const asked = ["img-src", "connect-src"].flatMap(
        (name) => directives[name]?.split(" ") ?? [],
      );
      return asked.filter((source) => hosts.includes(source));
    };
    expect(sources(true, true)).toEqual([...hosts, ...hosts]);
    expect(sources(true, false)).toEqual([]);
    expect(sources(false, true)).toEqual([]);
  });

  it("lets the answer of a Google Apps Script come from the host that it sends browsers to", () => {
    const webhook = "https://script.google.com/macros/s/AKfy/exec";
    expect(policy(NOTHING, { ...PLAIN, webhook })["connect-src"]).toBe(
      "'self' https://script.google.com https://script.googleusercontent.com",
    );
  });
});

describe("the headers", () => {
  const headers = (options: { gtag?: boolean; noindex?: boolean } = {}) =>
    Object.fromEntries(
      securityHeaders({ policy: "p", gtag: false, noindex: false, ...options }).map(
        ({ key, value }) => [key, value],
      ),
    );

  it("isolate the site, and deny features", () => {
    expect(headers()).toEqual({
      "Cache-Control": "no-cache,no-transform",
      "Content-Security-Policy": "p",
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "strict-origin",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Permissions-Policy": expect.stringMatching(/^[a-z-]+=\(\)(,[a-z-]+=\(\))*$/),
    });
  });

  it("take Google's answers without credentials", () => {
    expect(headers({ gtag: true })["Cross-Origin-Embedder-Policy"]).toBe("credentialless");
  });

  it("keep search engines away from copies of the site", () => {
    expect(headers({ noindex: true })["X-Robots-Tag"]).toBe("noindex");
  });
});
