import { readSettings } from "../../src/host/settings";
import { describeAddresses, startLocalIntake } from "../intake/local-intake";
import { gatsbyEnvironment } from "../shared/environment";
import { addressOf, HOST, portOf, requireFreePort } from "../shared/ports";
import { prepareGatsby } from "../shared/prepare-gatsby";
import { fail, run } from "../shared/run";

/** `npm start`: the development server, with the form intake beside it until it ends. */
async function start(): Promise<void> {
  const port = portOf("site");
  // Gatsby would ask for another port, and a script cannot answer.
  await requireFreePort("site");
  // Before the last build is removed.
  const intake = await startLocalIntake();
  try {
    const env = gatsbyEnvironment();
    const options = prepareGatsby(env);
    console.log(describeAddresses(addressOf(port), readSettings(env).webhookUrl));
    const gatsby = require.resolve("gatsby/cli.js");
    // Of a container, a port is reached from outside where the server listens on all of its addresses.
    const host = process.env.DEVELOP_HOST || HOST;
    const args = [gatsby, "develop", "--host", host, "--port", String(port)];
    process.exitCode = await run(process.execPath, args, options);
  } finally {
    await intake.close();
  }
}

start().catch(fail);
