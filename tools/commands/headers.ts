import { parseArgs } from "node:util";
import { requireBuiltSite } from "../host/built-site";
import { loadRules } from "../host/rules";
import { requireWebhook, SERVERS, serverConfig } from "../host/server-config";
import { fail } from "../shared/run";

const USAGE = `Usage: npm run --silent headers -- ${SERVERS.join("|")} [--root /srv/site/public] [--listen 80] [--local]`;

/**
 * `npm run headers -- nginx|caddy`: prints a configuration with which that server answers as the
 * host does, from the rules of the last build. With `--local` that may be one for this machine alone.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      root: { type: "string", default: "/srv/site/public" },
      listen: { type: "string" },
      from: { type: "string", default: "public" },
      local: { type: "boolean", default: false },
    },
  });
  const server = SERVERS.find((name) => name === positionals[0]);
  if (server === undefined) throw new Error(USAGE);
  requireBuiltSite(values.from);
  const listen = values.listen ?? { nginx: "80", caddy: ":80" }[server];
  const rules = await loadRules(values.from);
  if (!values.local) requireWebhook(rules);
  process.stdout.write(serverConfig(server, rules, { root: values.root, listen }));
}

main().catch(fail);
