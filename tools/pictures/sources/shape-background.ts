import { runningBlocks, seeded } from "./lanes";

const WIDTH = 920;
const LANES = 8;
const PITCH = 72;
const HEIGHT = 52;

/** How far each lane has come: the front of the run. */
const FRONT = [560, 700, 610, 760, 820, 690, 780, 640];

function lane(index: number, random: () => number): string {
  const y = index * PITCH + (PITCH - HEIGHT) / 2;
  return runningBlocks(random, FRONT[index] ?? 0, {
    left: -40 - Math.round(random() * 80),
    right: WIDTH,
    shortest: 60,
    longest: 220,
    gap: 8,
  })
    .map(({ x, width, share }) => {
      const box = `x="${x}" y="${y}" width="${width}" height="${HEIGHT}" rx="6"`;
      if (share === undefined) return `<rect class="w" ${box}/>`;
      // Fades out towards the words on its left.
      const opacity = 0.9 * Math.max(share, 0) ** 4;
      return opacity < 0.02 ? "" : `<rect ${box} opacity="${opacity.toFixed(2)}"/>`;
    })
    .join("");
}

const random = seeded(15);
const lanes = Array.from({ length: LANES }, (_, index) => lane(index, random)).join("\n");

/**
 * A run in pale lanes to stand beside words, as a drawing rather than a bitmap: 4 KB at any size,
 * and it follows the colour scheme. The colours are --green-2, --green-9, --paper-2 and --ink-7 of
 * tokens.css, which a file of its own can't read.
 */
export const shapeBackground = {
  file: "shape-background.svg",
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LANES * PITCH}" viewBox="0 0 ${WIDTH} ${LANES * PITCH}">
<style>g{fill:#d6f2e1}.w{fill:none;stroke:#edeae1;stroke-width:2}@media (prefers-color-scheme:dark){g{fill:#0f2f22}.w{stroke:#1a2321}}</style>
<g>${lanes}</g>
</svg>
`,
} as const;
