import { PAGES } from "../../routes";
import { didYouMean, nearest } from "../../suggest";
import { LINK } from "../model/fields";

export interface Targets {
  published: ReadonlySet<string>;
  siteUrl: unknown;
  anchorsOn(page: string): ReadonlySet<string> | undefined;
}

const GENERATED =
  /^\/(?:llms\.txt|robots\.txt|sitemap-\w+\.xml|\.well-known\/security\.txt|share\/[\w-]+\.png)$/;

/** The only page that accepts query parameters, and the parameters that it accepts. */
const QUERY = {
  page: "/pricing",
  parameter: /^(?:minutes=\d+|parallel=\d+|billing=(?:annual|monthly))$/,
  words: "minutes=500, parallel=5, billing=annual and billing=monthly",
};

/** URLs with which email clients, social networks and search engines scan links or track clicks. */
const REDIRECT =
  /^https:\/\/(?:[\w-]+\.)*(?:(?:safelinks\.protection\.outlook|urldefense(?:\.proofpoint)?|mimecast(?:protect)?|[lm]+\.facebook|l\.instagram)\.com|slack-redir\.net|t\.co|lnkd\.in|translate\.goog|translate\.google\.com|google\.[a-z.]+\/(?:url|amp)|youtube\.com\/redirect|linkedin\.com\/(?:redir|safety)|bing\.com\/ck|duckduckgo\.com\/l)(?:[/?]|$)/i;

const REDIRECT_TARGET = /[/=_](https?(?::|%3A)(?:\/\/|%2F%2F).*?)(?:__;.*)?(?:&.*)?$/i;

const UNFIT: readonly (readonly [found: RegExp, message: string])[] = [
  [
    /^https:\/\/(?:(?=[^/]*--)[\w-]+\.netlify\.app|(?=[^/]*-git-)[\w-]+\.vercel\.app|[\w.-]+\.(?:ngrok(?:-free)?\.(?:io|app|dev)|trycloudflare\.com|app\.github\.dev|gitpod\.io|local|localhost|internal))(?:[:/?#]|$)/i,
    "is a preview or local URL, which visitors may not be able to open; use the public URL instead",
  ],
  [
    /[?&](?:fbclid|gclid|msclkid|dclid|mc_[ce]id|igshid?|_hs(?:enc|mi)|mkt_tok)=/,
    'contains a click-tracking parameter; delete the parameter and the "?" or "&" before it',
  ],
];

export function linkError(
  link: string,
  shownOn: readonly string[],
  { published, siteUrl, ...targets }: Targets,
): string | undefined {
  if (!isLink(link)) return explainLink(link, published);
  const [target = "", anchor] = link.split("#");
  if (target.startsWith("https:")) {
    const { origin, pathname, search, hash } = new URL(link);
    if (origin !== siteUrl) return outsideError(link);
    const path = pathname + search + hash;
    return `"${link}" is on this site; use "${path}" instead, which works on each copy of the site`;
  }
  const [page = "", query] = target.split("?");
  if (page.includes(".") && !/\.html?$/.test(page)) {
    return GENERATED.test(page) ? undefined : fileError(page, published);
  }
  if (page !== "" && !PAGES.some((known) => known === page)) {
    const file = fileNamed(page, published);
    const pages = didYouMean(page.replace(/\.html?$/, ""), PAGES);
    return `this site has no page "${page}"${file ? `; did you mean "/${file}"?` : pages}`;
  }
  const unread = query
    ?.split("&")
    .find((part) => page !== QUERY.page || !QUERY.parameter.test(part));
  if (unread !== undefined) {
    return `no page accepts the parameter "${unread}"; remove it (only ${QUERY.page} accepts parameters, such as ${QUERY.words})`;
  }
  if (anchor === undefined) return undefined;
  for (const shown of page === "" ? shownOn : [page]) {
    const anchors = targets.anchorsOn(shown);
    if (!anchors || anchors.has(anchor)) continue;
    const known = Array.from(anchors, (one) => `#${one}`);
    return `the page ${shown} has no anchor "#${anchor}"${didYouMean(`#${anchor}`, known)}`;
  }
  return undefined;
}

function outsideError(link: string): string | undefined {
  if (REDIRECT.test(link)) {
    const [, encoded] = REDIRECT_TARGET.exec(link) ?? [];
    const meant = encoded?.replace(/%3A/gi, ":").replace(/%2F/gi, "/");
    const fix = meant
      ? `link to "${meant}" instead`
      : "open the link and use the URL that it leads to";
    return `this link goes through a link-scanning or click-tracking service; ${fix}`;
  }
  const [, message] = UNFIT.find(([found]) => found.test(link)) ?? [];
  return message && `"${link}" ${message}`;
}

function fileError(link: string, published: ReadonlySet<string>): string | undefined {
  const name = link.slice(1);
  if (published.has(name)) return undefined;
  const base = baseOf(name);
  const other = fileNamed(name, published) ?? nearest(name, published);
  if (other === undefined) {
    return `static/${name} doesn't exist; put the file in static/files and link to "/files/${base}"`;
  }
  return isLink(`/${other}`)
    ? `static/${name} doesn't exist; did you mean "/${other}"?`
    : `static/${name} doesn't exist; if you mean static/${other}, rename that file to "${base}"`;
}

const isLink = (link: string) => LINK.pattern.test(link);

export const baseOf = (path: string) => plainName(path.slice(path.lastIndexOf("/") + 1));

function fileNamed(path: string, published: ReadonlySet<string>): string | undefined {
  const base = baseOf(path);
  return [...published].find((one) =>
    [baseOf(one), baseOf(one).replace(/\.\w+$/, "")].includes(base),
  );
}

/** Converts a file name such as `Our Flyer.PDF` to a valid one such as `our-flyer.pdf`. */
export function plainName(name: string): string {
  const letters = name.replaceAll("ß", "ss").normalize("NFKD").toLowerCase();
  return letters.replace(/\p{M}/gu, "").replace(/[^a-z0-9./]+/g, "-");
}

export function explainLink(
  link: string,
  published: ReadonlySet<string>,
  rule: string = LINK.rule,
  isAllowed = isLink,
): string {
  const page = `/${link.toLowerCase().replace(/^\/|\.html?$|\/$/g, "")}`;
  const file = fileNamed(link, published);
  const outside = `https://${link.replace(/^(?:h\w*:)?\/\//i, "")}`;
  const lower = link.trim().toLowerCase().replaceAll("_", "-");
  const candidates = [
    link && PAGES.find((one) => one === page),
    file && `/${file}`,
    outside,
    lower,
  ];
  const meant = candidates.find((one) => one && isAllowed(one));
  const [kind] = rule.split(";");
  if (file && meant === undefined) {
    const base = baseOf(file);
    return `"${link}" isn't ${kind}; rename static/${file} to "${base}", and link to "/files/${base}"`;
  }
  return `"${link}" isn't ${meant === undefined ? rule : `${kind}; did you mean "${meant}"?`}`;
}
