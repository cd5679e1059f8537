import { join } from "node:path";
import type { Header } from "@netlify/headers-parser";
import { z } from "zod";

/** Set by the host itself, whatever `_headers` says (docs.netlify.com/routing/headers). */
const HOST_HEADERS = new Set([
  "accept-ranges",
  "age",
  "allow",
  "alt-svc",
  "connection",
  "content-encoding",
  "content-length",
  "content-range",
  "date",
  "location",
  "server",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** What the parser gives for a line of `_redirects`, as far as it is used here. */
const redirectSchema = z.object({
  from: z.string(),
  path: z.string(),
  host: z.string().optional(),
  to: z.string(),
  status: z.int().default(301),
  force: z.boolean(),
  proxy: z.boolean(),
  query: z.record(z.string(), z.unknown()),
  conditions: z.record(z.string(), z.unknown()),
  signed: z.unknown().optional(),
});

type ParsedRedirect = z.output<typeof redirectSchema>;

export interface RedirectRule {
  /** Its first group is the path without a slash at its end, its named groups are the placeholders. */
  pattern: RegExp;
  /** Only requests to this host, when given. */
  host: string | undefined;
  to: string;
  status: number;
  /** Applies even where a file answers the path. */
  force: boolean;
}

export interface HostRules {
  headers: readonly Header[];
  redirects: readonly RedirectRule[];
}

/**
 * Reads `_headers` and `_redirects` of a built site with the host's own parsers; a missing file has
 * no rules.
 *
 * @throws Error listing every line that the host would refuse and every rule that this server
 * cannot apply, so that a preview never differs silently from the host.
 */
export async function loadRules(dir: string): Promise<HostRules> {
  // Both parsers are ES modules only, and these tools are CommonJS.
  const { parseAllHeaders } = await import("@netlify/headers-parser");
  const { parseAllRedirects } = await import("@netlify/redirect-parser");
  const { headers, errors: headerErrors } = await parseAllHeaders({
    headersFiles: [join(dir, "_headers")],
    configHeaders: [],
    minimal: false,
  });
  const { redirects, errors: redirectErrors } = await parseAllRedirects({
    redirectsFiles: [join(dir, "_redirects")],
    configRedirects: [],
    minimal: false,
  });
  const parsed = z.array(redirectSchema).parse(redirects);
  const problems = [
    ...[...headerErrors, ...redirectErrors].map((error) => String(error)),
    ...headers
      .filter(asksForPassword)
      .map(
        ({ for: path }) =>
          `The rule for ${path} asks for a password (Basic-Auth), which the host alone does.`,
      ),
    ...parsed.flatMap(unsupported),
  ];
  if (problems.length > 0) {
    throw new Error(`The rules of ${dir} cannot be applied:\n${problems.join("\n")}`);
  }
  return {
    headers: headers.filter((header) => "forRegExp" in header),
    redirects: parsed.map(({ path, host, to, status, force }) => ({
      pattern: toPattern(path),
      host,
      to,
      status,
      force,
    })),
  };
}

/**
 * The headers of all rules that match a path as it was requested, by lower-case name. As in the
 * host's own local server, the later of two rules that set the same header wins.
 */
export function headersFor(rules: HostRules, pathname: string): Map<string, string> {
  const result = new Map<string, string>();
  for (const { forRegExp, values } of rules.headers) {
    if (!forRegExp.test(pathname)) continue;
    for (const [name, value] of Object.entries(values)) {
      if (!HOST_HEADERS.has(name.toLowerCase())) result.set(name.toLowerCase(), value);
    }
  }
  return result;
}

/**
 * The first redirect rule for a request, with its target filled in. Where a file answers the path,
 * only forced rules apply.
 */
export function redirectFor(
  rules: HostRules,
  request: { pathname: string; search: string; host: string | undefined; fileExists: boolean },
): { to: string; status: number } | undefined {
  for (const { pattern, host, to, status, force } of rules.redirects) {
    if (host !== undefined && host !== request.host) continue;
    if (request.fileExists && !force) continue;
    const match = pattern.exec(request.pathname);
    if (match === null) continue;
    const found = match.groups ?? {};
    const target = to.replace(/:([a-z_]\w*)/gi, (whole, name) =>
      name in found ? (found[name] ?? "") : whole,
    );
    return { to: target.includes("?") ? target : target + request.search, status };
  }
  return undefined;
}

/** Not a header: the host asks for it, and a server that sends it would tell everybody. */
const asksForPassword = ({ values }: Pick<Header, "values">) =>
  Object.keys(values).some((name) => name.toLowerCase() === "basic-auth");

function unsupported(rule: ParsedRedirect): string[] {
  const used = [
    ...Object.keys(rule.query).map((name) => `the query parameter "${name}"`),
    ...Object.keys(rule.conditions).map((name) => `the condition "${name}"`),
    ...(rule.signed === undefined ? [] : ["a signature"]),
    ...(rule.proxy ? ["a proxy to another site"] : []),
  ];
  return used.map(
    (what) => `The rule for ${rule.from} uses ${what}; the preview has no such thing.`,
  );
}

/** `/old/*` matches below and at /old and captures `splat`; `:name` matches one part of a path. */
function toPattern(path: string): RegExp {
  const parts = path.split("/").filter((part) => part !== "");
  const source = parts.map((part) => {
    if (part === "*") return "(?:/(?<splat>.*))?";
    if (/^:[a-z_]\w*$/i.test(part)) return `/(?<${part.slice(1)}>[^/]+)`;
    return `/${part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
  });
  return new RegExp(`^(${source.join("")})/?$`);
}
