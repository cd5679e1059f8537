import { BUILD_LOCK } from "../../src/build/folders";
import { isLockGone } from "../../src/build/lock";
import { readSettings } from "../../src/host/settings";
import { describeAddresses, startLocalIntake } from "../intake/local-intake";
import { developmentEnvironment } from "../shared/environment";
import { addressOf, HOST, portOf, requireFreePort } from "../shared/ports";
import { prepareGatsby } from "../shared/prepare-gatsby";
import { fail, run } from "../shared/run";

/** How often the lock is looked for, in milliseconds. */
const LOCK_INTERVAL = 1000;

/**
 * `npm start`: the development server, with the form intake beside it until it ends.
 *
 * @throws Error if another build may have begun in this folder, since the lock's file is gone
 */
async function start(): Promise<void> {
  const root = process.cwd();
  const port = portOf("site");
  // Gatsby would ask for another port, and a script cannot answer.
  await requireFreePort("site");
  // Before the last build is removed.
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
    // Of a container, a port is reached from outside where the server listens on all of its addresses.
    const host = process.env.DEVELOP_HOST || HOST;
    const args = [gatsby, "develop", "--host", host, "--port", String(port)];
    // Without the terminal's keys, which an editor that starts in it would take for itself.
    const code = await run(process.execPath, args, {
      ...options,
      stdin: "ignore",
      signal: lost.signal,
    });
    if (lost.signal.aborted) {
      throw new Error(
        `${BUILD_LOCK} is gone, so that another build may be at work in this folder: the development server has ended. Start it again once no build runs.`,
      );
    }
    process.exitCode = code;
  } finally {
    clearInterval(watching);
    await intake.close();
  }
}

start().catch(fail);
