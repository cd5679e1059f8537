import { icon, LANDSCAPE, type Picture } from "../page";

/** Seconds of the failed test in its last runs; the last one failed. */
const HISTORY = [31, 33, 30, 32, 31, 34, 30, 31, 36, 32, 31, 30, 33, 31, 32, 31, 30, 32, 31, 44];

const history = HISTORY.map(
  (seconds, index) =>
    `<i class="${index === HISTORY.length - 1 ? "last" : ""}" style="height:${seconds * 1.6}px"></i>`,
).join("");

/** One idea: a failed test, what it expected, and that it never failed before. */
export const sliderReview: Picture = {
  ...LANDSCAPE,
  file: "slider-review.png",
  css: `
    body { background: var(--ink-9); }
    .bar { height: 76px; padding: 0 28px; }
    .bar b { font: 600 30px var(--font-display); letter-spacing: -0.01em; }
    .count { font: 600 28px var(--font-display); display: flex; align-items: center; gap: 8px; }
    .count .icon { stroke-width: 2.6; }
    .open { background: var(--ink-8); border-bottom: 1px solid var(--ink-6);
      box-shadow: inset 5px 0 var(--red-4); padding: 20px 28px 24px 36px; }
    .name { font: 600 26px var(--mono); letter-spacing: -0.03em; }
    pre { font: 400 27px/40px var(--mono); letter-spacing: -0.02em; color: var(--mist-2);
      padding-top: 12px; }
    .bars { display: flex; align-items: end; gap: 6px; padding-top: 22px; }
    .bars i { flex: 1; background: var(--green-4); border-radius: 3px; }
    .bars .last { background: var(--red-4); }
    .foot { display: flex; align-items: center; height: 76px; padding: 0 28px 0 36px; }
    .foot b { color: var(--red-4); }
  `,
  body: `
    <div class="bar"><b>Run 2842</b>
      <span class="push count green">${icon("check")}411</span>
      <span class="count red">${icon("x")}1</span></div>
    <div class="open">
      <p class="name">checkout/refund-partial</p>
      <pre>Expected  <span class="green">$18.00</span>
Received  <span class="red">$17.99</span></pre>
      <div class="bars">${history}</div>
      <p class="muted" style="padding-top:8px">First failure in 20 runs</p>
    </div>
    <div class="foot"><b>Deploy blocked</b><span class="push mono faint">c07d35e</span></div>`,
};
