import { plainName } from "../content/check/links";
import { INVISIBLE } from "../content/read/characters";

/** Matches the start of a link to the site on the editor's own computer, which is copied from the address bar. */
export const LOCAL = /https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/)/;

/** Matches a link target, which is the whole text or in a Markdown link. */
const TARGET = /(?<=^|\]\()https?:\/\/[^\s)]+/g;

/** Matches text in quotation marks, which the site adds to quotes. */
const QUOTED = /^\s*(?:[“„"]([^“”„"]*)[“”"]|«([^«»]*)»)\s*$/;

/** The letters on the keys of a phone, from 2 to 9. */
const KEYS = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/** Matches a number that ends in letters to dial. Letters after a whole number are words, such as "ext. 5". */
const VANITY = /^(?:[^\dA-Z]*\d){1,9}[^\dA-Z]*[A-Z]\D*$/;

/**
 * Returns the digits that a phone dials, for a number such as `+1 (503) 555.0142`, `+44 (0)20 7946 0958` or
 * `+1-800-MILL`. Keeps the letters of words, which the content check refuses.
 */
export function dialed(text: string): string {
  const number = text.toUpperCase().replace("(0)", "");
  const keyOf = (letter: string) => String(KEYS.findIndex((key) => key.includes(letter)) + 2);
  const digits = VANITY.test(number) ? number.replace(/[A-Z]/g, keyOf) : number;
  return digits.replace(/^\s*00/, "+").replace(/[^+\dA-Z]/g, "");
}

/** Makes a short name, such as `mobile-apps` for `Mobile apps`. */
export function slugOf(name: string): string {
  const letters = plainName(name.replace(/['’]/g, "")).replace(/[^a-z0-9]+/g, "-");
  return letters.replace(/^-/, "").slice(0, 60).replace(/-$/, "");
}

/** Matches the bullets of word processors: symbols, some of them in symbol fonts, or "o" and dashes before a tab. */
const BULLET = /^[ \t]*(?:[•·▪◦‣●○\uF0A7\uF0B7\uF0D8]|[o–—](?=\t))\s*/gm;

/**
 * Removes what word processors leave in pasted text, and the site's own address in links. `hasLines`: whether it can
 * have lines and lists. A list keeps its lines also where it can't be, because one sentence would hide that.
 */
export function cleanText(text: string, hasLines: boolean, siteUrl: string): string {
  const clean = text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(BULLET, text.trim().includes("\n") ? "- " : "")
    .replace(new RegExp(`\u00AD|${INVISIBLE.source}`, "gu"), "")
    .replace(/(?<=[\p{L},.;]|^)\u00A0+(?=\p{L})|\u00A0(?= )|(?<= )\u00A0|\u00A0+$/gmu, " ")
    .replace(QUOTED, "$1$2")
    .replace(TARGET, (link) => ownPath(link, siteUrl))
    .trim();
  return hasLines || /^- /m.test(clean) ? clean : clean.replace(/\s*[\n\t]\s*/g, " ");
}

/** Returns the path of a link to the site itself, so that it works in each copy of the site. */
function ownPath(link: string, siteUrl: string): string {
  const [local] = new RegExp(`^${LOCAL.source}`).exec(link) ?? [];
  const origins = [local, siteUrl, siteUrl.replace("https:", "http:")];
  const own = origins.find((one) => one && (link === one || link.startsWith(`${one}/`)));
  return own ? link.slice(own.length) || "/" : link;
}
