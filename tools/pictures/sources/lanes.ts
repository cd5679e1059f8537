/** A generator of the same "random" numbers on every machine, from 0 up to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Where a lane begins and ends, and how long its blocks and the gaps between them are. */
type Lane = Record<"left" | "right" | "shortest" | "longest" | "gap", number>;

interface Block {
  x: number;
  width: number;
}

/** Where the blocks of one lane begin and how long they are, from `left` to `right`. */
export function blocks(
  random: () => number,
  { left, right, shortest, longest, gap }: Lane,
): Block[] {
  const result: Block[] = [];
  for (let x = left; x < right; ) {
    const width = Math.round(shortest + random() * (longest - shortest));
    result.push({ x, width });
    x += width + gap;
  }
  return result;
}
