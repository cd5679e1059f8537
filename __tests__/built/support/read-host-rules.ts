/**
 * Reads `_headers` and `_redirects` of the folder of the first argument with the host's own parsers
 * and tells the parent process what it found, or why it could not. A process of its own, because
 * Jest cannot load those parsers, which are ES modules only.
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
