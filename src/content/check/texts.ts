import { DURATION, type Meaning } from "../fields";
import {
  type Figures,
  PLAN_FIGURE_NAMES,
  quotedFigures,
  withoutFigures,
  writeKnownFigures,
} from "../figures";
import { valueAt } from "../value-at";
import type { ContentFiles } from "./content-file";
import { checkMarkup, checkPlainText } from "./markup";
import { didYouMean, nearest } from "./suggest";

/** What texts quote, and what is filled into some of them. */
export interface TextContext {
  /** All figures as they are written, or undefined if they can't be known. */
  figures: Figures | undefined;
  /** True if some plans' figures may be missing for mistakes that are reported by themselves. */
  lacksFigures: boolean;
  /** The names, as `nameIn` has them, of what one may think to be filled in everywhere. */
  blanks: ReadonlySet<string>;
}

/** What is wrong with a text, and the position of the character that it is about. */
export interface TextMistake {
  message: string;
  at?: number | undefined;
}

/**
 * Checks a text: its figures, blanks, placeholders, long words and markup.
 *
 * @param checkAddress what is wrong with the address of a link
 */
export function checkText(
  text: string,
  { blanks, word, markup, duration }: Extract<Meaning, { is: "text" }>,
  context: TextContext,
  checkAddress: (address: string) => readonly string[],
): TextMistake[] {
  const figures = checkFigures(text, context);
  const brackets = checkBrackets(text, blanks, context);
  const marks = markup ? checkMarkup(text, checkAddress) : checkPlainText(text);
  return [
    ...figures,
    ...(duration && figures.length === 0 ? checkDuration(text, context) : []),
    ...brackets,
    ...checkPlaceholder(text),
    ...checkWords(text, word),
    ...marks.filter(({ at }) => !brackets.some((told) => told.at === at)),
  ];
}

/** A figure that stands for a time must say one. */
function checkDuration(text: string, { figures }: TextContext): TextMistake[] {
  const written = figures && writeKnownFigures(text, figures);
  if (written === undefined || DURATION.test(written)) return [];
  const message = `the drawing needs a time like 2 h 25 min or 9 min 41 s; this is "${written}"`;
  return [{ message }];
}

/** Figures that a text may hold; every other brace is a figure gone wrong. */
function checkFigures(text: string, { figures, lacksFigures }: TextContext): TextMistake[] {
  if (!/[{}]/.test(text)) return [];
  const mistakes: TextMistake[] = figures ? checkDecoration(text, figures) : [];
  for (const name of figures ? quotedFigures(text) : []) {
    const value = figures?.get(name);
    const [inner] = quotedFigures(value ?? "");
    // One that isn't there is reported where it is quoted.
    if (inner !== undefined && figures?.has(inner)) {
      const message = `{${name}} quotes {${inner}}, and that leads back to it; write its own words in its place`;
      mistakes.push({ message });
    }
    const isPlans = PLAN_FIGURE_NAMES.some((key) => name.endsWith(`.${key}`));
    if (value === undefined && !(lacksFigures && isPlans)) {
      mistakes.push({ message: explainFigure(name, [...(figures?.keys() ?? [])]) });
    }
  }
  if (/[{}]/.test(withoutFigures(text))) {
    const message =
      "a figure is its short name in braces, without spaces, like {speedup}; visitors would see these braces";
    mistakes.push({ message });
  }
  return mistakes;
}

/** What to do about a figure that isn't there. Another plan's is never meant, and would be a false one. */
function explainFigure(name: string, known: readonly string[]): string {
  const missing = `there is no figure {${name}} in stats.yaml or plans.yaml`;
  const [slug = "", key] = name.split(".");
  const braced = (names: readonly string[]) => names.map((other) => `{${other}}`);
  if (key === undefined) return missing + didYouMean(`{${name}}`, braced(known));
  const planned = known.filter((other) => other.includes("."));
  const plans = new Set(planned.map((other) => other.split(".")[0] ?? ""));
  // Of one or two letters, such as S and M, each is near every other.
  const plan = plans.has(slug) || slug.length < 3 ? slug : (nearest(slug, plans) ?? slug);
  if (!plans.has(plan)) {
    return `plans.yaml has no plan "${slug}", only ${[...plans].join(", ")}; correct {${name}}, or write this without it`;
  }
  const own = known.filter((other) => other.startsWith(`${plan}.`));
  if (own.includes(`${plan}.${key}`) || !PLAN_FIGURE_NAMES.includes(key)) {
    return missing + didYouMean(`{${plan}.${key}}`, braced(own));
  }
  return `there is no figure {${name}} in plans.yaml, as the plan "${plan}" has none; write this without it`;
}

