import { blocks, seeded } from "./lanes";

const WIDTH = 1600;
const LANES = 8;
const PITCH = 72;
const HEIGHT = 48;

function lane(index: number, random: () => number): string {
  const all = blocks(random, {
    left: -200 + random() * 160,
    right: WIDTH,
    shortest: 90,
    longest: 420,
    gap: 12,
  });
  // Every lane misses some blocks, which leaves room for the words on top.
  return all
    .filter(() => random() < 0.55)
    .map(({ x, width }) => {
      const y = index * PITCH + (PITCH - HEIGHT) / 2;
      return `<rect x="${Math.round(x)}" y="${y}" width="${width}" height="${HEIGHT}" rx="8"/>`;
    })
    .join("");
}

const random = seeded(15);
const lanes = Array.from({ length: LANES }, (_, index) => lane(index, random)).join("\n");

/**
 * Faint lanes to stand behind words, as a drawing rather than a bitmap: 2 KB at any size, and it
 * follows the colour scheme (--ink-8 and --mist-1 of tokens.css, which a file of its own can't read).
 */
export const shapeBackground = {
  file: "shape-background.svg",
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LANES * PITCH}" viewBox="0 0 ${WIDTH} ${LANES * PITCH}" preserveAspectRatio="xMidYMid slice">
<style>g{fill:#121918;opacity:.035}@media (prefers-color-scheme:dark){g{fill:#eef2ef;opacity:.04}}</style>
<g>${lanes}</g>
</svg>
`,
} as const;
