/**
 * Reads `_headers` and `_redirects` in the folder of the first argument with the host's parsers, and sends the
 * result or the error to the parent process. It is a separate process, because Jest can't load the parsers: they
 * are ES modules only.
 */
import { loadRules } from "../../../tools/host/rules";

loadRules(process.argv[2] ?? "").then(
  ({ headers, redirects }) =>
    process.send?.({
      headers: headers.map(({ for: path, values }) => ({ path, values })),
      redirects: redirects.map(({ path: pattern, to, status }) => ({
        pattern: pattern.source,
        to,
        status,
      })),
    }),
  (error: Error) => process.send?.({ error: error.message }, () => process.exit(1)),
);
