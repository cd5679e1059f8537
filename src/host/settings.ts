/** The form's webhook if none is configured: the local intake (tools/intake). */
export const LOCAL_INTAKE_URL = "http://127.0.0.1:8788/hooks/contact";

/**
 * Returns the path and origin of a webhook if it is the local intake. During development, the site proxies
 * that path to the intake, because in a container or remote workspace the visitor's 127.0.0.1 is another machine.
 */
export function localIntakeOf(webhook: string): Pick<URL, "pathname" | "origin"> | undefined {
  if (!URL.canParse(webhook)) return undefined;
  const local = new URL(LOCAL_INTAKE_URL);
  const { hostname, pathname, origin } = new URL(webhook);
  const isLocal = hostname === local.hostname && pathname === local.pathname;
  return isLocal ? { pathname, origin } : undefined;
}

/** The environment variables that affect the pages (.env.example, docs/deploying.md). */
export const VARIABLES = [
  "GATSBY_CONTACT_WEBHOOK_URL",
  "GATSBY_GTAG_ID",
  "GATSBY_GTAG_CONSENT",
  "GATSBY_ADMIN_REPOSITORY",
  "CONTEXT",
];

/** The settings from the environment that affect the pages. */
export interface Settings {
  /** Where the contact form posts to. */
  webhookUrl: string;
  /** Google's tracking ID; if undefined, pages load nothing from third parties. */
  gtagId: string | undefined;
  /** The kind of deploy on the host; undefined on any other machine. */
  deploy: "production" | "preview" | undefined;
}

/**
 * Measurement and tag IDs (support.google.com/tagmanager/answer/12326985). Excludes the advertising IDs AW- and
 * DC-, because the policy blocks their reports (security-headers.ts).
 */
const GTAG_ID = /^(?:G|GT)-[A-Z0-9]+$/i;

/**
 * A host name that is safe in a policy. `;` would end the directive and `*` would be a wildcard. Policies don't
 * support addresses such as `[::1]`, so the browser would block every submission.
 */
const HOST_NAME = /^[a-z0-9.-]+$/;

/** Returns Google's tracking ID; undefined if it isn't set or is invalid (readSettings rejects the latter). */
export function gtagIdOf(env: NodeJS.ProcessEnv): string | undefined {
  const id = env.GATSBY_GTAG_ID?.trim() ?? "";
  return GTAG_ID.test(id) ? id : undefined;
}

/** The default consent for Google's tag; with "ask", each visitor decides. */
const CONSENTS = ["granted", "denied", "ask"] as const;

/**
 * Returns the consent setting for Google's tag; "denied" if it isn't set (analytics/google-tag.ts).
 *
 * @throws Error for any other value, because a typo must not change the consent silently
 */
export function gtagConsentOf(env: NodeJS.ProcessEnv): (typeof CONSENTS)[number] {
  const { GATSBY_GTAG_CONSENT: setting = "" } = env;
  const consent = CONSENTS.find((word) => word === (setting.trim() || "denied"));
  if (consent) return consent;
  const words = CONSENTS.map((word) => `"${word}"`).join(", ");
  throw new Error(`GATSBY_GTAG_CONSENT is "${setting}". Set it to one of ${words}.`);
}

/** Checks whether visitors are asked for consent to Google's tag. */
export const asksForConsent = (env: NodeJS.ProcessEnv): boolean =>
  gtagIdOf(env) !== undefined && gtagConsentOf(env) === "ask";

/**
 * Reads a build's settings from the environment (see .env.example).
 *
 * @throws Error for an invalid setting, and on the host (`CONTEXT`, set by Netlify) if there is no webhook. The
 *   message names the variable and says what to set (specification, section 7).
 */
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
  return { webhookUrl: readWebhook(env, deploy), gtagId, deploy };
}

function readWebhook(env: NodeJS.ProcessEnv, deploy: Settings["deploy"]): string {
  const webhook = env.GATSBY_CONTACT_WEBHOOK_URL?.trim() ?? "";
  const remedy =
    "Set GATSBY_CONTACT_WEBHOOK_URL to the https:// address of your form-intake webhook" +
    " (on Netlify: Project configuration > Environment variables, with separate values for deploy" +
    " previews and production if you like), then build again.";
  if (webhook === "") {
    if (deploy) throw new Error(`The contact form has no webhook. ${remedy}`);
    return LOCAL_INTAKE_URL;
  }
  if (!URL.canParse(webhook)) {
    throw new Error(`GATSBY_CONTACT_WEBHOOK_URL is not a URL: "${webhook}". ${remedy}`);
  }
  const url = new URL(webhook);
  if (url.username !== "" || url.password !== "") {
    // Don't print the value, because the host logs this message.
    throw new Error(
      "GATSBY_CONTACT_WEBHOOK_URL contains a user name or password. Every visitor could read it in the" +
        ` page, and browsers refuse such URLs. ${remedy}`,
    );
  }
  if (deploy ? url.protocol !== "https:" : !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `GATSBY_CONTACT_WEBHOOK_URL must start with https://, but is "${webhook}". ${remedy}`,
    );
  }
  if (!HOST_NAME.test(url.hostname)) {
    throw new Error(
      `GATSBY_CONTACT_WEBHOOK_URL has an invalid host: "${url.hostname}". Use only letters, digits,` +
        ` dots and hyphens. ${remedy}`,
    );
  }
  return url.href;
}

/** Maps Netlify's context: "production", "deploy-preview" or a branch; "dev" is its local server. */
function deployOf(context: string | undefined): Settings["deploy"] {
  if (!context || context === "dev") return undefined;
  return context === "production" ? "production" : "preview";
}
