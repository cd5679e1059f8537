/**
 * Parses `_headers` and `_redirects` in the folder passed as the first argument, and sends the result or the
 * error to the parent process. The host's parsers run in a separate process, because they are ES modules,
 * which Jest can't load.
 */
import { loadRules } from "../../../tools/host/rules";

loadRules(process.argv[2] ?? "").then(
  ({ headers, redirects }) =>
    process.send?.({
      headers: headers.map(({ for: path, values }) => ({ path, values })),
      redirects,
    }),
  (error: Error) => process.send?.({ error: error.message }, () => process.exit(1)),
);
