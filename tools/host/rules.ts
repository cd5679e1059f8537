import { join } from "node:path";
import type { Header } from "@netlify/headers-parser";

export interface HostRules {
  headers: readonly Header[];
  redirects: readonly { path: string; to: string; status?: number }[];
}

/** Reads them with the host's parsers, which report the lines that the host would reject. */
export async function loadRules(dir: string): Promise<HostRules> {
  // Import the parsers dynamically, because they are ES modules and these tools are CommonJS.
  const { parseAllHeaders } = await import("@netlify/headers-parser");
  const { parseAllRedirects } = await import("@netlify/redirect-parser");
  const headers = await parseAllHeaders({
    headersFiles: [join(dir, "_headers")],
    configHeaders: [],
    minimal: false,
  });
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(dir, "_redirects")],
    configRedirects: [],
    minimal: false,
  });
  const rejected = [...headers.errors, ...errors].map(String);
  if (rejected.length > 0) throw new Error(`Invalid rules in ${dir}:\n${rejected.join("\n")}`);
  return {
    headers: headers.headers.filter((header) => "forRegExp" in header),
    // The parser's types don't describe its redirects.
    redirects: redirects as HostRules["redirects"],
  };
}
