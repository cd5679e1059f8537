import type { Problem } from "../content/check/problems";

/** Where the development server says what is wrong with the content (gatsby/development-server.ts). */
export const REPORT_PATH = "/___content-mistakes";

/** How often a page that is seen asks, in milliseconds. */
const INTERVAL = 500;

/** What is wrong with the content, what follows from it, and whether there are pages yet. */
export interface Report {
  words: string;
  problems: readonly Problem[];
  isReady: boolean;
}

const LOOKS = `
  dialog { box-sizing: border-box; width: min(60rem, 100vw - 2rem); border: 0; border-radius: 8px; padding: 1.5rem;
    font: 16px/1.5 system-ui, sans-serif; color: #1d1d1f; background: #fff; overflow-wrap: anywhere }
  dialog::backdrop { background: rgb(0 0 0 / 60%) }
  h1 { margin: 0 0 1rem; font-size: 1.125rem }
  li { margin-top: 1rem }
  button { border: 0; padding: 0; font: inherit; color: #0b57d0; background: none; text-decoration: underline }
`;

/**
 * Shows what is wrong with the content over the page, for as long as it is; Escape shows the page behind.
 * A page that waits for the development server is loaded again once that answers.
 */
export function showContentMistakes(): void {
  const host = document.createElement("content-mistakes");
  const shadow = host.attachShadow({ mode: "open" });
  let shown = "[]";
  const show = ({ words, problems, isReady }: Report) => {
    if (isReady && "waiting" in document.documentElement.dataset) location.reload();
    const found = JSON.stringify(problems);
    if (found === shown) return;
    shown = found;
    if (problems.length === 0) return host.remove();
    const dialog = create("dialog");
    const list = create("ol");
    list.append(...problems.map((problem) => entry(problem, isReady)));
    dialog.append(create("h1", words), list);
    shadow.replaceChildren(create("style", LOOKS), dialog);
    document.body.append(host);
    dialog.showModal();
  };
  const ask = async () => {
    // A server that is about to start or to end answers nothing.
    const answer = document.hidden ? undefined : await fetch(REPORT_PATH).catch(() => undefined);
    if (answer?.ok) show(await answer.json());
  };
  setInterval(ask, INTERVAL);
}

/** A mistake: where it is, which opens the editor there, and what to do about it. */
function entry({ file, line, column, place, message }: Problem, canOpen: boolean): HTMLElement {
  const where = create(canOpen ? "button" : "code", `${file}:${line}:${column}`);
  const query = new URLSearchParams({ fileName: file, lineNumber: String(line) });
  if (canOpen) where.onclick = () => fetch(`/__open-stack-frame-in-editor?${query}`);
  const item = create("li");
  const lines = [place, message].filter((words) => words !== "");
  item.append(where, ...lines.flatMap((words) => [create("br"), words]));
  return item;
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, words = "") {
  const element = document.createElement(name);
  element.textContent = words;
  return element;
}
