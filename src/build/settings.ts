/** Where the form posts to when no webhook is configured: the local intake (tools/intake). */
export const LOCAL_INTAKE_URL = "http://127.0.0.1:8788/hooks/contact";

/** What the environment decides about a build's pages. */
export interface Settings {
  /** Where the contact form posts to. */
  webhookUrl: string;
}

/** Google's tracking id, or undefined: then nothing is loaded from anywhere. */
export function readGtagId(env: NodeJS.ProcessEnv): string | undefined {
  return env.GATSBY_GTAG_ID?.trim() || undefined;
}

/**
 * Reads the settings of a build from the environment (see .env.example).
 *
 * @throws Error on a production build on the host (`CONTEXT=production`) whose form would go
 *   nowhere, and wherever the webhook's address is not an address at all; the message says what
 *   to set (specification, "Contact form", last decision).
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const webhook = env.GATSBY_CONTACT_WEBHOOK_URL?.trim() ?? "";
  const remedy =
    "Set GATSBY_CONTACT_WEBHOOK_URL to the https:// address of your form-intake webhook" +
    " (on Netlify: Site configuration > Environment variables), then build again.";

  if (webhook !== "" && !URL.canParse(webhook)) {
    throw new Error(`GATSBY_CONTACT_WEBHOOK_URL is not an address: "${webhook}". ${remedy}`);
  }
  if (env.CONTEXT === "production" && webhook === "") {
    throw new Error(`The contact form has nowhere to send to. ${remedy}`);
  }
  if (env.CONTEXT === "production" && !webhook.startsWith("https://")) {
    throw new Error(
      `GATSBY_CONTACT_WEBHOOK_URL must start with https://, and it is "${webhook}". ${remedy}`,
    );
  }
  return { webhookUrl: webhook || LOCAL_INTAKE_URL };
}
