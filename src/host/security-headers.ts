import { createHash } from "node:crypto";
import { DomUtils, parseDocument } from "htmlparser2";
import { GTAG_ORIGIN } from "../analytics/gtag-origin";
import { CHUNK_POLICY } from "../runtime/names";
import { originsOf } from "./webhooks";

/** What a page holds inline, each as the text that a browser hashes. */
export interface InlineParts {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

/** What the build's settings add to the policy. */
export interface PolicyOptions {
  /** Where the contact form posts to. */
  webhook: string;
  /** True if Google's tag is configured. */
  gtag: boolean;
  /** True if its visitors' consent may be granted, by the setting or by themselves. */
  granted: boolean;
}

/**
 * Google's tag: its script, and where it reports to. Google's guide allows all hosts of three domains
 * (developers.google.com/tag-platform/security/guides/csp); these are the ones that it uses.
 */
const GTAG_REPORTS = [
  GTAG_ORIGIN,
  "https://www.google-analytics.com",
  "https://region1.google-analytics.com",
  "https://analytics.google.com",
  "https://region1.analytics.google.com",
];

/**
 * Where the tag reports to besides once consent is granted. Not the hosts of single countries, such as
 * www.google.de, by which Google shows advertising to visitors again elsewhere: there are some 190, more
 * than an answer has room for, and no figure of Analytics comes through them.
 */
const GRANTED_REPORTS = ["https://www.google.com", "https://stats.g.doubleclick.net"];

/** Policies for Google's tag: its own, and ours for its addresses (analytics/gtag-policy-script.ts). */
const GTAG_POLICIES = ["goog#html", "default"];

/** The inline scripts and styles of some pages, each given as its HTML. */
export function inlinePartsOf(pages: Iterable<string>): InlineParts {
  const documents = [...pages].map((html) => parseDocument(html));
  const elements = (tag: string) => DomUtils.getElementsByTagName(tag, documents);
  const textsOf = (all: ReturnType<typeof elements>) => new Set(all.map(DomUtils.textContent));
  // Neither a file nor data for search engines, which no browser runs.
  const inline = elements("script").filter(
    ({ attribs: { src, type = "" } }) => src === undefined && !type.includes("json"),
  );
  return {
    scripts: textsOf(inline),
    styles: textsOf(elements("style")),
  };
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const hashesOf = (texts: ReadonlySet<string>) => [...texts].map(hashOf).sort();

/**
 * The Content-Security-Policy of pages with these inline parts: nothing but the site's own files, the
 * parts, which the build itself wrote (by their hashes), the form's webhook, and Google's tag if it is
 * configured. No string becomes script (Trusted Types). Nothing is left to upgrade to HTTPS: the header
 * for that holds for the whole domain, and on the host the policy names no address without (settings.ts).
 */
export function contentSecurityPolicy(parts: InlineParts, options: PolicyOptions): string {
  const reports = [
    ...(options.gtag ? GTAG_REPORTS : []),
    ...(options.gtag && options.granted ? GRANTED_REPORTS : []),
  ];
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...(options.gtag ? [GTAG_ORIGIN] : []), ...hashesOf(parts.scripts)],
    "style-src": ["'self'", ...hashesOf(parts.styles)],
    "img-src": ["'self'", ...reports],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", ...originsOf(options.webhook), ...reports],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": [CHUNK_POLICY, ...(options.gtag ? GTAG_POLICIES : [])],
  };
  // No space after a separator here and below: these stand in every answer's first packets.
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join(";");
}

/**
 * The features that browsers ship by which a page sees, hears, finds or charges its visitor, or talks to
 * a device, and which the site does without. Each stands in every answer, so what only senses motion,
 * draws, plays or schedules isn't listed: the policy lets no foreign script or frame in that could use it.
 * `clipboard-write` stays, with which a visitor copies a message that couldn't be sent.
 */
export const DENIED_FEATURES = [
  "camera",
  "clipboard-read",
  "display-capture",
  "geolocation",
  "hid",
  "microphone",
  "payment",
  "serial",
  "usb",
];

/** The name of the policy's header. */
export const CONTENT_SECURITY_POLICY = "Content-Security-Policy";

/** The policy of files that are no pages, in place of the pages' long one: nothing, should a browser show one. */
export const NO_PAGE = "default-src 'none'";

/**
 * The cache rule of everything whose name doesn't change with its content: kept, asked for again each time,
 * and not rewritten on its way. A proxy that minifies a page, hides its addresses or holds its scripts back
 * makes the policy's hashes wrong.
 */
export const REVALIDATE = "no-cache,no-transform";

/** The cache rule of files with a hash in their name. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** The header of what any site may show or read. */
export const FOR_ANY_SITE = { key: "Cross-Origin-Resource-Policy", value: "cross-origin" };

/** The headers of data that programs of any site may read, and may keep for an hour. */
export const forPrograms = () => [
  { key: "Cache-Control", value: "public, max-age=3600" },
  { key: "Access-Control-Allow-Origin", value: "*" },
  FOR_ANY_SITE,
  { key: CONTENT_SECURITY_POLICY, value: NO_PAGE },
];

/**
 * The headers of every answer, the pages' cache rule first.
 *
 * @param options `gtag` if Google's tag is configured; `noindex` for a copy of the site that search engines
 *   must not list, such as a deploy preview
 */
export function securityHeaders({
  policy,
  gtag,
  noindex,
}: Record<"gtag" | "noindex", boolean> & { policy: string }): { key: string; value: string }[] {
  return [
    // Revalidated each time: a page must never name files of an older deploy.
    { key: "Cache-Control", value: REVALIDATE },
    { key: CONTENT_SECURITY_POLICY, value: policy },
    { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains; preload" },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
    // Google doesn't promise that its answers say who may embed them.
    { key: "Cross-Origin-Embedder-Policy", value: gtag ? "credentialless" : "require-corp" },
    { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
    { key: "Permissions-Policy", value: DENIED_FEATURES.map((name) => `${name}=()`).join(",") },
    { key: "Referrer-Policy", value: "strict-origin" },
    { key: "X-Content-Type-Options", value: "nosniff" },
    { key: "X-Frame-Options", value: "DENY" },
    ...(noindex ? [{ key: "X-Robots-Tag", value: "noindex" }] : []),
  ];
}
