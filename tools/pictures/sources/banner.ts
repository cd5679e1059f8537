import type { Picture } from "../page";

const WIDTH = 1200;
const HEIGHT = 500;
const LEFT = 44;
const WEEKS = 12;
const WEEK = (WIDTH - 2 * LEFT) / WEEKS;
const ROW = 96;
const BAR = 68;

/** The weeks of an engagement, as data/services.yaml tells them. */
const STEPS = [
  { name: "Measure", from: 0, to: 1 },
  { name: "Plan", from: 1, to: 2 },
  { name: "Build together", from: 2, to: 8 },
  { name: "Your team takes over", from: 8, to: 12 },
];

const x = (week: number) => LEFT + week * WEEK;

/** A step's bar, its words inside it where they fit, otherwise on the side that has room. */
function step({ name, from, to }: (typeof STEPS)[number], index: number): string {
  const y = 26 + index * ROW;
  const inside = to - from > 4;
  const before = !inside && from > WEEKS / 2;
  const at = inside ? x(from) + 26 : before ? x(from) - 22 : x(to) + 22;
  return `<rect x="${x(from) + 3}" y="${y}" width="${(to - from) * WEEK - 6}" height="${BAR}" rx="10"
      fill="var(--green-4)"/>
    <text x="${at}" y="${y + BAR / 2 + 15}" class="${inside ? "inside" : ""}"
      text-anchor="${before ? "end" : "start"}">${name}</text>`;
}

/** The ends of the two-week steps, after any of which an engagement can stop. */
const ticks = Array.from({ length: WEEKS / 2 + 1 }, (_, index) => x(index * 2))
  .map((at) => `<path d="M${at} 14V424"/>`)
  .join("");

/** An engagement, week by week. */
export const banner: Picture = {
  file: "banner.png",
  width: WIDTH,
  height: HEIGHT,
  scale: 2,
  shown: 350,
  css: `
    body { background: var(--ink-9); }
    text { font: 600 44px var(--font-display); letter-spacing: -0.02em; fill: var(--mist-1);
      paint-order: stroke; stroke: var(--ink-9); stroke-width: 16px; }
    .inside { fill: var(--ink-9); stroke: none; }
    .week { font: 400 44px var(--font-text); fill: var(--mist-2); }
    path { stroke: var(--ink-6); stroke-width: 2; }
  `,
  body: `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ticks}
    ${STEPS.map(step).join("")}
    <text x="${LEFT}" y="474" class="week">Week 1</text>
    ${[4, 8, 12].map((week) => `<text x="${x(week) - 4}" y="474" class="week" text-anchor="end">${week}</text>`).join("")}
    </svg>`,
};
