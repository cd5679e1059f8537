import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { webhookOf } from "../host/built-site";
import { startPreview } from "../host/preview-server";
import { describeUrls, startLocalIntake } from "../intake/local-intake";
import { gatsbyEnvironment } from "../shared/environment";
import { portOf, requireFreePort } from "../shared/ports";
import { fail, npmCommand, run } from "../shared/run";

/** `npm run preview [-- --no-build]`: builds the site and serves it the way the host does. */
async function preview(): Promise<void> {
  const { values } = parseArgs({ options: { "no-build": { type: "boolean" } } });
  // Check the ports before the build, which takes a minute.
  await requireFreePort("preview");
  await requireFreePort("intake");
  if (!values["no-build"]) {
    const code = await run(...npmCommand(["run", "build"]), { env: gatsbyEnvironment() });
    if (code !== 0) {
      process.exitCode = code;
      return;
    }
  }
  const dir = resolve("public");
  const intake = await startLocalIntake();
  const site = await startPreview({ port: portOf("preview"), dir }).catch(async (error) => {
    await intake.close();
    throw error;
  });
  console.log(describeUrls(site.url, webhookOf(dir)));

  const stop = () => {
    Promise.all([site.close(), intake.close()]).catch(fail);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

preview().catch(fail);
