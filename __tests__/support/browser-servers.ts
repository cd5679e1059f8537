import { resolve } from "node:path";
import { requireBuiltSite, webhookOf } from "../../tools/host/built-site";
import { startPreview } from "../../tools/host/preview-server";
import { contactHook } from "../../tools/shared/environment";
import { portOf } from "../../tools/shared/ports";
import { startStagedIntake } from "./staged-intake";

export default () => startBrowserServers();

/** Throws if there is no built site, if its form posts elsewhere, or if a port is in use. */
export async function startBrowserServers(dir = resolve("public")): Promise<() => Promise<void>> {
  requireBuiltSite(dir);
  requireLocalForm(webhookOf(dir));
  const preview = await startPreview({ port: portOf("preview"), dir });
  try {
    const intake = await startStagedIntake(portOf("intake"));
    return async () => {
      await Promise.all([preview.close(), intake.close()]);
    };
  } catch (error) {
    await preview.close();
    throw error;
  }
}

/** Test submissions must not leave this machine. */
function requireLocalForm(webhook: string): void {
  const intake = contactHook(portOf("intake"));
  if (webhook === intake) return;
  throw new Error(
    `The last build's form posts to ${webhook}, but the tests need ${intake}.` +
      " Build again without GATSBY_CONTACT_WEBHOOK_URL" +
      ' ("npm run build", or "npm run preview" if INTAKE_PORT is set).',
  );
}
