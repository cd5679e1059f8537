/** Where the form posts to when no webhook is configured: the local intake (tools/intake). */
export const LOCAL_INTAKE_URL = "http://127.0.0.1:8788/hooks/contact";

/** What the environment decides about a build's pages. */
export interface Settings {
  /** Where the contact form posts to. */
  webhookUrl: string;
  /** What the host builds: the site, or a copy to look at before. Undefined on any other machine. */
  host: "production" | "preview" | undefined;
}

/** Google's tracking id, or undefined: then nothing is loaded from anywhere. */
export function readGtagId(env: NodeJS.ProcessEnv): string | undefined {
  return env.GATSBY_GTAG_ID?.trim() || undefined;
}

/**
 * Checks what Google's tag is told of consent, where nothing is "denied" (analytics/google-tag.ts).
 *
 * @throws Error for anything but "granted" or "denied": whoever means to grant it must be sure of it.
 */
export function checkGtagConsent({ GATSBY_GTAG_CONSENT: consent = "" }: NodeJS.ProcessEnv): void {
  if (["", "granted", "denied"].includes(consent.trim())) return;
  throw new Error(`GATSBY_GTAG_CONSENT must be "granted" or "denied", and it is "${consent}".`);
}

/**
 * Reads the settings of a build from the environment (see .env.example).
 *
 * @throws Error on a build on the host (`CONTEXT`, set by Netlify) whose form would go nowhere, and
 *   wherever the webhook's address is not an address at all; the message says what to set
 *   (specification, "Contact form", last decision).
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const webhook = env.GATSBY_CONTACT_WEBHOOK_URL?.trim() ?? "";
  const remedy =
    "Set GATSBY_CONTACT_WEBHOOK_URL to the https:// address of your form-intake webhook" +
    " (on Netlify: Site configuration > Environment variables, where deploy previews can have" +
    " another value than production), then build again.";
  const host = hostOf(env.CONTEXT);

  if (webhook !== "" && !URL.canParse(webhook)) {
    throw new Error(`GATSBY_CONTACT_WEBHOOK_URL is not an address: "${webhook}". ${remedy}`);
  }
  if (host && webhook === "") {
    throw new Error(`The contact form has nowhere to send to. ${remedy}`);
  }
  if (host && !webhook.startsWith("https://")) {
    throw new Error(
      `GATSBY_CONTACT_WEBHOOK_URL must start with https://, and it is "${webhook}". ${remedy}`,
    );
  }
  return { webhookUrl: webhook || LOCAL_INTAKE_URL, host };
}

/** Netlify's context: "production", "deploy-preview", a branch; "dev" is its server on this machine. */
function hostOf(context: string | undefined): Settings["host"] {
  if (!context || context === "dev") return undefined;
  return context === "production" ? "production" : "preview";
}
