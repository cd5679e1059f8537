/*
 * Gatsby's question which page an address shows, in place of its own answer (.cache/find-path.js, see
 * speed/webpack.ts), which decodes an address twice and so ends in an error for `/100%25`, and which
 * differs from the host's answer for `/contact.html`.
 */

interface MatchPath {
  path: string;
  matchPath: string;
}

let pages: readonly string[] = [];

/** What the host has said itself, by the path as it stands in the address. */
const known = new Map<string, string>();

/** Says which page a path shows, whatever it looks like. */
export function knowPage(path: string, page: string): void {
  known.set(path, page);
}

/** Called by Gatsby with its pages, those without a `matchPath` of their own included. */
export function setMatchPaths(matchPaths: readonly MatchPath[]): void {
  pages = matchPaths.map(({ path }) => path);
}

/** An address's path, decoded where it can be, without slashes at its end. */
export function cleanPath(address: string): string {
  return decoded(pathOf(address))
    .replace(/^\/+/, "/")
    .replace(/(?<=.)\/+$/, "");
}

/** The path of the page that an address shows: its own, or Home's. */
export function findPath(address: string): string {
  const path = cleanPath(address);
  return known.get(pathOf(address)) ?? (pages.includes(path) ? path : "/");
}

const pathOf = (address: string) => address.replace(/[?#].*/, "");

/** Every address has its page, so there is always one that it matches. */
export const findMatchPath = findPath;

/** No route has parameters. */
export function grabMatchParams(): Record<string, string> {
  return {};
}

/** A text percent-decoded, or as it is if it can't be. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
