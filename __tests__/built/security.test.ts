/** @jest-environment jsdom */
import { createHash } from "node:crypto";
import { PAGES } from "../support/site-content";
import { type HostRules, headersOf, readHostRules } from "./support/host-rules";
import { FALLBACK, FILES, htmlOf, read } from "./support/site";

let rules: HostRules;
let policy: Record<string, string[]>;

beforeAll(async () => {
  rules = await readHostRules();
  policy = policyOf("/*");
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
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const hashesIn = (sources: string[] = []) =>
  sources.filter((source) => source.startsWith("'sha256-"));

function inlineParts(selector: string, pages = ALL): Element[] {
  const all = (root: ParentNode): Element[] => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll("template")].flatMap(({ content }) => all(content)),
  ];
  return pages.flatMap((html) => all(new DOMParser().parseFromString(html, "text/html")));
}

const hashes = (texts: (string | null)[]) =>
  [...new Set(texts.map((text) => hash(text ?? "")))].sort();

test("the policy has exactly the hashes of the inline scripts on all pages", () => {
  const scripts = inlineParts(INLINE_SCRIPT);
  // Each page has an inline script that starts the runtime. Contact has a second script, which remembers a
  // submission attempted before hydration.
  expect(scripts).toHaveLength(ALL.length + 1);
  expect(hashesIn(policy["script-src"])).toEqual(
    hashes(scripts.map(({ textContent }) => textContent)),
  );
});

test("the policy has exactly the hashes of the inline styles on all pages, and no page has style attributes", () => {
  expect(inlineParts("[style]")).toEqual([]);
  const styles = hashes(inlineParts("style").map(({ textContent }) => textContent));
  expect(hashesIn(policy["style-src"])).toEqual(styles);
});

test.each(PAGES)(
  "the policy for $path has only the hashes of the inline scripts and styles of that page and the fallback page",
  ({ path }) => {
    const pages = [htmlOf(path), htmlOf(FALLBACK)];
    const own = (parts: string) =>
      hashes(inlineParts(parts, pages).map(({ textContent }) => textContent));
    const expected = {
      ...policy,
      "script-src": ["'self'", ...own(INLINE_SCRIPT)],
      "style-src": ["'self'", ...own("style")],
    };
    expect(policyOf(path)).toEqual(expected);
  },
);

test("every script tag has the hash of its file", () => {
  const scripts = inlineParts("script[src]");
  expect(scripts.length).toBeGreaterThan(ALL.length);
  for (const script of scripts) {
    const digest = createHash("sha256").update(read(script.getAttribute("src") ?? ""));
    expect(script.getAttribute("integrity")).toBe(`sha256-${digest.digest("base64")}`);
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
