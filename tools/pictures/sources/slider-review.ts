import { icon, LANDSCAPE, type Picture } from "../page";

/** Seconds of the failed test in its last runs; the last one failed. */
const HISTORY = [31, 33, 30, 32, 31, 34, 30, 31, 36, 32, 31, 30, 33, 31, 32, 31, 30, 32, 31, 44];

const PASSED = [
  { name: "checkout/guest-pays-by-card", time: "48 s" },
  { name: "checkout/coupon-expired", time: "36 s" },
  { name: "checkout/gift-card-and-invoice", time: "52 s" },
];

const history = HISTORY.map(
  (seconds, index) =>
    `<i class="${index === HISTORY.length - 1 ? "last" : ""}" style="height:${seconds}px"></i>`,
).join("");

const row = ({ name, time }: (typeof PASSED)[number]) =>
  `<div class="row"><span class="green">${icon("check")}</span>
    <span class="mono">${name}</span><span class="push faint">${time}</span></div>`;

export const sliderReview: Picture = {
  ...LANDSCAPE,
  file: "slider-review.png",
  css: `
    .window { inset: 34px -20px -20px 34px; padding-right: 28px; }
    .bar { height: 74px; margin-left: 26px; margin-right: 26px; }
    .bar b { font: 600 19px var(--font-display); letter-spacing: -0.01em; display: block; }
    .bar .mono { font-size: 13px; }
    .blocked { color: var(--red-4); border: 1.5px solid var(--red-4); border-radius: 6px;
      padding: 4px 10px; font-size: 14px; font-weight: 600; margin-right: 10px; }
    .count { font: 600 22px var(--font-display); display: flex; align-items: center; gap: 8px; }
    .count .icon { stroke-width: 2.6; width: 20px; height: 20px; }
    .row { display: flex; align-items: center; gap: 12px; height: 44px; margin: 0 26px;
      font-size: 14.5px; }
    .row + .row { border-top: 1px solid var(--ink-6); }
    .row .mono { letter-spacing: -0.02em; }
    .row .icon { stroke-width: 2.6; }
    .open { background: var(--ink-8); border-block: 1px solid var(--ink-6);
      box-shadow: inset 3px 0 var(--red-4); padding: 0 28px 20px 0; margin-right: -28px; }
    .detail { display: grid; grid-template-columns: 1fr 200px; gap: 18px; margin: 0 26px 0 55px; }
    pre { font: 400 13px/21px var(--mono); letter-spacing: -0.02em; color: var(--mist-2);
      background: var(--ink-9); border-radius: 8px; padding: 12px 14px; height: 112px; }
    .shot { background: var(--mist-1); border-radius: 8px; padding: 12px 14px; display: grid;
      align-content: space-between; position: relative; }
    .shot i { display: block; height: 7px; border-radius: 4px; background: var(--paper-3); }
    .shot .total { display: flex; justify-content: space-between; color: var(--ink-8);
      font-size: 14px; font-weight: 600; outline: 2px solid var(--red-5); outline-offset: 5px;
      border-radius: 2px; }
    .play { position: absolute; right: 10px; top: 10px; width: 24px; height: 24px; color: #fff;
      border-radius: 50%; background: var(--ink-8); display: grid; place-items: center;
      font-size: 11px; }
    .play .icon { fill: currentColor; margin-left: 1px; }
    .past { grid-column: 1 / -1; display: flex; align-items: end; gap: 16px; font-size: 13.5px; }
    .bars { display: flex; align-items: end; gap: 4px; flex: 1; }
    .bars i { flex: 1; background: var(--green-4); border-radius: 2px; }
    .bars .last { background: var(--red-4); }
    .past p { width: 200px; line-height: 1.35; }
  `,
  body: `
    <div class="window">
      <div class="bar">
        <div><b>Run 2842</b><span class="mono faint">main c07d35e</span></div>
        <span class="push blocked">Deploy blocked</span>
        <span class="count green">${icon("check")}411</span>
        <span class="count red">${icon("x")}1</span>
      </div>
      ${PASSED.slice(0, 1).map(row).join("")}
      <div class="open">
        <div class="row"><span class="red">${icon("x")}</span>
          <b class="mono">checkout/refund-partial</b><span class="push faint">44 s</span></div>
        <div class="detail">
          <pre><span class="red">expect(total).toBe("$18.00")</span>
Expected  <span class="green">$18.00</span>
Received  <span class="red">$17.99</span>
refund-partial.spec.ts:48</pre>
          <div class="shot"><i style="width:56%"></i><i style="width:82%"></i>
            <i style="width:68%"></i>
            <span class="total"><span>Refund</span><span>$17.99</span></span>
            <span class="play">${icon("play")}</span></div>
          <div class="past"><div class="bars">${history}</div>
            <p><b>First failure</b><br><span class="muted">in the last 20 runs</span></p></div>
        </div>
      </div>
      ${PASSED.slice(1).map(row).join("")}
    </div>`,
};
