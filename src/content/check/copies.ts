import { oneLine } from "../one-line";
import type { ContentPath } from "../value-at";

/** A text that visitors read, and where it stands in its file. */
interface PlacedText {
  path: ContentPath;
  text: string;
  /** Its part of the YAML document: the same one where an alias repeats it, which nobody does by mistake. */
  node: unknown;
}

/** From this length on two texts are not the same by chance; shorter ones may be, such as "By email". */
const SENTENCES = 80;

/**
 * Finds what is left from an entry that was copied: entries of one list have their own sentences.
 *
 * @param texts all texts of a file
 * @returns each copy with the place of its original, but for texts of one list, which have their own
 *   check where they must differ
 */
export function findCopies(texts: readonly PlacedText[]): { path: ContentPath; of: ContentPath }[] {
  const originals = new Map<string, PlacedText>();
  return texts.flatMap((placed) => {
    const { path, text, node } = placed;
    const words = oneLine(text);
    if (words.length < SENTENCES) return [];
    const keys = path.map((step) => (typeof step === "number" ? "" : step));
    const id = `${keys.join(".")}\n${words}`;
    const original = originals.get(id);
    if (!original) originals.set(id, placed);
    const isCopy = original && original.node !== node && listOf(original.path) !== listOf(path);
    return isCopy ? [{ path, of: original.path }] : [];
  });
}

/** The list that a text is an entry of, or the text's own place. */
const listOf = (path: ContentPath) =>
  (typeof path.at(-1) === "number" ? path.slice(0, -1) : path).join(".");
