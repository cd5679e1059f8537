import { appendFileSync } from "node:fs";
import path from "node:path";
import type { IAdapter } from "gatsby";
import { CONTENT_SECURITY_POLICY } from "../host/security-headers";
import { writeAdmin } from "./bundle";
import { readAdmin } from "./settings";

/** The original adapter runs first, so that it doesn't write page headers for the editor. */
export const withAdmin = (adapter: IAdapter): IAdapter => ({
  ...adapter,
  adapt: async (args) => {
    await adapter.adapt(args);
    await publishAdmin("public", process.env);
  },
});

export async function publishAdmin(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const admin = readAdmin(env);
  if (!admin) return;
  await writeAdmin(path.join(folder, "admin"), admin);
  const headers = ADMIN_HEADERS.map(({ key, value }) => `  ${key}: ${value}\n`);
  const rules = ["/admin", "/admin/*"].map((path) => `${path}\n${headers.join("")}`);
  appendFileSync(path.join(folder, "_headers"), rules.join(""));
}

/** The editor adds inline styles, shows pictures before they are uploaded (`blob:`), and calls GitHub's API. */
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
  // The sign-in window is on another site and must be able to send its result to the editor.
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
];
