import { LANDSCAPE, type Picture } from "../page";

const LEFT = 44;
const WIDTH = 552;
const WEEKS = 52;
const WEEK = WIDTH / WEEKS;
const HEIGHT = 64;

/** Weeks of testing by hand before each of the four releases. */
const BY_HAND = 3;

function rect(week: number, weeks: number, y: number, fill: string, extra = ""): string {
  return `<rect x="${(LEFT + week * WEEK).toFixed(2)}" y="${y}" rx="3"
    width="${(weeks * WEEK - 3).toFixed(2)}" height="${HEIGHT}" fill="${fill}" ${extra}/>`;
}

/** A quarter: ten weeks of work, three of testing by hand, the last of which ends in a release. */
function quarter(index: number, y: number): string {
  const start = index * 13;
  const work = 13 - BY_HAND;
  return (
    rect(start, work, y, "var(--ink-6)") +
    rect(start + work, BY_HAND - 1, y, "var(--amber-9)", 'stroke="var(--amber-4)"') +
    rect(start + 12, 1, y, "var(--green-4)")
  );
}

const BEFORE = 148;
const AFTER = 364;

const months = [..."JFMAMJJASOND"]
  .map((month, index) => `<span style="left:${LEFT + (index * WIDTH) / 12}px">${month}</span>`)
  .join("");

export const caseHealthcare: Picture = {
  ...LANDSCAPE,
  file: "case-healthcare.png",
  css: `
    svg { position: absolute; inset: 0; }
    h1 { position: absolute; left: 40px; font: 650 92px/1 var(--font-display);
      letter-spacing: -0.035em; display: flex; align-items: center; gap: 20px; }
    h1 small { font: 600 28px/1.25 var(--font-text); letter-spacing: 0; color: var(--mist-1); }
    h1 i { font: 400 24px/1.3 var(--font-text); color: var(--mist-2); }
    .months span { position: absolute; top: 436px; font-size: 24px; }
  `,
  body: `
    <svg width="640" height="480" viewBox="0 0 640 480">
      ${[0, 1, 2, 3].map((index) => quarter(index, BEFORE)).join("")}
      ${Array.from({ length: WEEKS }, (_, week) => rect(week, 1, AFTER, "var(--green-4)")).join("")}
    </svg>
    <h1 style="top:42px"><span class="muted">4</span><small>releases a year<br><i>After 3 weeks of manual testing</i></small></h1>
    <h1 style="top:258px"><span>52</span><small>releases a year<br><i>Acceptance tests before every deploy</i></small></h1>
    <div class="months mono faint">${months}</div>`,
};
