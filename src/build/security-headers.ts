import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";

/** What a page holds inline, each as the text that a browser hashes. */
export interface InlineParts {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
  styleAttributes: ReadonlySet<string>;
}

/** The origins that pages may reach besides their own. */
export interface OutsideOrigins {
  /** Where the contact form posts to. */
  webhook: string;
  /** True if Google's tag is configured. */
  gtag: boolean;
}

/** Google's tag: its script, and where it reports to (developers.google.com/tag-platform/security/guides/csp). */
const GTAG_SCRIPT = "https://www.googletagmanager.com";
const GTAG_REPORTS = [
  GTAG_SCRIPT,
  "https://www.google-analytics.com",
  "https://region1.google-analytics.com",
];

/** Reads the inline scripts, styles and style attributes of all HTML files below a folder. */
export function readInlineParts(folder: string): InlineParts {
  const parts = {
    scripts: new Set<string>(),
    styles: new Set<string>(),
    styleAttributes: new Set<string>(),
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = path.join(folder, name);
    // A folder of page data is called 404.html too.
    if (!name.endsWith(".html") || !statSync(file).isFile()) continue;
    collectInlineParts(readFileSync(file, "utf8"), parts);
  }
  return parts;
}

function collectInlineParts(
  html: string,
  parts: { scripts: Set<string>; styles: Set<string>; styleAttributes: Set<string> },
): void {
  let inside: Set<string> | undefined;
  let text = "";
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.style !== undefined) parts.styleAttributes.add(attributes.style);
      const runs = attributes.src === undefined && !/json/.test(attributes.type ?? "");
      inside =
        name === "style" ? parts.styles : name === "script" && runs ? parts.scripts : undefined;
      text = "";
    },
    ontext(chunk) {
      if (inside) text += chunk;
    },
    onclosetag() {
      inside?.add(text);
      inside = undefined;
    },
  });
  parser.end(html);
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const hashesOf = (texts: ReadonlySet<string>) => [...texts].map(hashOf).sort();

/**
 * The Content-Security-Policy for all pages: nothing but the site's own files, the inline parts
 * that the build itself wrote (by their hashes), the form's webhook, and Google's tag if it is
 * configured.
 */
export function contentSecurityPolicy(parts: InlineParts, outside: OutsideOrigins): string {
  const attributes = hashesOf(parts.styleAttributes);
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...(outside.gtag ? [GTAG_SCRIPT] : []), ...hashesOf(parts.scripts)],
    "style-src": [
      "'self'",
      ...hashesOf(parts.styles),
      // Gatsby's focus wrapper and announcer, and the lengths in drawn bars, are style attributes.
      ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : []),
    ],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "connect-src": [
      "'self'",
      new URL(outside.webhook).origin,
      ...(outside.gtag ? GTAG_REPORTS : []),
    ],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/** Features of the browser that the site never uses. */
const DENIED_FEATURES = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/** The headers of every answer, the pages' cache rule first. */
export function securityHeaders(policy: string): { key: string; value: string }[] {
  return [
    // Revalidated each time: a page must never name files of an older deploy.
    { key: "Cache-Control", value: "public, max-age=0, must-revalidate" },
    { key: "Content-Security-Policy", value: policy },
    { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains; preload" },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
    { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
    { key: "Permissions-Policy", value: DENIED_FEATURES.map((name) => `${name}=()`).join(", ") },
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    { key: "X-Content-Type-Options", value: "nosniff" },
    { key: "X-Frame-Options", value: "DENY" },
  ];
}
