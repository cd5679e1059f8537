import { icon, LANDSCAPE, type Picture } from "../page";

/** The pipeline file; a plus marks a line that was added for Paralane. */
const LINES = [
  "  jobs:",
  "    build:",
  "      run: npm run build",
  "+   test:",
  "+     uses: paralane/run@v2",
  "+     with:",
  "+       suite: storefront",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the pipeline's own placeholder
  "+       token: ${PARALANE_TOKEN}",
  "    deploy:",
  "+     needs: test",
  "      run: npm run deploy",
];

const REPOSITORIES = [
  { name: "shop/storefront", note: "Connected just now", isNew: true },
  { name: "shop/payments-api", note: "Run 2 min ago", isNew: false },
  { name: "shop/accounts", note: "Run 14 min ago", isNew: false },
];

function line(text: string, index: number): string {
  const added = text.startsWith("+");
  const code = text
    .slice(2)
    .replace(/([a-z]+):/, "<u>$1</u>:")
    .replace(/: (\d+)/, ': <span class="amber">$1</span>');
  return `<li class="${added ? "added" : ""}"><span class="faint">${index + 1}</span>
    <span class="sign">${added ? "+" : ""}</span><code>${code}</code></li>`;
}

export const sliderConnect: Picture = {
  ...LANDSCAPE,
  file: "slider-connect.png",
  css: `
    .editor { inset: 34px 74px -20px 34px; }
    .editor .bar { height: 52px; padding: 0 22px; font-size: 14px; }
    .tag { font-size: 13px; color: var(--green-4); }
    ol { list-style: none; padding: 15px 0; font: 400 14.5px/30px var(--mono); }
    li { display: flex; white-space: pre; padding-left: 16px; }
    li > .faint { width: 26px; text-align: right; font-size: 12px; }
    .sign { width: 34px; text-align: center; color: var(--green-4); }
    .added { background: var(--green-9); box-shadow: inset 3px 0 var(--green-4); }
    code { font: inherit; color: var(--mist-2); }
    .added code { color: var(--mist-1); }
    u { text-decoration: none; color: var(--green-4); }
    li:not(.added) u { color: var(--mist-1); }
    .list { right: 28px; bottom: 34px; width: 232px; background: var(--mist-1);
      border-color: var(--mist-1); color: var(--ink-8); padding: 18px 18px 8px;
      box-shadow: 0 20px 50px rgb(0 0 0 / 50%); }
    .list h2 { font: 600 17px var(--font-display); letter-spacing: -0.01em; padding-bottom: 8px; }
    .list div { display: flex; align-items: center; gap: 12px; padding: 10px 0;
      border-top: 1px solid var(--paper-3); line-height: 1.25; }
    .list b { display: block; font-size: 15px; }
    .list small { font-size: 13px; color: var(--ink-4); }
    .list .new small { color: var(--green-7); font-weight: 500; }
    .ok { width: 24px; height: 24px; border-radius: 50%; margin-left: auto; display: grid;
      place-items: center; color: var(--green-7); }
    .new .ok { background: var(--green-5); color: #fff; font-size: 13px; }
    .ok .icon { stroke-width: 3; }
  `,
  body: `
    <div class="window editor">
      <div class="bar mono"><span class="muted">.ci/pipeline.yml</span>
        <span class="push tag">+6 lines</span></div>
      <ol>${LINES.map(line).join("")}</ol>
    </div>
    <div class="window list">
      <h2>Connected repositories</h2>
      ${REPOSITORIES.map(
        ({ name, note, isNew }) => `<div class="${isNew ? "new" : ""}">
        <span><b>${name}</b><small>${note}</small></span>
        <span class="ok">${icon("check")}</span></div>`,
      ).join("")}
    </div>`,
};
