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

const NOTE = `<li class="note">${icon("rotate-cw")}
  <span class="mono">checkout/guest-pays-by-card.spec.ts</span><em>Running again</em></li>`;

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
  const row = `<li><span class="mono">${name}</span><div>${blocks.join("")}</div></li>`;
  return retried === undefined ? row : row + NOTE;
}

export const sliderRun: Picture = {
  ...LANDSCAPE,
  file: "slider-run.png",
  css: `
    .window { inset: 34px -20px -20px 34px; padding: 0 54px 0 26px; }
    .bar { height: 74px; }
    .bar b { font: 600 19px var(--font-display); letter-spacing: -0.01em; display: block; }
    .bar .mono { font-size: 13px; }
    .state { font-size: 15px; font-weight: 600; display: flex; align-items: center; gap: 8px; }
    .state i { width: 9px; height: 9px; border-radius: 50%; background: var(--amber-4); }
    .clock { font: 600 30px var(--font-display); letter-spacing: -0.02em; }
    .clock small { font-size: 17px; color: var(--mist-2); font-weight: 500; margin: 0 5px 0 2px; }
    .axis { display: flex; margin-left: 104px; padding: 12px 0 6px; font-size: 12px; }
    .axis span { width: 20%; }
    ol { list-style: none; display: grid; gap: 8px; position: relative; }
    li { display: flex; align-items: center; height: 24px; }
    li > span { width: 104px; flex: none; font-size: 13.5px; color: var(--mist-2); }
    li > div { position: relative; flex: 1; height: 100%; border-radius: 4px;
      background: var(--ink-8); }
    li i { position: absolute; inset-block: 0; border-radius: 4px; }
    .passed { background: var(--green-4); }
    .waiting { background: var(--ink-7); border: 1px solid var(--ink-6); }
    .running { background: var(--amber-9); border: 1.5px solid var(--amber-4); }
    .failed { background: var(--red-9); border: 1.5px solid var(--red-4); }
    .again { background: var(--amber-4); color: var(--ink-9); font-size: 13px; display: grid;
      place-items: center; }
    .again .icon { stroke-width: 3; }
    .now { position: absolute; inset-block: -8px -10px; width: 1.5px; background: var(--mist-1);
      left: calc(104px + (100% - 104px) * ${NOW / SCALE}); }
    .note { margin-left: 104px; height: 34px; gap: 8px; padding: 0 12px; border-radius: 6px;
      font-size: 12.5px; background: var(--amber-9); color: var(--amber-4); z-index: 1; }
    .note .mono { width: auto; font-size: 12.5px; letter-spacing: -0.03em; color: var(--mist-1); }
    .note em { font-style: normal; white-space: nowrap; margin-left: auto; }
    .foot { display: flex; font-size: 13.5px; padding-top: 16px; }
  `,
  body: `
    <div class="window">
      <div class="bar">
        <div><b>${RUN.suite}</b><span class="mono faint">${RUN.branch} ${RUN.commit}</span></div>
        <span class="push state amber"><i></i>Running</span>
        <span class="clock">6<small>min</small>12<small>s</small></span>
      </div>
      <div class="axis mono faint">${[0, 2, 4, 6, 8].map((m) => `<span>${m}:00</span>`).join("")}</div>
      <ol>${SHOWN_LANES.map(lane).join("")}<div class="now"></div>
      </ol>
      <div class="foot muted"><span>8 of ${RUN.lanes} lanes</span>
        <span class="push">268 of ${RUN.tests} tests done</span></div>
    </div>`,
};
