/** Where the form posts to when no webhook is configured: the local intake (tools/intake). */
export const LOCAL_INTAKE_URL = "http://127.0.0.1:8788/hooks/contact";

/**
 * The path and the origin of a webhook that is the local intake; undefined for any other. While developing,
 * the site hands on what comes to that path, so that its one port is enough: in a container or a remote
 * workspace, a visitor's 127.0.0.1 is another machine.
 */
export function localIntakeOf(webhook: string): Pick<URL, "pathname" | "origin"> | undefined {
  if (!URL.canParse(webhook)) return undefined;
  const local = new URL(LOCAL_INTAKE_URL);
  const { hostname, pathname, origin } = new URL(webhook);
  const isLocal = hostname === local.hostname && pathname === local.pathname;
  return isLocal ? { pathname, origin } : undefined;
}

/** The variables of the environment that decide about a build's pages (.env.example, docs/deploying.md). */
export const VARIABLES = [
  "GATSBY_CONTACT_WEBHOOK_URL",
  "GATSBY_GTAG_ID",
  "GATSBY_GTAG_CONSENT",
  "GATSBY_ADMIN_REPOSITORY",
  "CONTEXT",
];

/** What the environment decides about a build's pages. */
export interface Settings {
  /** Where the contact form posts to. */
  webhookUrl: string;
  /** Google's tracking id; undefined: then nothing is loaded from anywhere. */
  gtagId: string | undefined;
  /** What the host builds: the site, or a copy to look at before. Undefined on any other machine. */
  deploy: "production" | "preview" | undefined;
}

/**
 * Measurement and tag ids (support.google.com/tagmanager/answer/12326985). Not those of advertising, AW-
 * and DC-: the policy lets nothing through to where they report (security-headers.ts).
 */
const GTAG_ID = /^(?:G|GT)-[A-Z0-9]+$/i;

/**
 * What may stand in a policy's list of sources as it is; `;` would end it, `*` widen it, and an address
 * such as `[::1]` is none to it, so that the browser would refuse every submission.
 */
const HOST_NAME = /^[a-z0-9.-]+$/;

/** Google's tracking id, or undefined if there is none or, which stops a build, none that is one. */
export function gtagIdOf(env: NodeJS.ProcessEnv): string | undefined {
  const id = env.GATSBY_GTAG_ID?.trim() ?? "";
  return GTAG_ID.test(id) ? id : undefined;
}

/** What Google's tag is told of consent; with "ask", what each visitor answers. */
const CONSENTS = ["granted", "denied", "ask"] as const;

/**
 * What Google's tag is told of consent, where nothing is "denied" (analytics/google-tag.ts).
 *
 * @throws Error for another word: whoever means to grant it must be sure of it.
 */
export function gtagConsentOf(env: NodeJS.ProcessEnv): (typeof CONSENTS)[number] {
  const { GATSBY_GTAG_CONSENT: setting = "" } = env;
  const consent = CONSENTS.find((word) => word === (setting.trim() || "denied"));
  if (consent) return consent;
  const words = CONSENTS.map((word) => `"${word}"`).join(", ");
  throw new Error(`GATSBY_GTAG_CONSENT must be one of ${words}, and it is "${setting}".`);
}

/** Whether visitors are asked for their consent to Google's tag; not where there is none. */
export const asksForConsent = (env: NodeJS.ProcessEnv): boolean =>
  gtagIdOf(env) !== undefined && gtagConsentOf(env) === "ask";

/**
 * Reads the settings of a build from the environment (see .env.example).
 *
 * @throws Error on a build on the host (`CONTEXT`, set by Netlify) whose form would go nowhere, and
 *   wherever a setting is not what it should be; the message names the variable and says what to set
 *   (specification, section 7).
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const deploy = deployOf(env.CONTEXT);
  const gtagId = gtagIdOf(env);
  if (gtagId === undefined && env.GATSBY_GTAG_ID?.trim()) {
    throw new Error(
      `GATSBY_GTAG_ID is not an id of Google Analytics: "${env.GATSBY_GTAG_ID}". It looks like` +
        " G-AB12CD34EF or GT-AB12CD3, and not like those of advertising (AW-, DC-), whose reports the" +
        " pages' security policy blocks; leave it empty for a site without analytics.",
    );
  }
  return { webhookUrl: readWebhook(env, deploy), gtagId, deploy };
}

function readWebhook(env: NodeJS.ProcessEnv, deploy: Settings["deploy"]): string {
  const webhook = env.GATSBY_CONTACT_WEBHOOK_URL?.trim() ?? "";
  const remedy =
    "Set GATSBY_CONTACT_WEBHOOK_URL to the https:// address of your form-intake webhook" +
    " (on Netlify: Site configuration > Environment variables, where deploy previews can have" +
    " another value than production), then build again.";
  if (webhook === "") {
    if (deploy) throw new Error(`The contact form has nowhere to send to. ${remedy}`);
    return LOCAL_INTAKE_URL;
  }
  if (!URL.canParse(webhook)) {
    throw new Error(`GATSBY_CONTACT_WEBHOOK_URL is not an address: "${webhook}". ${remedy}`);
  }
  const url = new URL(webhook);
  if (url.username !== "" || url.password !== "") {
    // Not repeated: what is printed here stands in the host's log.
    throw new Error(
      "GATSBY_CONTACT_WEBHOOK_URL holds a user name or a password, which everybody could read in" +
        ` the page, and browsers refuse such an address. ${remedy}`,
    );
  }
  if (deploy ? url.protocol !== "https:" : !/^https?:$/.test(url.protocol)) {
    throw new Error(
      `GATSBY_CONTACT_WEBHOOK_URL must start with https://, and it is "${webhook}". ${remedy}`,
    );
  }
  if (!HOST_NAME.test(url.hostname)) {
    throw new Error(
      `GATSBY_CONTACT_WEBHOOK_URL names a host that can't be one: "${url.hostname}". A host has` +
        ` letters, digits, dots and hyphens. ${remedy}`,
    );
  }
  return url.href;
}

/** Netlify's context: "production", "deploy-preview", a branch; "dev" is its server on this machine. */
function deployOf(context: string | undefined): Settings["deploy"] {
  if (!context || context === "dev") return undefined;
  return context === "production" ? "production" : "preview";
}
