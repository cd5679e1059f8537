import { prepareGatsby } from "../shared/prepare-gatsby";
import { fail, run } from "../shared/run";

async function build(args: readonly string[]): Promise<void> {
  const env = prepareGatsby(process.env);
  const gatsby = require.resolve("gatsby/cli.js");
  process.exitCode = await run(process.execPath, [gatsby, "build", ...args], { env });
}

build(process.argv.slice(2)).catch(fail);
