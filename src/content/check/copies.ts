import { oneLine } from "../one-line";
import type { ContentPath } from "../value-at";

/** A text that visitors read, and where it stands in its file. */
export interface PlacedText {
  path: ContentPath;
  text: string;
  /** The list in which another check finds the text's second place; the text's own place if there is none. */
  differsIn: ContentPath;
  /** Its part of the YAML document: the same one where an alias repeats it, which nobody does by mistake. */
  node: unknown;
}

/** From this length on two texts are not the same by chance; shorter ones may be, such as "By email". */
const SENTENCES = 80;

/**
 * Finds what is left from an entry that was copied: entries of one list have their own sentences.
 *
 * @param texts all texts of a file
 * @returns each copy with the place of its original, but for those that another check finds
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
    const isCopy =
      original && original.node !== node && original.differsIn.join() !== placed.differsIn.join();
    return isCopy ? [{ path, of: original.path }] : [];
  });
}
