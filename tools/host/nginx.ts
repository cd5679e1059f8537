import { IMMUTABLE, REVALIDATE } from "../../src/host/security-headers";
import { CONTENT_TYPES, isCompressible } from "./content-types";
import {
  filesOf,
  hasQuery,
  lines,
  PLACEHOLDER,
  pathsOf,
  type Site,
  type Special,
} from "./server-rules";

/** nginx's configuration of a site. */
export function nginx({ headers, immutable, special, own, redirects, root, listen }: Site): string {
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

/** Of all kinds of files, each type once, as far as it passes. */
function types(passes: (type: string) => boolean): string[] {
  const found = Object.values(CONTENT_TYPES).filter(passes);
  return [...new Set(found.map((type) => type.replace(/;.*/, "")))];
}

const hasCharset = (type: string) => type.includes("charset");

function valueIn({ headers }: Special, name: string): string | undefined {
  return headers.find(([other]) => other === name)?.[1];
}
