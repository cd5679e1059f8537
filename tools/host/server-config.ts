import { CONTENT_SECURITY_POLICY, IMMUTABLE, REVALIDATE } from "../../src/host/security-headers";
import { CONTENT_TYPES, isCompressible } from "./content-types";
import type { HostRules, RedirectRule } from "./rules";

/** The servers for which a configuration can be written. */
export const SERVERS = ["nginx", "caddy"] as const;

export type Server = (typeof SERVERS)[number];

export interface SiteOptions {
  /** The built site's folder on the server. */
  root: string;
  /** What the server listens on, such as `80`, `127.0.0.1:8080`. */
  listen: string;
}

/** What every server's configuration is made from. */
interface Site extends SiteOptions {
  /** The headers of every answer, without the cache rule. */
  headers: Header[];
  /** The paths of the files that may be kept for a year. */
  immutable: string[];
  /** The files with headers of their own: all of theirs, the cache rule among them. */
  special: Special[];
  /** The other pages and files with headers of their own: those that are other than in every answer. */
  own: Special[];
  redirects: readonly RedirectRule[];
}

/**
 * The configuration of another server than the host, which answers as the host does: the headers of
 * `_headers`, the redirects of `_redirects`, clean paths, and Home with status 404 for the rest.
 *
 * @throws Error for rules that it can't express, so that a server never differs silently.
 */
export function serverConfig(server: Server, rules: HostRules, options: SiteOptions): string {
  const site = { ...readRules(rules), ...options };
  return server === "nginx" ? nginx(site) : caddy(site);
}

/** An address that leads every visitor to the visitor's own machine, as it stands in a policy. */
const LOOPBACK = /^https?:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/;

/**
 * Checks that visitors reach what the form posts to.
 *
 * @throws Error for a build that was made for this machine, whose form posts to the local intake.
 */
export function requireWebhook({ headers }: HostRules): void {
  const policy = headers.find(({ for: path }) => path === "/*")?.values[CONTENT_SECURITY_POLICY];
  const [, sources = ""] = /connect-src ([^;]*)/.exec(String(policy)) ?? [];
  const local = sources.split(" ").find((source) => LOOPBACK.test(source));
  if (local === undefined) return;
  throw new Error(
    `The form of this build posts to ${local}, which is each visitor's own machine. Build it for` +
      " visitors: CONTEXT=production GATSBY_CONTACT_WEBHOOK_URL=https://… npm run build. To try a" +
      " server on this machine, add --local.",
  );
}

type Header = [name: string, value: string];

interface Special {
  path: string;
  headers: Header[];
}

const isCacheRule = ([name]: Header) => name.toLowerCase() === "cache-control";

/** For how long a rule lets a file be kept; undefined if it is as long as any. */
const keptFor = ({ values }: HostRules["headers"][number]) =>
  Object.entries(values).find(isCacheRule)?.[1];

function readRules({ headers, redirects }: HostRules): Omit<Site, keyof SiteOptions> {
  const forAll = headers.filter(({ for: path }) => path === "/*");
  // Of two rules for all paths the later one wins, as for the host.
  const all = [...new Map(forAll.flatMap(({ values }) => Object.entries(values)))];
  const cache = all.find(isCacheRule)?.[1];
  if (cache !== REVALIDATE) throw new Error(`Pages must be revalidated, and are "${cache}".`);
  const forFiles = headers.filter(({ for: path }) => path !== "/*");
  for (const { for: path } of forFiles) {
    if (path.includes("*"))
      throw new Error(`The headers of ${path} are not those of one file or page.`);
  }
  for (const { to, status, host } of redirects) {
    if (status < 300 || status >= 400) {
      throw new Error(`The rule that answers with ${to} is no redirect, but has status ${status}.`);
    }
    if (host !== undefined) throw new Error(`The redirect to ${to} is for the host ${host} only.`);
  }
  const immutable = forFiles.filter((rule) => keptFor(rule) === IMMUTABLE);
  const special = forFiles.filter((rule) => keptFor(rule) && !immutable.includes(rule));
  return {
    headers: all.filter((header) => !isCacheRule(header)),
    immutable: immutable.map(({ for: path }) => path),
    special: special.map(({ for: path, values }) => ({
      path,
      headers: Object.entries({ ...Object.fromEntries(all), ...values }),
    })),
    own: forFiles
      .filter((rule) => !special.includes(rule))
      .map(({ for: path, values }) => ({
        path,
        headers: Object.entries(values).filter((header) => !isCacheRule(header)),
      }))
      .filter(({ headers: its }) => its.length > 0),
    redirects,
  };
}

