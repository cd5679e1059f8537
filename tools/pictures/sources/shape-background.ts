import { colorOf, readTokens } from "../../../src/discovery/tokens";
import { blocks, seeded } from "./lanes";

/** Wide enough for half of a wide screen: it is anchored at its left. */
const WIDTH = 1400;
const LANES = 8;
const PITCH = 72;
const HEIGHT = 52;

/** How far each lane has come: the front of the run. */
const FRONT = [450, 600, 520, 640, 700, 560, 670, 490];

function lane(index: number, random: () => number): string {
  const y = index * PITCH + (PITCH - HEIGHT) / 2;
  const front = FRONT[index] ?? 0;
  return blocks(random, {
    left: -40 - Math.round(random() * 80),
    right: WIDTH,
    shortest: 60,
    longest: 220,
    gap: 8,
  })
    .map(({ x, width }) => {
      const box = `x="${x}" y="${y}" width="${width}" height="${HEIGHT}" rx="6"`;
      return x + width <= front ? `<rect ${box}/>` : `<rect class="w" ${box}/>`;
    })
    .join("");
}

const random = seeded(15);
const lanes = Array.from({ length: LANES }, (_, index) => lane(index, random)).join("\n");

const tokens = readTokens("light");
const green = colorOf("green-4", tokens);
const outline = colorOf("ink-5", tokens);

/**
 * A run in lanes to stand beside words on ink, as a drawing rather than a bitmap: 4 KB at any size.
 * One gradient over all lanes, from nothing at the left edge on, lets them fade towards the words.
 */
export const shapeBackground = {
  file: "shape-background.svg",
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LANES * PITCH}" viewBox="0 0 ${WIDTH} ${LANES * PITCH}">
<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" x2="560" y1="0" y2="0"><stop stop-color="${green}" stop-opacity="0"/><stop offset="1" stop-color="${green}"/></linearGradient>
<style>g{fill:url(#f)}.w{fill:none;stroke:${outline};stroke-width:2}</style>
<g>${lanes}</g>
</svg>
`,
} as const;
