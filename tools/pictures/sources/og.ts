import { mark, type Picture } from "../page";
import { RUN, SHOWN_LANES } from "./storefront-run";

const lanes = SHOWN_LANES.map(
  ({ tests, retried }) =>
    `<li>${tests
      .map(
        (seconds, index) =>
          `<i class="${index === retried ? "again" : ""}" style="flex:${seconds}"></i>`,
      )
      .join("")}</li>`,
).join("");

/** The picture that a shared link shows: exactly 1200 x 630 pixels, as the networks ask for. */
export const og: Picture = {
  file: "og.png",
  width: 1200,
  height: 630,
  scale: 1,
  css: `
    .brand { position: absolute; left: 72px; top: 64px; display: flex; gap: 16px;
      align-items: center; font: 650 40px/1 var(--font-display); letter-spacing: -0.03em; }
    h1 { position: absolute; left: 68px; top: 190px; width: 520px;
      font: 650 82px/1.02 var(--font-display); letter-spacing: -0.035em; }
    .sum { position: absolute; left: 72px; bottom: 64px; font-size: 27px; line-height: 1.3; }
    .sum b { color: var(--green-4); }
    .window { left: 640px; top: 64px; right: -30px; bottom: -30px; padding: 0 66px 0 36px; }
    .bar { height: 92px; margin-bottom: 22px; }
    .bar b { font: 600 25px var(--font-text); }
    .clock { font: 600 44px var(--font-display); letter-spacing: -0.02em; }
    .clock small { font-size: 24px; color: var(--mist-2); font-weight: 500; margin: 0 7px 0 3px; }
    ul { list-style: none; display: grid; gap: 9px; }
    li { display: flex; gap: 4px; height: 27px; }
    li i { background: var(--green-4); border-radius: 5px; }
    .again { background: var(--amber-4); }
    .foot { padding-top: 16px; font-size: 20px; display: flex; }
    .serial { margin: 24px -80px 0 0; height: 10px; border-radius: 5px; background: var(--amber-4); }
  `,
  body: `
    <div class="brand">${mark(38)}Paralane</div>
    <h1>Deploy quickly with confidence</h1>
    <p class="sum muted">${RUN.tests} tests in parallel.<br><b>15x faster.</b></p>
    <div class="window">
      <div class="bar"><b class="green">Passed</b>
        <span class="push clock">9<small>min</small>41<small>s</small></span></div>
      <ul>${lanes}</ul>
      <p class="foot muted"><span>In parallel, 8 of ${RUN.lanes} lanes</span></p>
      <div class="serial"></div>
      <p class="foot muted"><span>One by one</span><span class="push">2 h 25 min</span></p>
    </div>`,
};
