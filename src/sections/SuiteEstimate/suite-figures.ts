import { formatNumber } from "../../numbers/numbers";
import { fillWords } from "../../words/fill-words";

/** What a visitor may say of their tests: whole numbers, in the order in which they are asked for. */
export const FIGURES = ["tests", "minutes", "runs"] as const;
export type Figure = (typeof FIGURES)[number];
export type SuiteFigures = Partial<Record<Figure, number>>;

/** The words of the sentence that figures become, each with its blank, and [figures] in the sentence. */
export type SentenceWords = Record<Figure, string> & { sentence: string };

/** Figures in a sentence, such as "Our suite: 1,200 tests, 13 runs a day."; "" if there are none. */
export function sentenceOf(figures: SuiteFigures, words: SentenceWords): string {
  const parts = FIGURES.flatMap((name) => {
    const figure = figures[name];
    return figure === undefined ? [] : [fillWords(words[name], { [name]: formatNumber(figure) })];
  });
  return parts.length > 0 ? fillWords(words.sentence, { figures: parts.join(", ") }) : "";
}

/** The figures in a message's sentence, wherever it stands; none where it was taken out or rewritten. */
export function figuresIn(message: string, words: SentenceWords): SuiteFigures {
  for (const [sentence, said = ""] of message.matchAll(
    pattern(words.sentence, "figures", "([^\\n]*?)"),
  )) {
    const found: SuiteFigures = {};
    for (const name of FIGURES) {
      const [[, digits] = []] = said.matchAll(pattern(words[name], name, "([\\d,]+)"));
      if (digits) found[name] = Number(digits.replaceAll(",", ""));
    }
    // What isn't exactly as it was written is the visitor's own.
    if (sentenceOf(found, words) === sentence) return found;
  }
  return {};
}

/** A message with figures in its sentence in place of those before, or below all else; without any, without it. */
export function withFigures(message: string, figures: SuiteFigures, words: SentenceWords): string {
  const sentence = sentenceOf(figures, words);
  const before = sentenceOf(figuresIn(message, words), words);
  if (before !== "") {
    // With what was put above it, if nothing takes its place.
    const old = sentence === "" && message.includes(`\n\n${before}`) ? `\n\n${before}` : before;
    return message.replace(old, () => sentence);
  }
  if (sentence === "") return message;
  return message.trim() === "" ? sentence : `${message}\n\n${sentence}`;
}

/** Matches a template everywhere, with something in the place of its blank. */
function pattern(template: string, blank: string, inPlace: string): RegExp {
  const [before = "", after = ""] = template
    .split(`[${blank}]`)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(before + inPlace + after, "g");
}
