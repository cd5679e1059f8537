import { icon, type Picture } from "../page";
import { RUN } from "./storefront-run";

const WIDTH = 640;
const HEIGHT = 800;

/** The layers of the run. */
const LAYERS = [
  { name: "UI", glyph: "app-window", blocks: [30, 22, 38, 26] },
  { name: "API", glyph: "braces", blocks: [30, 26, 34, 18], retried: 1 },
  { name: "Database", glyph: "database", blocks: [34, 28, 40] },
  { name: "Acceptance", glyph: "list-checks", blocks: [44, 32, 36] },
  { name: "Load", glyph: "gauge", blocks: [58, 48] },
];

/** Where the five lanes stand, and the places where the lines leave and meet again. */
const TOP = 218;
const PITCH = 78;
const LANE = { left: 316, right: 556, height: 44 };
const FROM = { x: 54, y: 128 };
const TO = { x: 598, y: 660 };
const BEND = 22;

const middle = (index: number) => TOP + index * PITCH + LANE.height / 2;

/** From the commit down the left side and into a lane; from the lane's end down to the report. */
function lines(index: number): string {
  const y = middle(index);
  return `<path d="M${FROM.x} ${FROM.y}V${y - BEND}q0 ${BEND} ${BEND} ${BEND}H84"/>
    <path d="M${LANE.right + 8} ${y}H${TO.x - BEND}q${BEND} 0 ${BEND} ${BEND}V${TO.y}"/>`;
}

function lane({ name, glyph, blocks, retried }: (typeof LAYERS)[number], index: number) {
  const all = blocks.reduce((sum, length) => sum + length, 0);
  const room = LANE.right - LANE.left - 4 * (blocks.length - 1);
  const parts = blocks.map((length, block) => {
    const kind = block === retried ? "retried" : "passed";
    const content = block === retried ? icon("rotate-cw") : "";
    return `<i class="${kind}" style="width:${((length / all) * room).toFixed(1)}px">${content}</i>`;
  });
  return `<li style="top:${TOP + index * PITCH}px">
    <span class="name">${icon(glyph)}${name}</span>
    <span class="lane">${parts.join("")}</span></li>`;
}

/** One commit, every layer of tests at once, one report. */
export const features: Picture = {
  file: "features.png",
  width: WIDTH,
  height: HEIGHT,
  scale: 2.5,
  css: `
    svg.lines { position: absolute; inset: 0; fill: none; stroke: var(--green-5); stroke-width: 2; }
    .card { position: absolute; left: 30px; right: 30px; background: var(--ink-9);
      border: 1px solid var(--ink-6); border-radius: 14px; display: flex; align-items: center;
      gap: 18px; padding: 0 24px; }
    .commit { top: 34px; height: 96px; }
    .report { top: 660px; height: 106px; }
    .card > .icon { font-size: 26px; color: var(--green-4); }
    .card b { display: block; font: 600 30px/1.25 var(--font-display); letter-spacing: -0.01em; }
    .card small { font-size: 24px; letter-spacing: -0.02em; }
    .report .clock { font: 650 36px/1 var(--font-display); letter-spacing: -0.02em; }
    ul { list-style: none; }
    li { position: absolute; left: 92px; right: 0; height: ${LANE.height}px; }
    .name { position: absolute; left: 0; top: 5px; padding-left: 42px; white-space: nowrap;
      font: 600 29px/1.15 var(--font-display); letter-spacing: -0.01em; }
    .name .icon { position: absolute; left: 0; top: 4px; font-size: 26px; color: var(--mist-2); }
    .lane { position: absolute; left: ${LANE.left - 92}px; display: flex; gap: 4px; }
    .lane i { height: ${LANE.height}px; border-radius: 5px; display: grid; place-items: center; }
    .passed { background: var(--green-4); }
    .retried { background: var(--amber-4); color: var(--ink-9); font-size: 24px; }
    .retried .icon { stroke-width: 3; }
  `,
  body: `
    <svg class="lines" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
      ${LAYERS.map((_, index) => lines(index)).join("")}</svg>
    <div class="card commit">${icon("git-commit-horizontal")}
      <div><b>Add partial refunds</b><small class="mono muted">${RUN.branch} ${RUN.commit}</small></div>
    </div>
    <ul>${LAYERS.map(lane).join("")}</ul>
    <div class="card report">${icon("circle-check")}
      <div><b>${RUN.tests} passed</b><small class="muted">1 on its second try</small></div>
      <span class="push clock green">9 min 41 s</span>
    </div>`,
};
