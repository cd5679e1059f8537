import { BUILD_LOCK } from "../../src/build/folders";
import { isLockGone } from "../../src/build/lock";
import { readSettings } from "../../src/host/settings";
import { describeAddresses, startLocalIntake } from "../intake/local-intake";
import { developmentEnvironment } from "../shared/environment";
import { addressOf, HOST, portOf, requireFreePort } from "../shared/ports";
import { prepareGatsby } from "../shared/prepare-gatsby";
import { fail, run } from "../shared/run";

/** How often to check the lock, in milliseconds. */
const LOCK_INTERVAL = 1000;

/**
 * `npm start`: runs the development server and the form intake.
 *
 * @throws Error if the lock file is removed, because another build may have started in this folder
 */
async function start(): Promise<void> {
  const root = process.cwd();
  const port = portOf("site");
  // If the port is in use, Gatsby asks whether to use another one, but a script can't answer that prompt.
  await requireFreePort("site");
  // Start the intake before prepareGatsby removes the last build, because the intake may fail.
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
    // In a container, the server must listen on all addresses to be reachable from outside the container.
    const host = process.env.DEVELOP_HOST || HOST;
    const args = [gatsby, "develop", "--host", host, "--port", String(port)];
    // Don't pass stdin to the server, because a terminal editor opened by Gatsby would take it over.
    const code = await run(process.execPath, args, {
      ...options,
      stdin: "ignore",
      signal: lost.signal,
    });
    if (lost.signal.aborted) {
      throw new Error(
        `The development server stopped because ${BUILD_LOCK} was removed, so another build may be running in this folder. Start the server again when no build is running.`,
      );
    }
    process.exitCode = code;
  } finally {
    clearInterval(watching);
    await intake.close();
  }
}

start().catch(fail);
