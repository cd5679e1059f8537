import { resolve } from "node:path";
import { startPreview } from "../host/preview-server";
import { startIntake } from "../intake/intake";
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
 * @throws Error when there is no built site or a port is busy.
 */
export async function startBrowserServers(): Promise<() => Promise<void>> {
  const preview = await startPreview({ port: portOf("preview"), dir: resolve("public") });
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
