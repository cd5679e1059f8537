import { formatNumber } from "../../numbers";
import { fillWords } from "../../words";

/** The whole numbers that visitors can enter about their tests, in display order. */
export const SIZES = ["tests", "minutes", "runs"] as const;
export type Size = (typeof SIZES)[number];
export type SuiteSize = Partial<Record<Size, number>>;

/**
 * The text templates. The template for each number contains a placeholder such as [tests], and `sentence`
 * contains the placeholder [figures].
 */
export type SentenceWords = Record<Size, string> & { sentence: string };

/**
 * Formats numbers as a sentence such as "Our suite: 1,200 tests, 13 runs a day." Returns "" if there are no
 * numbers.
 */
export function sentenceOf(size: SuiteSize, words: SentenceWords): string {
  const parts = SIZES.flatMap((name) => {
    const number = size[name];
    return number === undefined ? [] : [fillWords(words[name], { [name]: formatNumber(number) })];
  });
  return parts.length > 0 ? fillWords(words.sentence, { figures: parts.join(", ") }) : "";
}

/**
 * Reads the numbers from the generated sentence in a message. Returns an empty object if the visitor removed
 * or rewrote the sentence.
 */
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

/**
 * Replaces the generated sentence in a message with one for the given numbers, or appends the sentence if the
 * message doesn't contain one. Removes the sentence if there are no numbers.
 */
export function withSize(message: string, size: SuiteSize, words: SentenceWords): string {
  const sentence = sentenceOf(size, words);
  const before = sentenceOf(sizeIn(message, words), words);
  if (before !== "") {
    // Removing the sentence also removes the empty line above it.
    const old = sentence === "" && message.includes(`\n\n${before}`) ? `\n\n${before}` : before;
    return message.replace(old, () => sentence);
  }
  if (sentence === "") return message;
  return message.trim() === "" ? sentence : `${message}\n\n${sentence}`;
}

/** Converts a template to a global regular expression, with `replacement` in place of its placeholder. */
function pattern(template: string, placeholder: string, replacement: string): RegExp {
  const [before = "", after = ""] = template
    .split(`[${placeholder}]`)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(before + replacement + after, "g");
}
