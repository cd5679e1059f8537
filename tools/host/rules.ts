import { join } from "node:path";
import type { Header } from "@netlify/headers-parser";
import { z } from "zod";

/**
 * A redirect, as returned by the host's parser. The schema rejects options that the preview doesn't support.
 */
const redirectSchema = z.object({
  path: z.string().transform(toPattern),
  host: z.string().optional(),
  to: z.string(),
  status: z.int().default(301),
  /** Whether the redirect applies even if a file exists at the path. */
  force: z.boolean(),
  proxy: z.literal(false),
  query: z.strictObject({}),
  conditions: z.strictObject({}),
  signed: z.undefined().optional(),
});

export interface HostRules {
  headers: readonly Header[];
  redirects: readonly z.infer<typeof redirectSchema>[];
}

/**
 * Reads a built site's `_headers` and `_redirects` files with the host's parsers. Treats missing files as
 * empty and skips redirects for specific hostnames.
 *
 * @throws Error that lists all lines that the host would reject and all rules that the preview doesn't
 *   support: proxies, signatures, and conditions on the query or the visitor
 */
export async function loadRules(dir: string): Promise<HostRules> {
  // Import the parsers dynamically, because they are ES modules and these tools are CommonJS.
  const { parseAllHeaders } = await import("@netlify/headers-parser");
  const { parseAllRedirects } = await import("@netlify/redirect-parser");
  const headers = await parseAllHeaders({
    headersFiles: [join(dir, "_headers")],
    configHeaders: [],
    minimal: false,
  });
  const redirects = await parseAllRedirects({
    redirectsFiles: [join(dir, "_redirects")],
    configRedirects: [],
    minimal: false,
  });
  const { data = [], error } = z.array(redirectSchema).safeParse(redirects.redirects);
  const problems = [...headers.errors, ...redirects.errors].map(String);
  if (error) problems.push(z.prettifyError(error));
  if (problems.length > 0) {
    throw new Error(`Invalid or unsupported rules in ${dir}:\n${problems.join("\n")}`);
  }
  return {
    headers: headers.headers.filter((header) => "forRegExp" in header),
    redirects: data.filter(({ host }) => host === undefined),
  };
}

/**
 * Converts a redirect's path to a regular expression with a named group for each placeholder. `/old/*`
 * matches /old and everything below it, and captures the rest of the path as `splat`. `:name` matches a
 * single path segment.
 */
function toPattern(path: string): RegExp {
  const parts = path.split("/").filter((part) => part !== "");
  const source = parts.map((part) => {
    if (part === "*") return "(?:/(?<splat>.*))?";
    if (/^:[a-z_]\w*$/i.test(part)) return `/(?<${part.slice(1)}>[^/]+)`;
    return `/${part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
  });
  return new RegExp(`^${source.join("")}/?$`);
}

/**
 * Returns the first redirect that matches a path, with the placeholders in its target filled in. If a file
 * exists at the path, only forced redirects apply.
 *
 * @param search the request's query string, which is appended to targets that don't have one
 */
export function redirectFor(
  { redirects }: HostRules,
  { pathname, search, isFile }: { pathname: string; search: string; isFile: boolean },
): { to: string; status: number } | undefined {
  const rule = redirects.find(({ path, force }) => (force || !isFile) && path.test(pathname));
  if (rule === undefined) return undefined;
  const found = rule.path.exec(pathname)?.groups ?? {};
  const to = rule.to.replace(/:([a-z_]\w*)/gi, (whole, name) =>
    name in found ? (found[name] ?? "") : whole,
  );
  return { to: to.includes("?") ? to : to + search, status: rule.status };
}
