import { resolve } from "node:path";
import { requireBuiltSite, webhookOf } from "../../tools/host/built-site";
import { startPreview } from "../../tools/host/preview-server";
import { contactHook } from "../../tools/shared/environment";
import { portOf } from "../../tools/shared/ports";
import { exitSaying } from "../../tools/shared/run";
import { startStagedIntake } from "./staged-intake";

/** Playwright's global setup: what it needs and can't have is one line. Returns the teardown. */
export default function setUp(): Promise<() => Promise<void>> {
  return startBrowserServers().catch(exitSaying);
}

/**
 * The built site on the preview port and the form intake beside it, both in this process. Returns
 * what ends them.
 *
 * @throws Error when there is no built site, its form posts elsewhere or a port is busy.
 */
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
