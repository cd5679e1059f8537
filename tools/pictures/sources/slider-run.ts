import { icon, LANDSCAPE, type Picture } from "../page";
import { RUN, SHOWN_LANES } from "./storefront-run";

/** The moment of the picture, in seconds since the run began. */
const NOW = 372;
const SCALE = 600;

const percent = (seconds: number) => `${((seconds / SCALE) * 100).toFixed(3)}%`;

function block(kind: string, from: number, to: number, content = ""): string {
  return `<i class="${kind}" style="left:${percent(from)};width:calc(${percent(to - from)} - 3px)">
    ${content}</i>`;
}

function lane({ name, tests, retried }: (typeof SHOWN_LANES)[number]): string {
  let from = 0;
  const blocks = tests.map((seconds, index) => {
    const start = from;
    from += seconds;
    if (index === retried) {
      const again = start + seconds / 2;
      return (
        block("waiting", start, from) +
        block("failed", start, again) +
        block("again", again, NOW, icon("rotate-cw"))
      );
    }
    if (from <= NOW) return block("passed", start, from);
    if (start >= NOW) return block("waiting", start, from);
    return block("waiting", start, from) + block("running", start, NOW);
  });
  return `<li><span class="mono">${name}</span><div>${blocks.join("")}</div></li>`;
}

/** One idea: lanes that fill side by side, one test of which is run again. */
export const sliderRun: Picture = {
  ...LANDSCAPE,
  file: "slider-run.png",
  css: `
    body { background: var(--ink-9); }
    .bar { height: 80px; padding: 0 28px; }
    .bar b { font: 600 30px var(--font-display); letter-spacing: -0.01em; }
    .clock { font: 600 36px var(--font-display); letter-spacing: -0.02em; color: var(--amber-4); }
    .clock small { font-size: 24px; font-weight: 500; margin: 0 6px 0 3px; }
    ol { list-style: none; display: grid; gap: 10px; position: relative; padding: 18px 28px 0; }
    li { display: flex; align-items: center; height: 36px; }
    li > span { width: 160px; flex: none; letter-spacing: -0.02em; color: var(--mist-2); }
    li > div { position: relative; flex: 1; height: 100%; border-radius: 5px;
      background: var(--ink-8); overflow: hidden; }
    li i { position: absolute; inset-block: 0; border-radius: 5px; }
    .passed { background: var(--green-4); }
    .waiting { background: var(--ink-7); border: 1px solid var(--ink-6); }
    .running { background: var(--amber-9); border: 2px solid var(--amber-4); }
    .failed { background: var(--red-9); border: 2px solid var(--red-4); }
    .again { background: var(--amber-4); color: var(--ink-9); display: grid; place-items: center; }
    .again .icon { stroke-width: 3; }
  `,
  body: `
    <div class="bar"><b>${RUN.suite}</b>
      <span class="push clock">6<small>min</small>12<small>s</small></span></div>
    <ol>${SHOWN_LANES.map(lane).join("")}</ol>`,
};
