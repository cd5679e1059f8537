import { appendFileSync } from "node:fs";
import path from "node:path";
import type { IAdapter } from "gatsby";
import { CONTENT_SECURITY_POLICY } from "../host/security-headers";
import { writeAdmin } from "./bundle";
import { readAdmin } from "./settings";

/** An adapter that publishes the editor too: after all else, so that nothing of the pages knows of it. */
export const withAdmin = (adapter: IAdapter): IAdapter => ({
  ...adapter,
  adapt: async (args) => {
    await adapter.adapt(args);
    await publishAdmin("public", process.env);
  },
});

/** Puts the editor and its headers into a built site's folder, where GATSBY_ADMIN_REPOSITORY is set. */
export async function publishAdmin(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const admin = readAdmin(env);
  if (!admin) return;
  await writeAdmin(path.join(folder, "admin"), admin);
  const headers = ADMIN_HEADERS.map(({ key, value }) => `  ${key}: ${value}\n`);
  const rules = ["/admin", "/admin/*"].map((address) => `${address}\n${headers.join("")}`);
  appendFileSync(path.join(folder, "_headers"), rules.join(""));
}

/**
 * The editor's own headers, in place of the pages' ones of the same name. Its scripts and fonts are this site's
 * alone; it writes styles into the page, shows pictures before they are sent (`blob:`), and talks to GitHub.
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
  // Signing in opens a window of another site, which answers this one.
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
];
