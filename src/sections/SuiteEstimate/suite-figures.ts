import { formatNumber } from "../../numbers/numbers";
import { fillWords } from "../../words/fill-words";

/** The figures that visitors may give about their tests, as whole numbers in display order. */
export const FIGURES = ["tests", "minutes", "runs"] as const;
export type Figure = (typeof FIGURES)[number];
export type SuiteFigures = Partial<Record<Figure, number>>;

/** Templates: each figure's has a placeholder with its name, and the sentence has [figures]. */
export type SentenceWords = Record<Figure, string> & { sentence: string };

/** Formats figures as a sentence such as "Our suite: 1,200 tests, 13 runs a day."; "" without figures. */
export function sentenceOf(figures: SuiteFigures, words: SentenceWords): string {
  const parts = FIGURES.flatMap((name) => {
    const figure = figures[name];
    return figure === undefined ? [] : [fillWords(words[name], { [name]: formatNumber(figure) })];
  });
  return parts.length > 0 ? fillWords(words.sentence, { figures: parts.join(", ") }) : "";
}

/** Reads the figures from the sentence in a message; empty if the visitor removed or rewrote it. */
export function figuresIn(message: string, words: SentenceWords): SuiteFigures {
  for (const [sentence, list = ""] of message.matchAll(
    pattern(words.sentence, "figures", "([^\\n]*?)"),
  )) {
    const found: SuiteFigures = {};
    for (const name of FIGURES) {
      const [[, digits] = []] = list.matchAll(pattern(words[name], name, "([\\d,]+)"));
      if (digits) found[name] = Number(digits.replaceAll(",", ""));
    }
    // Text that differs from the generated sentence belongs to the visitor.
    if (sentenceOf(found, words) === sentence) return found;
  }
  return {};
}

/** Updates or appends the sentence with figures in a message; removes it if there are no figures. */
export function withFigures(message: string, figures: SuiteFigures, words: SentenceWords): string {
  const sentence = sentenceOf(figures, words);
  const before = sentenceOf(figuresIn(message, words), words);
  if (before !== "") {
    // A removed sentence takes the empty line above it along.
    const old = sentence === "" && message.includes(`\n\n${before}`) ? `\n\n${before}` : before;
    return message.replace(old, () => sentence);
  }
  if (sentence === "") return message;
  return message.trim() === "" ? sentence : `${message}\n\n${sentence}`;
}

/** Returns a global pattern for a template, with `replacement` for its placeholder. */
function pattern(template: string, placeholder: string, replacement: string): RegExp {
  const [before = "", after = ""] = template
    .split(`[${placeholder}]`)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(before + replacement + after, "g");
}
