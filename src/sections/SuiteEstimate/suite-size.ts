import { formatNumber } from "../../numbers";
import { appended, fillWords } from "../../words";

export const SIZES = ["tests", "minutes", "runs"] as const;
export type Size = (typeof SIZES)[number];
export type SuiteSize = Partial<Record<Size, number>>;

/** Each number's template has a placeholder such as [tests], and `sentence` has [figures]. */
export type SentenceWords = Record<Size, string> & { sentence: string };

/** Such as "Our suite: 1,200 tests, 13 runs a day.", or "" if there are no numbers. */
export function sentenceOf(size: SuiteSize, words: SentenceWords): string {
  const parts = SIZES.flatMap((name) => {
    const number = size[name];
    return number === undefined ? [] : [fillWords(words[name], { [name]: formatNumber(number) })];
  });
  return parts.length > 0 ? fillWords(words.sentence, { figures: parts.join(", ") }) : "";
}

/** Returns an empty object if the visitor removed or rewrote the sentence. */
export function sizeIn(message: string, words: SentenceWords): SuiteSize {
  for (const [sentence, list = ""] of message.matchAll(
    pattern(words.sentence, "figures", "([^\\n]*?)"),
  )) {
    const found: SuiteSize = {};
    for (const name of SIZES) {
      const [[, digits] = []] = list.matchAll(pattern(words[name], name, "([\\d,]+)"));
      if (digits) found[name] = Number(digits.replaceAll(",", ""));
    }
    // If the text differs from the generated sentence, the visitor must have written or edited it.
    if (sentenceOf(found, words) === sentence) return found;
  }
  return {};
}

/** If the visitor deleted or rewrote the sentence for the old size, the message stays. */
export function withSize(
  message: string,
  before: SuiteSize,
  size: SuiteSize,
  words: SentenceWords,
): string {
  const [old, sentence] = [sentenceOf(before, words), sentenceOf(size, words)];
  if (old === "") return appended(message, sentence);
  // Removing the sentence also removes the empty line above it.
  const isLast = sentence === "" && message.includes(`\n\n${old}`);
  return message.replace(isLast ? `\n\n${old}` : old, () => sentence);
}

/** A regular expression for a template, with `replacement` in place of its placeholder. */
function pattern(template: string, placeholder: string, replacement: string): RegExp {
  const [before = "", forms = "", after = ""] = template
    .split(new RegExp(`\\[${placeholder}(?: ([^\\]]+))?\\]`))
    .map((part = "") => part.replace(/[.*+?^${}()[\]\\]/g, "\\$&"));
  return new RegExp(before + replacement + (forms && ` (?:${forms})`) + after, "g");
}
