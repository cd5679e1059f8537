import { IMMUTABLE, REVALIDATE } from "../../src/host/security-headers";
import { CONTENT_TYPES } from "./content-types";
import {
  filesOf,
  hasQuery,
  lines,
  PLACEHOLDER,
  pathsOf,
  type Site,
  type Special,
} from "./server-rules";

/** Caddy's configuration of a site. */
export function caddy({ headers, immutable, special, own, redirects, root, listen }: Site): string {
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
