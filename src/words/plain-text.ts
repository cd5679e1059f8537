interface TextBlock {
  lines: readonly (readonly { text: string }[])[];
}

/** Returns each block's text without markup. Each list item becomes a separate line. */
export function plainText(blocks: readonly TextBlock[]): string[] {
  return blocks.map(({ lines }) =>
    lines.map((runs) => runs.map(({ text }) => text).join("")).join("\n"),
  );
}
