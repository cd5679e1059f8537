/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { PAGES } from "../support/site-content";
import { type HostRules, headersOf, readHostRules } from "./support/host-rules";
import { FALLBACK, FILES, htmlOf, read } from "./support/site";

let rules: HostRules;

beforeAll(async () => {
  rules = await readHostRules();
}, 30_000);

function policyOf(path: string): Record<string, string[]> {
  const directives = headersOf(rules, path)["content-security-policy"]?.split(";") ?? [];
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

const ALL = FILES.filter((file) => file.endsWith(".html") && !file.startsWith("/_gatsby/")).map(
  read,
);
const INLINE_SCRIPT = "script:not([src], [type*='json'])";
const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

function inlineParts(selector: string, pages: readonly string[] = ALL): Element[] {
  const all = (root: ParentNode): Element[] => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll("template")].flatMap(({ content }) => all(content)),
  ];
  return pages.flatMap((html) => all(new DOMParser().parseFromString(html, "text/html")));
}

test.each<[path: string, pages: readonly string[]]>([
  ["/*", ALL],
  ...PAGES.map(({ path }): [string, string[]] => [path, [htmlOf(path), htmlOf(FALLBACK)]]),
])(
  "the policy for %s has exactly the hashes of the inline scripts and styles there",
  (path, pages) => {
    const own = (selector: string) => {
      const parts = inlineParts(selector, pages);
      return [...new Set(parts.map(({ textContent }) => `'${sha256(textContent ?? "")}'`))].sort();
    };
    const sources = { "script-src": own(INLINE_SCRIPT), "style-src": own("style") };
    expect(sources["script-src"].length).toBeGreaterThan(0);
    for (const [name, hashes] of Object.entries(sources)) {
      expect(policyOf(path)[name]).toEqual(["'self'", ...hashes]);
    }
    // A page's other directives are those of all pages.
    expect({ ...policyOf(path), ...sources }).toEqual({ ...policyOf("/*"), ...sources });
  },
);

test("no page has style attributes, and only Contact has an inline script of its own", () => {
  expect(inlineParts("[style]")).toEqual([]);
  // Each page has a script that starts the runtime. Contact's second one keeps what is typed before hydration.
  expect(inlineParts(INLINE_SCRIPT)).toHaveLength(ALL.length + 1);
});

test("every script tag has the hash of its file", () => {
  const scripts = inlineParts("script[src]");
  expect(scripts.length).toBeGreaterThan(ALL.length);
  for (const script of scripts) {
    const file = read(script.getAttribute("src") ?? "");
    expect(script.getAttribute("integrity")).toBe(sha256(file));
  }
});

test("only the rules for `/*`, pages and data files set a policy", () => {
  const policies = rules.headers.filter(({ values }) =>
    Object.keys(values).some((name) => /^content-security-policy/i.test(name)),
  );
  const [ofFiles, ofPages] = [true, false].map((isFile) =>
    policies.filter(({ path }) => /\.(?!html$)/.test(path) === isFile),
  );
  // The policy for all other files allows nothing, in case a browser displays one of them as a page.
  expect(new Set(ofFiles?.map(({ values }) => values["Content-Security-Policy"]))).toEqual(
    new Set(["default-src 'none'"]),
  );
  expect(ofPages?.map(({ path }) => path).sort()).toEqual(
    ["/*", "/404", ...PAGES.map(({ path }) => path)].sort(),
  );
  expect(inlineParts("meta[http-equiv='content-security-policy' i]")).toEqual([]);
});
