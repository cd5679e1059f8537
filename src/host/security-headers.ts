import { createHash } from "node:crypto";
import { DomUtils, parseDocument } from "htmlparser2";
import { GTAG_ORIGIN } from "../analytics/gtag-origin";
import { CHUNK_POLICY } from "../runtime/names";
import { originsOf } from "./webhooks";

/** The pages' inline scripts and styles, as the exact text that browsers hash. */
export interface InlineParts {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

export interface PolicyOptions {
  webhook: string;
  gtag: boolean;
  /** True if consent to the tag is granted by default or can be granted by visitors. */
  canBeGranted: boolean;
}

/** The tag uses only these hosts of those in developers.google.com/tag-platform/security/guides/csp. */
const GTAG_REPORTS = [
  GTAG_ORIGIN,
  "https://www.google-analytics.com",
  "https://region1.google-analytics.com",
  "https://analytics.google.com",
  "https://region1.analytics.google.com",
];

/** The list leaves out about 190 hosts such as www.google.de, which serve remarketing and would bloat the header. */
const GRANTED_REPORTS = ["https://www.google.com", "https://stats.g.doubleclick.net"];

/** The tag's own policy, and ours for script URLs (analytics/gtag-policy-script.ts). */
const GTAG_POLICIES = ["goog#html", "default"];

export function inlinePartsOf(pages: Iterable<string>): InlineParts {
  const documents = [...pages].map((html) => parseDocument(html));
  const elements = (tag: string) => DomUtils.getElementsByTagName(tag, documents);
  const textsOf = (all: ReturnType<typeof elements>) => new Set(all.map(DomUtils.textContent));
  // Exclude external scripts, as well as JSON data, which browsers don't execute.
  const inline = elements("script").filter(
    ({ attribs: { src, type = "" } }) => src === undefined && !type.includes("json"),
  );
  return {
    scripts: textsOf(inline),
    styles: textsOf(elements("style")),
  };
}

const cspHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const cspHashes = (texts: ReadonlySet<string>) => [...texts].map(cspHash).sort();

/** `upgrade-insecure-requests` isn't needed, because HSTS covers the domain and the URLs are HTTPS. */
export function contentSecurityPolicy(parts: InlineParts, options: PolicyOptions): string {
  const reports = [
    ...(options.gtag ? GTAG_REPORTS : []),
    ...(options.gtag && options.canBeGranted ? GRANTED_REPORTS : []),
  ];
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...(options.gtag ? [GTAG_ORIGIN] : []), ...cspHashes(parts.scripts)],
    "style-src": ["'self'", ...cspHashes(parts.styles)],
    "img-src": ["'self'", ...reports],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...originsOf(options.webhook), ...reports],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": [CHUNK_POLICY, ...(options.gtag ? GTAG_POLICIES : [])],
  };
  // Omit spaces after separators here and below, because every response contains these headers.
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join(";");
}

/**
 * Features that could watch, locate or charge visitors. The list is short because every response includes it.
 * `clipboard-write` remains allowed, because visitors copy messages that can't be sent.
 */
const DENIED_FEATURES = [
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

export const CONTENT_SECURITY_POLICY = "Content-Security-Policy";

/** Shorter than a page's policy, and blocks all requests. */
export const BLOCK_EVERYTHING = "default-src 'none'";

/**
 * A proxy that minifies a page, obfuscates its email addresses or defers its scripts would break the hashes.
 */
export const REVALIDATE = "no-cache,no-transform";

export const IMMUTABLE = "public, max-age=31536000, immutable";

export const READABLE_BY_ANY_SITE = { key: "Cross-Origin-Resource-Policy", value: "cross-origin" };

/** `noindex`: whether this is a copy, such as a deploy preview. `hsts`: additions to that header. */
export function securityHeaders({
  policy,
  gtag,
  noindex,
  hsts = "",
}: Record<"gtag" | "noindex", boolean> & { policy: string; hsts?: string }) {
  return [
    // A cached page could refer to files from an older deploy.
    { key: "Cache-Control", value: REVALIDATE },
    { key: CONTENT_SECURITY_POLICY, value: policy },
    { key: "Strict-Transport-Security", value: `max-age=63072000${hsts && `; ${hsts}`}` },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
    // Google doesn't guarantee that its responses have a Cross-Origin-Resource-Policy header.
    { key: "Cross-Origin-Embedder-Policy", value: gtag ? "credentialless" : "require-corp" },
    { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
    { key: "Permissions-Policy", value: DENIED_FEATURES.map((name) => `${name}=()`).join(",") },
    { key: "Referrer-Policy", value: "strict-origin" },
    { key: "X-Content-Type-Options", value: "nosniff" },
    { key: "X-Frame-Options", value: "DENY" },
    ...(noindex ? [{ key: "X-Robots-Tag", value: "noindex" }] : []),
  ];
}
