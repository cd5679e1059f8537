import { INVISIBLE } from "../content/read/characters";

/** Matches the start of a link to the site on the editor's own computer, which is copied from the address bar. */
export const LOCAL = /https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/)/;

const LOCAL_LINK = new RegExp(`(?<=^|\\]\\()${LOCAL.source}`, "g");

/** Matches the bullets of word processors: symbols, some of them in symbol fonts, or "o" and dashes before a tab. */
const BULLET = /^[ \t]*(?:[•·▪◦‣●○\uF0A7\uF0B7\uF0D8]|[o–—](?=\t))\s*/gm;

/** Removes what word processors leave in pasted text. `hasLines`: whether it can have lines and lists. */
export function cleanText(text: string, hasLines: boolean): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(BULLET, hasLines ? "- " : "")
    .replace(new RegExp(INVISIBLE, "gu"), "")
    .replace(/(?<=[\p{L},.;]|^)\u00A0+(?=\p{L})|\u00A0(?= )|(?<= )\u00A0|\u00A0+$/gmu, " ")
    .replace(LOCAL_LINK, "")
    .replace(/\s*\n\s*/g, hasLines ? "$&" : " ")
    .trim();
}
