import { didYouMean } from "../../suggest";
import { type Figures, fillKnownFigures, referencesIn, withoutReferences } from "../figures";
import { BLANKS, DURATION, type Kind } from "../model/fields";
import { firstMark, readMarkup } from "../read/markup";
import type { ValueError } from "../value-error";

/** `figures` is undefined if they couldn't be read. `checkLink` returns an error message. */
export function checkText(
  text: string,
  { blanks, markup, duration }: Extract<Kind, { name: "text" }>,
  figures: Figures | undefined,
  checkLink: (link: string) => string | undefined,
): ValueError[] {
  const inFigures = checkFigures(text, figures);
  return [
    ...inFigures,
    ...(duration && figures && inFigures.length === 0 ? checkDuration(text, figures) : []),
    ...checkBlanks(text, blanks),
    ...checkWriting(text),
    ...(markup ? checkMarkup(text, checkLink) : checkPlainText(text)),
  ];
}

function checkDuration(text: string, figures: Figures): ValueError[] {
  const written = fillKnownFigures(text, figures);
  if (DURATION.test(written)) return [];
  const message = `this must be a time like "2 h 25 min" or "9 min 41 s", not "${written}"`;
  return [{ message }];
}

function checkFigures(text: string, figures: Figures | undefined): ValueError[] {
  if (!/[{}]/.test(text)) return [];
  const errors: ValueError[] = [];
  for (const name of figures ? referencesIn(text) : []) {
    const excerpt = `{${name}}`;
    const value = figures?.get(name);
    if (value === undefined) {
      // For an unknown figure of an existing plan, suggest only that plan's figures.
      const all = [...(figures?.keys() ?? [])];
      const own = all.filter((known) => known.split(".")[0] === name.split(".")[0]);
      const candidates = (own.length > 0 ? own : all).map((known) => `{${known}}`);
      const message = `there is no figure ${excerpt} in stats.yaml, plans.yaml or home.yaml${didYouMean(excerpt, candidates)}`;
      errors.push({ message, excerpt });
    } else if (referencesIn(value).length > 0) {
      const message = `${excerpt} refers to another figure ("${value}"), which isn't supported; enter its actual value in stats.yaml or plans.yaml`;
      errors.push({ message, excerpt });
    } else errors.push(...repeatedUnit(text, excerpt, value));
  }
  if (/[{}]/.test(withoutReferences(text))) {
    const message =
      "visitors would see these braces; remove them, or put the short name of a figure between them without spaces, like {speedup}";
    errors.push({ message });
  }
  return errors;
}

/** Reports a currency symbol or unit that both the figure and the text around it contain. */
function repeatedUnit(text: string, excerpt: string, value: string): ValueError[] {
  const [, symbol = "", unit = ""] =
    /^(\D*)\d(?:.*\d)?(\D*)$/s.exec(value)?.map((part) => part.trim()) ?? [];
  const at = text.indexOf(excerpt);
  const [before, after] = [
    text.slice(0, at).trimEnd(),
    text.slice(at + excerpt.length).trimStart(),
  ];
  const isUnit = unit && after.startsWith(unit) && !/^\p{L}/u.test(after.slice(unit.length));
  const extra = symbol && before.endsWith(symbol) ? symbol : isUnit ? unit : undefined;
  const message = `the figure ${excerpt} already contains "${extra}" (its value is "${value}"); remove "${extra}" from the text`;
  return extra ? [{ message, excerpt }] : [];
}

/** Reports blanks that the site doesn't fill in. A field without blanks may have other words in brackets. */
function checkBlanks(text: string, blanks: readonly string[] = []): ValueError[] {
  const wrongBlanks = Array.from(text.matchAll(/\[([^\]]*)\](?!\()|[[\]]/g)).filter(
    ({ 1: blank = "" }) => {
      // After the name, a blank may have a singular and a plural: [lanes lane|lanes].
      const name = blank.replace(/^(\w+) [^|]+\|[^|]+$/, "$1");
      return blanks.length > 0 ? !blanks.includes(name) : BLANKS.has(name);
    },
  );
  const known = blanks.map((right) => `[${right}]`).join(" and ");
  return wrongBlanks.slice(0, 1).map(([excerpt]) => ({
    message: known
      ? `visitors would see "${excerpt}" because the site fills in only ${known} here; fix the spelling and brackets, or remove the bracketed text`
      : `visitors would see "${excerpt}" because the site doesn't replace it here; use plain text instead`,
    excerpt,
  }));
}

/** Patterns for text that visitors should never see, each with a remedy and sometimes a pattern to skip. */
const WRITING_ERRORS: readonly (readonly [found: RegExp, fix: string, skipped?: RegExp])[] = [
  // Match TODO only in uppercase, because "todo" is a Spanish word.
  [
    /\b(?:TODO|TBD|TBC|FIXME|XXX|[Ll]orem [Ii]psum)\b|#(?:REF!|VALUE!|N\/A)/,
    "replace it with the final text, or remove it",
  ],
  [/\p{Sc}(?=\[\w)/u, "remove it, because the site adds the currency symbol"],
  [/(?<![\w:]):[a-z][a-z0-9_+-]+:(?![\w:])/, "replace it with the emoji itself, or remove it"],
  [
    /([,;])\s*\1|\s[,;](?=\s)|(?<![./])\.\.(?![./])|,\./,
    "remove the extra space or punctuation mark",
  ],
  // Skip URLs, which can contain question marks.
  [
    /(?<![/=@.]\S*)\p{L}\?(?=\p{Ll}{1,2}\b)/u,
    "replace the question mark with the correct character",
  ],
  [
    /^\s*(?:[“„‚‘][^“”„‚‘’]*[“”‘’]|«[^«»]*»|»[^«»]*«|"[^"]*"|'[^']*')\s*$/,
    "remove the quotation marks, or use only one pair of straight ones",
  ],
  // In a sentence, a mark after a digit can stand for inches, as in 27".
  [
    /(?<![\d\p{Lo}])"|^\S+"$|[“”„]|(?<!\p{L})‘|^(?:[^\s']*[^\p{L}\s']|[^']*[^\p{L}\d\s'])'$/u,
    "add the missing quotation mark, or remove this one",
    /(?<!\d)"[^"]*"|[“„”][^“”„]*[“”]|‘[^‘’]*’|‚[^‚‘]*‘/g,
  ],
];

function checkWriting(text: string): ValueError[] {
  for (const [found, fix, skipped] of WRITING_ERRORS) {
    const [excerpt] = found.exec(skipped ? text.replace(skipped, "") : text) ?? [];
    if (excerpt !== undefined)
      return [{ message: `visitors would see "${excerpt}"; ${fix}`, excerpt }];
  }
  return [];
}

function checkMarkup(text: string, checkLink: (link: string) => string | undefined): ValueError[] {
  const { errors, links } = readMarkup(text);
  const inLinks = links.flatMap((excerpt): ValueError[] => {
    const message = checkLink(excerpt);
    return message === undefined ? [] : [{ message, excerpt }];
  });
  return [...errors.slice(0, 1), ...inLinks];
}

function checkPlainText(text: string): ValueError[] {
  const excerpt = firstMark(text);
  if (excerpt === undefined) return [];
  const message = `this text can't contain markup, so visitors would see "${excerpt}"; use plain text instead`;
  return [{ message, excerpt }];
}
