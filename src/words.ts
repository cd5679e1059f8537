/** The language of all text in `data/`, as a BCP 47 tag. */
export const LANGUAGE = "en";

/**
 * Replaces each [name] in a content template with its value. For example, "[left] left" becomes "9 left" if
 * `left` is "9". Leaves names without a value unchanged.
 */
export function fillWords(template: string, values: Record<string, string>): string {
  return template.replace(/\[(\w+)\]/g, (mark, name: string) => values[name] ?? mark);
}

interface TextBlock {
  lines: readonly (readonly { text: string }[])[];
}

/** The text of each block without markup. Each list item is a separate line. */
export function plainText(blocks: readonly TextBlock[]): string[] {
  return blocks.map(({ lines }) =>
    lines.map((runs) => runs.map(({ text }) => text).join("")).join("\n"),
  );
}