/** Of all kinds of files, each type once, as far as it passes. */
function types(passes: (type: string) => boolean): string[] {
  const found = Object.values(CONTENT_TYPES).filter(passes);
  return [...new Set(found.map((type) => type.replace(/;.*/, "")))];
}

const hasCharset = (type: string) => type.includes("charset");

function nginx({ headers, immutable, special, own, redirects, root, listen }: Site): string {
  // nginx counts HTML among both lists by itself, and warns of a second mention.
  const others = (type: string) => type !== "text/html";
  const varying = headers.filter(([name]) => own.some((one) => valueIn(one, name)));
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll("-", "_")}`;
  return `# For nginx's http block. Written by "npm run headers -- nginx" from public/_headers and
# public/_redirects: the policy's hashes are those of one build, so write it anew with each deploy.

map_hash_bucket_size 256;

# Only files with a hash in their name may be kept; the lack of one is kept by nobody.
map $uri $site_cache {
  default "${REVALIDATE}";
${lines(immutable, (path) => `  ${path} "${IMMUTABLE}";`)}
}
map $status $site_cache_control {
  default $site_cache;
  404 "no-store";
}
# By the path that was asked for: a page's or a file's own, and for any other that of all paths.
${lines(
  varying,
  ([name, value]) => `map $site_path ${variable(name)} {
  default "${value}";
${lines(
  own.flatMap((one) => pathsOf(one).map((path) => [path, valueIn(one, name) ?? value])),
  ([path, its]) => `  ${path} "${its}";`,
)}
}`,
)}

server {
  listen ${listen};
  root "${root}";
  server_tokens off;
  # Redirects stay on the visitor's own host and port.
  absolute_redirect off;
  # As it was asked for, before it becomes that of a file.
  set $site_path $uri;

  types {
${lines(Object.entries(CONTENT_TYPES), ([ending, type]) => `    ${type.replace(/;.*/, "")} ${ending.slice(1)};`)}
  }
  charset utf-8;
  charset_types ${types(hasCharset).filter(others).join(" ")};
  gzip on;
  gzip_vary on;
  gzip_types ${types(isCompressible).filter(others).join(" ")};

  add_header Cache-Control $site_cache_control always;
${lines(headers, (header) => {
  const [name, value] = header;
  return `  add_header ${name} ${varying.includes(header) ? variable(name) : `"${value}"`} always;`;
})}

  # The host's own files, and hidden ones.
  location ~ ^/_(headers|redirects)$ { return 404; }
  location ~ /\\.(?!well-known/) { return 404; }
${lines(redirects, (rule, index) => {
  const target = rule.to.replace(PLACEHOLDER, "$$$1");
  const answer = `return ${rule.status} ${target}${hasQuery(rule) ? "" : "$is_args$args"};`;
  const place = `location ~ "${rule.pattern.source}"`;
  return rule.force
    ? `  ${place} { ${answer} }`
    : `  ${place} { try_files ${filesOf("$1")} @redirect${index}; }
  location @redirect${index} { ${answer} }`;
})}
${lines(
  special,
  // A location's own headers take the place of the server's, so they are all of the file's.
  (file) => `  location = ${file.path} {
${lines(file.headers, ([name, value]) => `    add_header ${name} "${value}";`)}
    try_files $uri =404;
  }`,
)}
  location = / { try_files /index.html =404; }
  location ~ ^(?<page>/.+)/$ { try_files $page/index.html $page.html =404; }
  location / { try_files ${filesOf("$uri")} =404; }
  error_page 404 /404.html;
}
`;
}

function caddy({ headers, immutable, special, own, redirects, root, listen }: Site): string {
  return `# A Caddyfile. Written by "npm run headers -- caddy" from public/_headers and public/_redirects: the
