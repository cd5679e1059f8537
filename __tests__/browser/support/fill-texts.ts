/**
 * Writes a text as long as its place may be into each place of the page: into one a single word, into
 * the next words of 24 letters. Runs in the page.
 *
 * @param room the places' texts, and how many characters each has room for
 * @returns how many places were filled
 */
export function fillTexts(room: readonly (readonly [text: string, most: number])[]): number {
  const word = "Donaudampfschifffahrtsgesellschaftskapit\u00E4nswitwenversicherung";
  const most = new Map<string, number>();
  // What is said in several places has the room of the smallest.
  for (const [text, length] of room) most.set(text, Math.min(length, most.get(text) ?? length));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  let filled = 0;
  for (const node of nodes) {
    const length = most.get(node.data.trim());
    if (length === undefined || node.parentElement?.closest("script, style, template")) continue;
    const letters = filled % 2 === 0 ? length : Math.min(length, 24);
    const long = word.repeat(Math.ceil(letters / word.length)).slice(0, letters);
    node.data = `${long} `.repeat(Math.ceil(length / long.length)).slice(0, length);
    filled += 1;
  }
  return filled;
}
