import type { Picture } from "../page";

const WEEKS = 12;

/** The weeks of an engagement, as data/services.yaml tells them. */
const STEPS = [
  { name: "Measure", what: "your tests and your pipeline", from: 0, to: 1 },
  { name: "Plan", what: "what to keep, delete and automate first", from: 1, to: 2 },
  { name: "Build together", what: "in your repository", from: 2, to: 8 },
  { name: "Your team takes over", what: "", from: 8, to: 12 },
];

type Step = (typeof STEPS)[number];

/** Where the drawing of a size has its weeks and its rows. */
interface Layout {
  width: number;
  left: number;
  top: number;
  pitch: number;
  bar: number;
}

/** What both drawings share: thin lines where an engagement can stop, and bars on them. */
const CSS = `
  body { background: var(--ink-9); }
  text { font-family: var(--font-text); fill: var(--mist-2);
    paint-order: stroke; stroke: var(--ink-9); stroke-width: 14px; }
  .name { font: 600 28px var(--font-display); letter-spacing: -0.01em; fill: var(--mist-1); }
  .inside { fill: var(--ink-9); stroke: none; }
  .what { font-size: 24px; }
  .inside.what { fill: var(--green-9); }
  .week { font-size: 24px; font-variant-numeric: tabular-nums; }
  path { stroke: var(--ink-6); stroke-width: 2; }
`;

const weekAt = ({ width, left }: Layout, week: number) =>
  left + (week * (width - 2 * left)) / WEEKS;

function bar({ from, to }: Step, y: number, layout: Layout): string {
  const x = weekAt(layout, from);
  return `<rect x="${x + 3}" y="${y}" width="${weekAt(layout, to) - x - 6}" height="${layout.bar}"
    rx="8" fill="var(--green-4)"/>`;
}

/** The ends of the two-week steps, after any of which an engagement can stop. */
function stops(layout: Layout, bottom: number): string {
  const lines = Array.from({ length: WEEKS / 2 + 1 }, (_, step) => weekAt(layout, step * 2));
  return lines.map((x) => `<path d="M${x} ${layout.top - 14}V${bottom}"/>`).join("");
}

/** A step's words inside its bar where they fit, otherwise behind it. */
function wideStep(step: Step, index: number): string {
  const y = WIDE.top + index * WIDE.pitch;
  const inside = step.to - step.from >= 4;
  const x = inside ? weekAt(WIDE, step.from) + 26 : weekAt(WIDE, step.to) + 18;
  const look = inside ? " inside" : "";
  return `${bar(step, y, WIDE)}<text x="${x}" y="${y + WIDE.bar / 2 + 9}"
    ><tspan class="name${look}">${step.name}</tspan><tspan class="what${look}" dx="14"
    >${step.what}</tspan></text>`;
}

const WIDE: Layout = { width: 1216, left: 40, top: 44, pitch: 76, bar: 56 };
const WIDE_BOTTOM = WIDE.top + STEPS.length * WIDE.pitch;

/** An engagement, week by week. */
export const banner: Picture = {
  file: "banner.png",
  width: WIDE.width,
  height: WIDE_BOTTOM + 68,
  scale: 2,
  css: CSS,
  body: `<svg width="${WIDE.width}" height="${WIDE_BOTTOM + 68}">${stops(WIDE, WIDE_BOTTOM)}
    ${STEPS.map(wideStep).join("")}
    ${Array.from({ length: WEEKS }, (_, week) => {
      const middle = (weekAt(WIDE, week) + weekAt(WIDE, week + 1)) / 2;
      const words = week === 0 ? "Week 1" : `${week + 1}`;
      return `<text x="${middle}" y="${WIDE_BOTTOM + 34}" class="week" text-anchor="middle">${words}</text>`;
    }).join("")}
    </svg>`,
};

const NARROW: Layout = { width: 640, left: 36, top: 44, pitch: 134, bar: 52 };
const NARROW_BOTTOM = NARROW.top + STEPS.length * NARROW.pitch;

/** A step on a phone: its words above its bar, on the side that has room. */
function narrowStep(step: Step, index: number): string {
  const y = NARROW.top + index * NARROW.pitch;
  const late = step.from > WEEKS / 2;
  const x = late ? weekAt(NARROW, step.to) - 3 : weekAt(NARROW, step.from) + 3;
  return `<text x="${x}" y="${y + 34}" class="name" text-anchor="${late ? "end" : "start"}"
    >${step.name}</text>${bar(step, y + 54, NARROW)}`;
}

/** The same for phones. */
export const bannerPhone: Picture = {
  file: "banner-phone.png",
  width: NARROW.width,
  height: NARROW_BOTTOM + 70,
  scale: 2,
  css: `${CSS}
    .name { font-size: 34px; }
    .week { font-size: 28px; }`,
  body: `<svg width="${NARROW.width}" height="${NARROW_BOTTOM + 70}">${stops(NARROW, NARROW_BOTTOM)}
    ${STEPS.map(narrowStep).join("")}
    <text x="${NARROW.left}" y="${NARROW_BOTTOM + 40}" class="week">Week 1</text>
    ${[4, 8, 12].map((week) => `<text x="${weekAt(NARROW, week)}" y="${NARROW_BOTTOM + 40}" class="week" text-anchor="end">${week}</text>`).join("")}
    </svg>`,
};
