import { CONTENT_SECURITY_POLICY } from "../../src/host/security-headers";
import { caddy } from "./caddy";
import { nginx } from "./nginx";
import type { HostRules } from "./rules";
import { readRules, type SiteOptions } from "./server-rules";

/** The servers for which a configuration can be written. */
export const SERVERS = ["nginx", "caddy"] as const;

export type Server = (typeof SERVERS)[number];

/**
 * The configuration of another server than the host, which answers as the host does: the headers of
 * `_headers`, the redirects of `_redirects`, clean paths, and Home with status 404 for the rest.
 *
 * @throws Error for rules that it can't express, so that a server never differs silently.
 */
export function serverConfig(server: Server, rules: HostRules, options: SiteOptions): string {
  const site = { ...readRules(rules), ...options };
  return server === "nginx" ? nginx(site) : caddy(site);
}

/** An address that leads every visitor to the visitor's own machine, as it stands in a policy. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/;

/**
 * Checks that visitors reach what the form posts to.
 *
 * @throws Error for a build that was made for this machine, whose form posts to the local intake.
 */
export function requireWebhook({ headers }: HostRules): void {
  const policy = headers.find(({ for: path }) => path === "/*")?.values[CONTENT_SECURITY_POLICY];
  const [, sources = ""] = /connect-src ([^;]*)/.exec(String(policy)) ?? [];
  const local = sources.split(" ").find((source) => LOOPBACK.test(source));
  if (local === undefined) return;
  throw new Error(
    `The form of this build posts to ${local}, which is each visitor's own machine. Build it for` +
      " visitors: CONTEXT=production GATSBY_CONTACT_WEBHOOK_URL=https://… npm run build. To try a" +
      " server on this machine, add --local.",
  );
}
