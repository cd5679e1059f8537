import { readSettings } from "../../src/host/settings";
import { BUILD_LOCK, isLockGone } from "../../src/node/lock";
import { describeAddresses, startLocalIntake } from "../intake/local-intake";
import { developmentEnvironment } from "../shared/environment";
import { addressOf, HOST, portOf, requireFreePort } from "../shared/ports";
import { prepareGatsby } from "../shared/prepare-gatsby";
import { fail, run } from "../shared/run";

/** The time between lock checks, in milliseconds. */
const LOCK_INTERVAL = 1000;

/**
 * `npm start`: runs the development server and the form intake.
 *
 * @throws Error if the lock file is removed, because another build could then start in this folder
 */
async function start(): Promise<void> {
  const root = process.cwd();
  const port = portOf("site");
  // If the port is in use, Gatsby asks whether to use another one, but a script can't answer that prompt.
  await requireFreePort("site");
  // Start the intake before prepareGatsby removes the last build, because the intake may fail to start.
  const intake = await startLocalIntake();
  const lost = new AbortController();
  let watching: NodeJS.Timeout | undefined;
  try {
    const env = developmentEnvironment();
    const options = prepareGatsby(env);
    const [lock] = options.descriptors ?? [];
    watching = setInterval(() => {
      if (lock !== undefined && isLockGone(root, lock)) lost.abort();
    }, LOCK_INTERVAL);
    console.log(describeAddresses(addressOf(port), readSettings(env).webhookUrl));
    const gatsby = require.resolve("gatsby/cli.js");
    // In a container, the server must listen on all addresses to be reachable from outside.
    const host = process.env.DEVELOP_HOST || HOST;
    const args = [gatsby, "develop", "--host", host, "--port", String(port)];
    // Don't pass stdin to the server, because Gatsby may open a terminal editor, which would read from stdin.
    const code = await run(process.execPath, args, {
      ...options,
      stdin: "ignore",
      signal: lost.signal,
    });
    if (lost.signal.aborted) {
      throw new Error(
        `The development server stopped because ${BUILD_LOCK} was removed. Another build may be running in this folder; restart the server when that build has finished.`,
      );
    }
    process.exitCode = code;
  } finally {
    clearInterval(watching);
    await intake.close();
  }
}

start().catch(fail);
