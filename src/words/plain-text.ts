interface TextBlock {
  lines: readonly (readonly { text: string }[])[];
}

/** The words of blocks without their marks: one text for each, with a line for each entry of a list. */
export function plainText(blocks: readonly TextBlock[]): string[] {
  return blocks.map(({ lines }) =>
    lines.map((runs) => runs.map(({ text }) => text).join("")).join("\n"),
  );
}
