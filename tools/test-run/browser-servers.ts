import { resolve } from "node:path";
import { requireBuiltSite, webhookOf } from "../host/built-site";
import { startPreview } from "../host/preview-server";
import { startIntake } from "../intake/intake";
import { contactHook } from "../shared/environment";
import { portOf } from "../shared/ports";
import { exitSaying } from "../shared/run";

/** Playwright's global setup: what it needs and can't have is one line. Returns the teardown. */
export default function setUp(): Promise<() => Promise<void>> {
  return startBrowserServers().catch(exitSaying);
}

/**
 * The built site on the preview port and the form intake beside it, both in this process. Returns
 * what ends them. The tests talk to the intake through `/_control/`.
 *
 * @throws Error when there is no built site, its form posts elsewhere or a port is busy.
 */
export async function startBrowserServers(dir = resolve("public")): Promise<() => Promise<void>> {
  requireBuiltSite(dir);
  requireLocalForm(webhookOf(dir));
  const preview = await startPreview({ port: portOf("preview"), dir });
  try {
    // No file and no log: a test's submissions are read through the control address.
    const intake = await startIntake({ port: portOf("intake"), log: () => {} });
    return async () => {
      await Promise.all([preview.close(), intake.close()]);
    };
  } catch (error) {
    await preview.close();
    throw error;
  }
}

/** The tests' invented submissions must reach nobody. */
function requireLocalForm(webhook: string): void {
  const intake = contactHook(portOf("intake"));
  if (webhook === intake) return;
  throw new Error(
    `The form of the last build posts to ${webhook}, and the tests' submissions belong to ${intake}.` +
      " Build again without GATSBY_CONTACT_WEBHOOK_URL" +
      ' ("npm run build"; "npm run preview" where INTAKE_PORT is set).',
  );
}
