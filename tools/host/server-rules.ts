import { IMMUTABLE, REVALIDATE } from "../../src/host/security-headers";
import type { HostRules, RedirectRule } from "./rules";

/** What differs from one server to the next. */
export interface SiteOptions {
  /** The built site's folder on the server. */
  root: string;
  /** What the server listens on, such as `80`, `127.0.0.1:8080`. */
  listen: string;
}

/** What every server's configuration is made from. */
export interface Site extends SiteOptions {
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

type Header = [name: string, value: string];

/** A page or a file with headers of its own. */
export interface Special {
  path: string;
  headers: Header[];
}

const isCacheRule = ([name]: Header) => name.toLowerCase() === "cache-control";

/** For how long a rule lets a file be kept; undefined if it is as long as any. */
const keptFor = ({ values }: HostRules["headers"][number]) =>
  Object.entries(values).find(isCacheRule)?.[1];

/**
 * The host's rules as a server's configuration states them.
 *
 * @throws Error for rules that it can't express.
 */
export function readRules({ headers, redirects }: HostRules): Omit<Site, keyof SiteOptions> {
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

/** The paths at which a page or a file answers: a page also with a slash at its end. */
export const pathsOf = ({ path }: Special) =>
  /\/$|\.[^/]*$/.test(path) ? [path] : [path, `${path}/`];

/** What answers a path without a slash at its end, in order. */
export const filesOf = (path: string) => `${path} ${path}.html ${path}/index.html`;

/** Whether a redirect leads to a query of its own, which takes the place of the requested one. */
export const hasQuery = ({ to }: RedirectRule) => to.includes("?");

/** A part of the requested path in a redirect's target. */
export const PLACEHOLDER = /:([a-z_]\w*)/gi;

/** Lines of a configuration, one for each item. */
export function lines<T>(items: readonly T[], toLine: (item: T, index: number) => string): string {
  return items.map(toLine).join("\n");
}
