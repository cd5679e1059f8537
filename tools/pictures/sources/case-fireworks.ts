import { LANDSCAPE, type Picture } from "../page";

/** Eight lanes of simulated shoppers, each with 5,000 more than the one before: 40,000 at last. */
const LANES = 8;
const BLOCKS = 24;
const PITCH = 11.5;
const WIDTH = 48;
const GAP = 160 / 7;
const LEFT = 48;
const FLOOR = 418;

const laneLeft = (index: number) => LEFT + index * (WIDTH + GAP);

function lane(index: number): string {
  const count = (BLOCKS * (index + 1)) / LANES;
  return Array.from({ length: count }, (_, block) => {
    const y = FLOOR - (block + 1) * PITCH;
    // Fades towards the ground, like the trail of a rocket.
    const opacity = 0.22 + 0.78 * ((block + 1) / count) ** 1.6;
    return `<rect x="${laneLeft(index).toFixed(2)}" y="${y}" width="${WIDTH}" height="${PITCH - 3.5}" rx="2.5"
      opacity="${opacity.toFixed(3)}"/>`;
  }).join("");
}

/** A ring of the burst above the last lane: `count` short lanes that point away from its middle. */
function ring(count: number, from: number, to: number, turn = 0): string {
  const x = laneLeft(LANES - 1) + WIDTH / 2;
  const y = FLOOR - BLOCKS * PITCH - 66;
  return Array.from({ length: count }, (_, ray) => {
    const angle = (360 / count) * (ray + turn);
    return `<path d="M0 ${-from}V${-to}" transform="translate(${x.toFixed(2)} ${y}) rotate(${angle})"/>`;
  }).join("");
}

export const caseFireworks: Picture = {
  ...LANDSCAPE,
  file: "case-fireworks.png",
  css: `
    svg { position: absolute; inset: 0; }
    h1 { position: absolute; left: 47px; top: 44px; font: 650 100px/1 var(--font-display);
      letter-spacing: -0.035em; }
    p { position: absolute; font-size: 26px; }
    .level { right: 48px; top: 427px; font-size: 24px; background: var(--ink-7);
      padding-left: 14px; }
  `,
  body: `
    <svg width="640" height="480" viewBox="0 0 640 480" fill="var(--green-4)">
      ${Array.from({ length: LANES }, (_, index) => lane(index)).join("")}
      <g stroke="var(--amber-4)" stroke-width="4.5" stroke-linecap="round">
        ${ring(8, 12, 44)}${ring(8, 24, 34, 0.5)}${ring(16, 56, 58, 0.5)}
      </g>
      <path d="M48 444.5H592" stroke="var(--mist-3)" stroke-width="1.5"/>
    </svg>
    <h1>40,000</h1>
    <p class="muted" style="left:49px;top:154px">shoppers at once</p>
    <p class="muted level">responses steady at 240 ms</p>`,
};
