import { join } from "node:path";
import type { Header } from "@netlify/headers-parser";
import { z } from "zod";

/** A line of `_redirects` as the host's parser reads it, without what the preview can't know of a visitor. */
const redirectSchema = z.object({
  path: z.string().transform(toPattern),
  host: z.string().optional(),
  to: z.string(),
  status: z.int().default(301),
  /** Applies even where a file answers the path. */
  force: z.boolean(),
  proxy: z.literal(false),
  query: z.strictObject({}),
  conditions: z.strictObject({}),
  signed: z.undefined().optional(),
});

/** What `_headers` and `_redirects` of a built site say. */
export interface HostRules {
  headers: readonly Header[];
  redirects: readonly z.infer<typeof redirectSchema>[];
}

/**
 * Reads `_headers` and `_redirects` of a built site with the host's own parsers; a missing file has no rules.
 * Redirects of another host don't apply here and are left out.
 *
 * @throws Error listing every line that the host would refuse and every rule that the preview can't apply:
 *   a proxy, a signature, and those that depend on the query or the visitor.
 */
export async function loadRules(dir: string): Promise<HostRules> {
  // Both parsers are ES modules only, and these tools are CommonJS.
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
    throw new Error(`The rules of ${dir} cannot be applied:\n${problems.join("\n")}`);
  }
  return {
    headers: headers.headers.filter((header) => "forRegExp" in header),
    redirects: data.filter(({ host }) => host === undefined),
  };
}

/**
 * A path of a redirect as an expression whose named groups are its placeholders: `/old/*` matches below and at
 * /old and captures `splat`; `:name` matches one part of a path.
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
 * The first redirect for a path, with its target filled in; where a file answers, of the forced ones.
 *
 * @param search the request's query, which goes on to a target that has none
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
