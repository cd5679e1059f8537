import { LANDSCAPE, type Picture } from "../page";

/** The pipeline file; a plus marks a line that was added for Paralane. */
const LINES = [
  "  build:",
  "    run: npm run build",
  "+ test:",
  "+   uses: paralane/run@v2",
  "+   with:",
  "+     suite: storefront",
  "  deploy:",
  "+   needs: test",
  "    run: npm run deploy",
];

function line(text: string): string {
  const added = text.startsWith("+");
  const code = text.slice(2).replace(/([a-z]+):/, "<u>$1</u>:");
  return `<li class="${added ? "added" : ""}"><span class="sign">${added ? "+" : ""}</span><code>${code}</code></li>`;
}

const added = LINES.filter((text) => text.startsWith("+")).length;

/** One idea: what is added to a pipeline file. */
export const sliderConnect: Picture = {
  ...LANDSCAPE,
  file: "slider-connect.png",
  css: `
    body { background: var(--ink-9); }
    .bar { height: 70px; padding: 0 28px; }
    .tag { color: var(--green-4); }
    ol { list-style: none; padding: 8px 0; font: 400 25px/43px var(--mono); letter-spacing: -0.02em; }
    li { display: flex; white-space: pre; }
    .sign { width: 56px; text-align: center; color: var(--green-4); }
    .added { background: var(--green-9); box-shadow: inset 5px 0 var(--green-4); }
    code { font: inherit; color: var(--mist-2); }
    .added code { color: var(--mist-1); }
    u { text-decoration: none; color: var(--green-4); }
    li:not(.added) u { color: var(--mist-1); }
  `,
  body: `
    <div class="bar mono"><span class="muted">.ci/pipeline.yml</span>
      <span class="push tag">+${added} lines</span></div>
    <ol>${LINES.map(line).join("")}</ol>`,
};