# policy's hashes are those of one build, so write it anew with each deploy.

${listen} {
  root * "${root}"
  encode zstd gzip

  header -Server
  header ?Cache-Control "${REVALIDATE}"
  header {
${lines(headers, ([name, value]) => `    ${name} "${value}"`)}
  }
  # Only files with a hash in their name may be kept.
  @immutable path ${immutable.join(" ")}
  header @immutable Cache-Control "${IMMUTABLE}"
${lines(
  special,
  // Late, so that they take the place of the headers for all files.
  (file, index) => `  @f${index} path ${file.path}
  header @f${index} {
${lines(file.headers, ([name, value]) => `    ${name} "${value}"`)}
    defer
  }`,
)}
${lines(
  withSameHeaders(own),
  ([first, ...others], index) => `  @p${index} path ${[first, ...others].flatMap(pathsOf).join(" ")}
  header @p${index} {
${lines(first.headers, ([name, value]) => `    ${name} "${value}"`)}
    defer
  }`,
)}
  # Late, since the file server takes back the type of an ending that it doesn't know.
${lines(Object.entries(CONTENT_TYPES), ([ending, type]) => {
  const matcher = `@${ending.slice(1)}`;
  return `  ${matcher} path *${ending}
  header ${matcher} {
    Content-Type "${type}"
    defer
  }`;
})}

  # In this order: what a page answers is found without a slash at the end.
  route {
    @slash path_regexp slash ^(/.+)/$
    rewrite @slash {re.slash.1}
${lines(redirects, (rule, index) => {
  const target = rule.to.replace(PLACEHOLDER, `{re.r${index}.$1}`);
  // Go's name for named groups.
  const expression = rule.pattern.source.replaceAll("(?<", "(?P<");
  const matcher = `      path_regexp r${index} ${expression}${
    rule.force ? "" : `\n      not file ${filesOf("{path}")}`
  }`;
  const redirect = `    @r${index} {
${matcher}
    }
    redir @r${index} ${target} ${rule.status}`;
  if (hasQuery(rule)) return redirect;
  return `    @r${index}q {
${matcher}
      expression {query} != ""
    }
    redir @r${index}q ${target}?{query} ${rule.status}
${redirect}`;
})}
    try_files ${filesOf("{path}")}
  }
  # The host's own files, and hidden ones.
  @hidden {
    path /_headers /_redirects */.*
    not path /.well-known/*
  }
  error @hidden 404

  file_server {
    disable_canonical_uris
  }
  handle_errors {
    rewrite * /404.html
    header Cache-Control no-store
    header Content-Type "${CONTENT_TYPES[".html"]}"
    file_server
  }
}
`;
}

/** The paths at which a page or a file answers: a page also with a slash at its end. */
const pathsOf = ({ path }: Special) => (/\/$|\.[^/]*$/.test(path) ? [path] : [path, `${path}/`]);

function withSameHeaders(all: readonly Special[]): [Special, ...Special[]][] {
  const groups = new Map<string, [Special, ...Special[]]>();
  for (const one of all) {
    const key = JSON.stringify(one.headers);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

function valueIn({ headers }: Special, name: string): string | undefined {
  return headers.find(([other]) => other === name)?.[1];
}

/** What answers a path without a slash at its end, in order. */
const filesOf = (path: string) => `${path} ${path}.html ${path}/index.html`;

/** Whether a redirect leads to a query of its own, which takes the place of the requested one. */
const hasQuery = ({ to }: RedirectRule) => to.includes("?");

/** A part of the requested path in a redirect's target. */
const PLACEHOLDER = /:([a-z_]\w*)/gi;

function lines<T>(items: readonly T[], toLine: (item: T, index: number) => string): string {
  return items.map(toLine).join("\n");
}
