import { appendFileSync } from "node:fs";
import path from "node:path";
import type { IAdapter } from "gatsby";
import { CONTENT_SECURITY_POLICY } from "../host/security-headers";
import { writeAdmin } from "./bundle";
import { readAdmin } from "./settings";

/**
 * Wraps an adapter so that it also publishes the editor. The editor is published last, so that the adapter
 * doesn't write page headers for it.
 */
export const withAdmin = (adapter: IAdapter): IAdapter => ({
  ...adapter,
  adapt: async (args) => {
    await adapter.adapt(args);
    await publishAdmin("public", process.env);
  },
});

/** Writes the editor and its headers to a built site's folder if GATSBY_ADMIN_REPOSITORY is set. */
export async function publishAdmin(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const admin = readAdmin(env);
  if (!admin) return;
  await writeAdmin(path.join(folder, "admin"), admin);
  const headers = ADMIN_HEADERS.map(({ key, value }) => `  ${key}: ${value}\n`);
  const rules = ["/admin", "/admin/*"].map((address) => `${address}\n${headers.join("")}`);
  appendFileSync(path.join(folder, "_headers"), rules.join(""));
}

/**
 * The headers that replace the page headers under /admin. Scripts and fonts may load only from this site.
 * The editor also adds inline styles, previews pictures before they are uploaded (`blob:`), and calls
 * GitHub's API.
 */
export const ADMIN_HEADERS = [
  {
    key: CONTENT_SECURITY_POLICY,
    value: [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' blob: data: https://avatars.githubusercontent.com",
      "font-src 'self'",
      "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join(";"),
  },
  { key: "X-Robots-Tag", value: "noindex" },
  { key: "Cross-Origin-Embedder-Policy", value: "credentialless" },
  // Sign-in opens a window on another site, which posts the result back to the editor.
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
];