/** Figures bring their currency and unit along: `${basic.annual}` would show `$$100`. */
function checkDecoration(text: string, figures: Figures): TextMistake[] {
  return [...text.matchAll(/\{([^{}]+)\}/g)].flatMap(({ 0: braced, 1: name = "", index }) => {
    const [, before = "", after = ""] = /^(\D*)\d.*?(\D*)$/.exec(figures.get(name) ?? "") ?? [];
    const end = index + braced.length;
    const remove = (unit: string) => `${braced} brings its own "${unit.trim()}"; remove this one`;
    if (before !== "" && text.slice(0, index).endsWith(before)) {
      return [{ message: remove(before), at: index - before.length }];
    }
    if (after === "" || !text.startsWith(after, end)) return [];
    return [{ message: remove(after), at: end + after.search(/\S/) }];
  });
}

/** Words in square brackets that are no link's. */
const BRACKETS = /\[([^[\]]*)\](?!\()/g;

/** Blanks that a text may hold; the name of something else that is filled in is a mistake. */
function checkBrackets(
  text: string,
  blanks: readonly string[] | undefined,
  context: TextContext,
): TextMistake[] {
  if (!text.includes("[")) return [];
  const figures = [...(context.figures?.keys() ?? [])];
  // Where blanks are filled in, whatever else stands in brackets is a slip, a doubled bracket too.
  return [...text.matchAll(blanks ? /\[([^\]]*)\]/g : BRACKETS)].flatMap(
    ({ 0: written, 1: words = "", index: at }) => {
      if (blanks?.includes(words)) return [];
      const figure = figures.find((known) => nameIn(known) === nameIn(words));
      if (figure !== undefined) {
        return [{ message: `a figure is written in braces; write "{${figure}}"`, at }];
      }
      if (blanks) {
        const known = blanks.map((right) => `[${right}]`).join(" and ");
        return [{ message: `the site fills in ${known} only; ${written} would stay as it is` }];
      }
      if (!context.blanks.has(nameIn(words))) return [];
      const message = `nothing fills in ${written} here, and visitors would see it; write the words themselves`;
      return [{ message, at }];
    },
  );
}

/** A name however people write it: `[First name]` is meant for `firstName`. */
const nameIn = (words: string) => words.toLowerCase().replace(/[\s_-]/g, "");

/** All blanks of all texts, and the form's fields, as letters have them filled in. */
export function blanksIn(files: ContentFiles): Set<string> {
  const blanks = [...files.values()].flatMap(({ meaningful }) =>
    meaningful.flatMap(({ meaning }) => (meaning.is === "text" && meaning.blanks) || []),
  );
  const fields = valueAt(files.get("contact.yaml")?.value, ["form", "fields"]);
  return new Set([...blanks, ...Object.keys(fields ?? {})].map(nameIn));
}

/**
 * What people write where words are still to come; in capitals, since "todo" is also a word of Spanish, but
 * for one that begins a text. TBC may be a name, too, unless it ends a text or stands in parentheses.
 */
const PLACEHOLDER =
  /\b(?:TODO|TBD|TBA|FIXME|[Ll]orem [Ii]psum|LOREM IPSUM)\b|^todo(?=:)|(?<=^|[(:,;–—-]\s*)TBC(?=[).]*$)|(?<=\()TBC(?=\))/;

function checkPlaceholder(text: string): TextMistake[] {
  const found = PLACEHOLDER.exec(text);
  if (!found) return [];
  const message = `visitors would read "${found[0]}"; write the words themselves, or leave this out`;
  return [{ message, at: found.index }];
}

/** A word with which a line may end, hyphens and soft hyphens apart; addresses of links aren't read. */
const WORD = /[^\s\-\u2010-\u2014/\u00AD]+/g;

/** The first word that no line of a phone holds, so that it would be broken somewhere. */
function checkWords(text: string, most: number): TextMistake[] {
  const read = text.replace(/\]\([^)]*\)|[{}*[\]]/g, (marks) => " ".repeat(marks.length));
  const [word = ""] = read.match(WORD)?.filter(({ length }) => length > most) ?? [];
  if (word === "") return [];
  const message = `"${word}" has ${word.length} letters, and a line on a phone holds ${most} here; use shorter words, or put a hyphen into it`;
  return [{ message, at: read.indexOf(word) }];
}
