import { writeSchemas } from "../../src/content/json-schemas";
import { readSettings } from "../../src/host/settings";
import { describeUrls, startLocalIntake } from "../intake/local-intake";
import { developmentEnvironment } from "../shared/environment";
import { HOST, portOf, requireFreePort, urlOf } from "../shared/ports";
import { prepareGatsby } from "../shared/prepare-gatsby";
import { fail, run } from "../shared/run";

/** `npm start`: runs the development server and the form intake. */
async function start(): Promise<void> {
  const port = portOf("site");
  // If the port is in use, Gatsby asks whether to use another one, but a script can't answer that prompt.
  await requireFreePort("site");
  // Start the intake before prepareGatsby removes the last build, because the intake may fail to start.
  const intake = await startLocalIntake();
  try {
    const env = prepareGatsby(developmentEnvironment(), { remove: [".cache", "public"] });
    writeSchemas(process.cwd());
    console.log(describeUrls(urlOf(port), readSettings(env).webhookUrl));
    const gatsby = require.resolve("gatsby/cli.js");
    // In a container, the server must listen on all addresses to be reachable from outside.
    const host = process.env.DEVELOP_HOST || HOST;
    const args = [gatsby, "develop", "--host", host, "--port", String(port)];
    // Don't pass stdin to the server, because Gatsby may open a terminal editor, which would read from stdin.
    process.exitCode = await run(process.execPath, args, { env, stdin: "ignore" });
  } finally {
    await intake.close();
  }
}

start().catch(fail);
