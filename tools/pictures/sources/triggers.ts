import { icon, LANDSCAPE, type Picture } from "../page";
import { RUN } from "./storefront-run";

/** What began a run, and what it ran against. */
const STARTS = [
  ["git-commit-horizontal", "Push", "main"],
  ["git-pull-request", "Pull request", "fix/refund-rounding"],
  ["calendar-clock", "Schedule", "main, 06:00"],
  ["rocket", "Deploy", "main, on staging"],
  ["hand", "By hand", "feature/gift-cards"],
] as const;

const start = ([symbol, name, ref]: (typeof STARTS)[number]) =>
  `<li>${icon(symbol)}<b>${name}</b><span class="mono">${ref}</span></li>`;

/** One idea: whatever starts a run, it is the same suite, and what it ran against is recorded. */
export const triggers: Picture = {
  ...LANDSCAPE,
  file: "triggers.png",
  css: `
    body { background: var(--ink-9); }
    .bar { height: 80px; padding: 0 28px; }
    .bar b { font: 600 30px var(--font-display); letter-spacing: -0.01em; }
    ol { list-style: none; padding: 8px 28px 0; }
    li { display: flex; align-items: center; gap: 16px; height: 76px; }
    li + li { border-top: 1px solid var(--ink-6); }
    li .icon { color: var(--green-4); }
    li b { font-size: 26px; }
    .mono { margin-left: auto; font-size: 24px; letter-spacing: -0.03em; color: var(--mist-2); }
  `,
  body: `
    <div class="bar"><b>${RUN.suite}</b><span class="push muted">started by</span></div>
    <ol>${STARTS.map(start).join("")}</ol>`,
};
