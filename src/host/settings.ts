import { nearest } from "../suggest";

export const LOCAL_INTAKE_URL = "http://127.0.0.1:8788/hooks/contact";

/**
 * The browser can't reach the server's 127.0.0.1 in a container, so the development server proxies this path.
 */
export function localIntakeOf(webhook: string): Pick<URL, "pathname" | "origin"> | undefined {
  if (!URL.canParse(webhook)) return undefined;
  const local = new URL(LOCAL_INTAKE_URL);
  const { hostname, pathname, origin } = new URL(webhook);
  const isLocal = hostname === local.hostname && pathname === local.pathname;
  return isLocal ? { pathname, origin } : undefined;
}

/** Environment variables that affect the pages (.env.example, docs/deploying.md). */
export const VARIABLES = [
  "GATSBY_CONTACT_WEBHOOK_URL",
  "GATSBY_GTAG_ID",
  "GATSBY_GTAG_CONSENT",
  "GATSBY_ADMIN_REPOSITORY",
  "GATSBY_HSTS",
  "CONTEXT",
];

export interface Settings {
  webhookUrl: string;
  gtagId: string | undefined;
  /** The kind of deploy, or undefined if the site isn't being built on Netlify. */
  deploy: "production" | "preview" | undefined;
  hsts: (typeof HSTS)[number];
}

/** See support.google.com/tagmanager/answer/12326985. The policy blocks the reports of AW- and DC- IDs. */
const GTAG_ID = /^(?:G|GT)-[A-Z0-9]+$/i;

/**
 * Matches host names that are safe in a Content Security Policy. A `;` would end the directive, and a `*`
 * would be a wildcard. Policies don't support IPv6 addresses such as `[::1]`, so browsers would block every
 * submission.
 */
const HOST_NAME = /^[a-z0-9.-]+$/;

/** Matches what a copied webhook URL can't contain: placeholders, fragments and characters that browsers encode. */
const NOT_COPIED = /[\s<>{}|\\^`"#[\]…]|\.{3}|your[-_]/i;

/** Returns the tag's ID, or undefined if it isn't set or is invalid. readSettings rejects an invalid one. */
export function gtagIdOf(env: NodeJS.ProcessEnv): string | undefined {
  const id = env.GATSBY_GTAG_ID?.trim() ?? "";
  return GTAG_ID.test(id) ? id : undefined;
}

const CONSENTS = ["granted", "denied", "ask"] as const;

/** "denied" by default. Throws if the value is invalid, because a typo must not silently change it. */
export function gtagConsentOf(env: NodeJS.ProcessEnv): (typeof CONSENTS)[number] {
  const { GATSBY_GTAG_CONSENT: setting = "" } = env;
  const consent = CONSENTS.find((word) => word === (setting.trim() || "denied"));
  if (consent) return consent;
  const words = CONSENTS.map((word) => `"${word}"`).join(", ");
  throw new Error(`GATSBY_GTAG_CONSENT is "${setting}". Set it to one of ${words}.`);
}

/** The preview serves the pictures for its own link previews. Netlify sets the variables. */
export const previewUrlOf = ({ CONTEXT, DEPLOY_PRIME_URL, DEPLOY_URL }: NodeJS.ProcessEnv) =>
  deployOf(CONTEXT) === "preview" ? DEPLOY_PRIME_URL || DEPLOY_URL : undefined;

/** These values extend HTTPS to all subdomains, which is a decision for the whole domain (docs/deploying.md). */
const HSTS = ["", "includeSubDomains", "includeSubDomains; preload"] as const;

function hstsOf({ GATSBY_HSTS: setting = "" }: NodeJS.ProcessEnv): Settings["hsts"] {
  const hsts = HSTS.find((value) => value === setting.trim());
  if (hsts !== undefined) return hsts;
  throw new Error(
    `GATSBY_HSTS is "${setting}". Set it to "includeSubDomains" or "includeSubDomains; preload", or leave` +
      " it empty.",
  );
}

export const asksForConsent = (env: NodeJS.ProcessEnv): boolean =>
  gtagIdOf(env) !== undefined && gtagConsentOf(env) === "ask";

/** Throws if a setting is invalid, or if a build on Netlify has no webhook (specification, section 7). */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const deploy = deployOf(env.CONTEXT);
  const gtagId = gtagIdOf(env);
  if (gtagId === undefined && env.GATSBY_GTAG_ID?.trim()) {
    throw new Error(
      `GATSBY_GTAG_ID is not a Google Analytics ID: "${env.GATSBY_GTAG_ID}". Set it to an ID such as` +
        " G-AB12CD34EF or GT-AB12CD3, or leave it empty for a site without analytics. Advertising IDs" +
        " (AW-, DC-) don't work, because the pages' security policy blocks their reports.",
    );
  }
  return { webhookUrl: readWebhook(env, deploy), gtagId, deploy, hsts: hstsOf(env) };
}

function readWebhook(env: NodeJS.ProcessEnv, deploy: Settings["deploy"]): string {
  const webhook = env.GATSBY_CONTACT_WEBHOOK_URL?.trim() ?? "";
  const fix =
    "Set GATSBY_CONTACT_WEBHOOK_URL to the https:// URL of your form-intake webhook" +
    " (on Netlify: Project configuration > Environment variables, with separate values for deploy" +
    " previews and production if you like), then build again.";
  if (webhook === "") {
    if (deploy) throw new Error(`The contact form has no webhook. ${fix}`);
    return LOCAL_INTAKE_URL;
  }
  const error = webhookError(webhook, deploy);
  if (error) throw new Error(`GATSBY_CONTACT_WEBHOOK_URL ${error}. ${fix}`);
  return new URL(webhook).href;
}

function webhookError(webhook: string, deploy: Settings["deploy"]): string | undefined {
  if (!URL.canParse(webhook)) return `is not a URL: "${webhook}"`;
  const { username, password, protocol, hostname } = new URL(webhook);
  // Don't include the password in the message, because Netlify logs it.
  if (username !== "" || password !== "")
    return "contains a user name or password. Every visitor could read it in the page, and browsers refuse such URLs";
  if (deploy ? protocol !== "https:" : !/^https?:$/.test(protocol))
    return `must start with https://, but is "${webhook}"`;
  const [found] = NOT_COPIED.exec(webhook) ?? [];
  if (found !== undefined)
    return `contains "${found}": "${webhook}". Copy the whole URL from your form-intake service, without placeholders`;
  if (!HOST_NAME.test(hostname) || (deploy && !hostname.includes(".")))
    return `contains an invalid host: "${hostname}". Use only letters, digits, dots and hyphens, and at least one dot on a public site`;
  return undefined;
}

/** Throws if the context is a misspelled "production", because search engines ignore previews. */
function deployOf(context = ""): Settings["deploy"] {
  if (context === "" || context === "dev") return undefined;
  if (context === "production") return "production";
  if (!/^\s*prod/i.test(context) && nearest(context.trim(), ["production"]) === undefined)
    return "preview";
  throw new Error(
    `CONTEXT is "${context}". Set it to "production", or leave it empty for a local build.`,
  );
}
