import { PAGES } from "../../routes";
import { ADDRESS } from "../fields";
import { pagesOf } from "./places";
import { didYouMean, nearest } from "./suggest";

/** What links may lead to on this site, beside its pages. */
export interface Targets {
  /** What is published as it is: paths inside static/, with forward slashes. */
  published: ReadonlySet<string>;
  /** The site's own address, if site.yaml has one. */
  ownAddress: unknown;
  /** The places that links to a page may lead to, or undefined if they can't be known for mistakes. */
  placesOn(page: string): ReadonlySet<string> | undefined;
}

/** What the build writes beside the pages. */
const GENERATED =
  /^\/(?:llms\.txt|pricing(?:\.schema)?\.json|robots\.txt|sitemap-\w+\.xml|site\.webmanifest|\.well-known\/security\.txt|share\/[\w-]+\.png)$/;

/** What a page reads from its address; no other page does. */
const READ = {
  page: "/pricing",
  parameter: /^(?:minutes=\d+|parallel=\d+|billing=(?:annual|monthly))$/,
  words: "minutes=500, parallel=5 and billing=annual or billing=monthly",
};

/** Links by way of a program that checks or counts clicks, as mail programs, networks and searches write them. */
const DETOUR =
  /^https:\/\/(?:[\w-]+\.)*(?:(?:safelinks\.protection\.outlook|urldefense(?:\.proofpoint)?|mimecast(?:protect)?|[lm]+\.facebook|l\.instagram)\.com|slack-redir\.net|t\.co|lnkd\.in|translate\.goog|translate\.google\.com|google\.[a-z.]+\/(?:url|amp)|youtube\.com\/redirect|linkedin\.com\/(?:redir|safety)|bing\.com\/ck|duckduckgo\.com\/l)(?:[/?]|$)/i;

/** The address inside of such an address. */
const WITHIN = /[/=_](https?(?::|%3A)(?:\/\/|%2F%2F).*?)(?:__;.*)?(?:&.*)?$/i;

/** What other addresses no visitor should follow, and what to write. */
const PASSING: readonly (readonly [found: RegExp, message: string])[] = [
  [
    /^https:\/\/(?:(?=[^/]*--)[\w-]+\.netlify\.app|(?=[^/]*-git-)[\w-]+\.vercel\.app|[\w.-]+\.(?:ngrok(?:-free)?\.(?:io|app|dev)|trycloudflare\.com|app\.github\.dev|gitpod\.io|local|localhost|internal))(?:[:/?#]|$)/i,
    "is a preview's or a machine's own address, which other people can't open for long; write the public one",
  ],
  [
    /[?&](?:fbclid|gclid|msclkid|dclid|mc_[ce]id|igshid?|_hs(?:enc|mi)|mkt_tok)=/,
    'carries the mark of the click that it was copied from; delete that part, from the "?" or "&" on',
  ],
];

const isAddress = (written: string) => ADDRESS.pattern.test(written);

/** What is wrong with an address that texts of a file link to; undefined if nothing is. */
export function addressMistake(
  address: string,
  file: string,
  { published, ownAddress, ...targets }: Targets,
): string | undefined {
  if (!isAddress(address)) return `${ADDRESS.rule}${meantAddress(address)}`;
  const own = String(ownAddress);
  const local = address.startsWith(`${own}/`) ? address.slice(own.length) : address;
  const [target = "", place] = local.split("#");
  if (target.startsWith("https:")) return outsideMistake(local);
  const [page = "", query] = target.split("?");
  if (page.includes(".") && !/\.html?$/.test(page)) {
    return GENERATED.test(page) ? undefined : fileMistake(page, published);
  }
  if (page !== "" && !PAGES.some((known) => known === page)) {
    return `this site has no page "${page}"${didYouMean(page.replace(/\.html?$/, ""), PAGES)}`;
  }
  const unread = query?.split("&").find((part) => page !== READ.page || !READ.parameter.test(part));
  if (unread !== undefined) {
    return `no page reads "${unread}" from its address; remove it (${READ.page} reads ${READ.words})`;
  }
  if (place === undefined) return undefined;
  for (const shown of page === "" ? pagesOf(file) : [page]) {
    const places = targets.placesOn(shown);
    if (!places || places.has(place)) continue;
    const known = Array.from(places, (one) => `#${one}`);
    return `the page ${shown} has no place "#${place}"${didYouMean(`#${place}`, known)}`;
  }
  return undefined;
}

function outsideMistake(address: string): string | undefined {
  if (DETOUR.test(address)) {
    const [, within] = WITHIN.exec(address) ?? [];
    const meant = within?.replace(/%3A/gi, ":").replace(/%2F/gi, "/");
    const remedy = meant ? `did you mean "${meant}"?` : "open it, and copy where it leads";
    return `this leads by way of a program that checks or counts clicks; ${remedy}`;
  }
  const [, message] = PASSING.find(([found]) => found.test(address)) ?? [];
  return message && `"${address}" ${message}`;
}

/** A file that is published as it is must be there; what is linked is in static/files. */
function fileMistake(address: string, published: ReadonlySet<string>): string | undefined {
  const name = address.slice(1);
  if (published.has(name)) return undefined;
  const all = [...published];
  const baseOf = (one: string) => plainName(one.slice(one.lastIndexOf("/") + 1));
  const base = baseOf(name);
  const other = all.find((one) => baseOf(one) === base) ?? nearest(name, all);
  const remedy =
    other === undefined
      ? `put it into static/files, and link "/files/${base}"`
      : isAddress(`/${other}`)
        ? `did you mean "/${other}"?`
        : `rename static/${other} to "${base}"`;
  return `there is no file static/${name}; ${remedy}`;
}

/** A file's name in the letters that names of files on this site have: `Our Flyer.PDF` as `our-flyer.pdf`. */
export function plainName(name: string): string {
  const letters = name.replaceAll("ß", "ss").normalize("NFKD").toLowerCase();
  return letters.replace(/\p{M}/gu, "").replace(/[^a-z0-9./]+/g, "-");
}

/**
 * `; did you mean "…"?` with the address that was most likely meant; else what is written.
 *
 * @param isAllowed whether an address may be written there
 */
export function meantAddress(address: string, isAllowed = isAddress): string {
  const page = `/${address.toLowerCase().replace(/^\/|\.html?$|\/$/g, "")}`;
  const outside = `https://${address.replace(/^(?:https?:)?\/\//i, "")}`;
  const meant = [...PAGES.filter((one) => one === page), outside].find(isAllowed);
  return meant === undefined ? `; this is "${address}"` : `; did you mean "${meant}"?`;
}
