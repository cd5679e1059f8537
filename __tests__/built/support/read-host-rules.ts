/** Runs in a separate process, because the host's parsers are ES modules, which Jest can't load. */
import { loadRules } from "../../../tools/host/rules";

loadRules(process.argv[2] ?? "").then(
  ({ headers, redirects }) =>
    process.send?.({
      headers: headers.map(({ for: path, values }) => ({ path, values })),
      redirects,
    }),
  (error: Error) => process.send?.({ error: error.message }, () => process.exit(1)),
);
