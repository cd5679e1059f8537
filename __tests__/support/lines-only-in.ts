/** Returns the lines in one text that the other text doesn't have, or has fewer times. */
export function linesOnlyIn(one: string, other: string): string[] {
  const left = other.split("\n");
  return one.split("\n").filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
