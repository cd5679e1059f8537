/** The URL path at which the development server reports errors in the content (gatsby/development-server.ts). */
export const REPORT_PATH = "/___content-errors";

const INTERVAL = 500;

/** An error of the content check (content/check/content-error.ts), as the development server sends it. */
interface ContentError {
  file: string;
  line: number;
  column: number;
  place: string;
  message: string;
}

export interface Report {
  heading: string;
  errors: readonly ContentError[];
  isReady: boolean;
}

const STYLES = `
  dialog { box-sizing: border-box; width: min(60rem, 100vw - 2rem); border: 0; border-radius: 8px; padding: 1.5rem;
    font: 16px/1.5 system-ui, sans-serif; color: #1d1d1f; background: #fff; overflow-wrap: anywhere }
  dialog::backdrop { background: rgb(0 0 0 / 60%) }
  h1 { margin: 0 0 1rem; font-size: 1.125rem }
  li { margin-top: 1rem }
  button { border: 0; padding: 0; font: inherit; color: #0b57d0; background: none; text-decoration: underline }
`;

/** Escape closes the dialog. A page that waits for the server reloads when it is ready. */
export function showContentErrors(): void {
  const host = document.createElement("content-errors");
  const shadow = host.attachShadow({ mode: "open" });
  let shown = "[]";
  const show = ({ heading, errors, isReady }: Report) => {
    if (isReady && "waiting" in document.documentElement.dataset) location.reload();
    const found = JSON.stringify(errors);
    if (found === shown) return;
    shown = found;
    if (errors.length === 0) return host.remove();
    const dialog = create("dialog");
    const list = create("ol");
    list.append(...errors.map((error) => entry(error, isReady)));
    dialog.append(create("h1", heading), list);
    shadow.replaceChildren(create("style", STYLES), dialog);
    document.body.append(host);
    dialog.showModal();
  };
  const ask = async () => {
    // The server doesn't respond while it is starting or stopping.
    const response = document.hidden ? undefined : await fetch(REPORT_PATH).catch(() => undefined);
    if (response?.ok) show(await response.json());
  };
  setInterval(ask, INTERVAL);
}

function entry(
  { file, line, column, place, message }: ContentError,
  canOpen: boolean,
): HTMLElement {
  const where = create(canOpen ? "button" : "code", `${file}:${line}:${column}`);
  const query = new URLSearchParams({ fileName: file, lineNumber: String(line) });
  if (canOpen) where.onclick = () => fetch(`/__open-stack-frame-in-editor?${query}`);
  const item = create("li");
  const lines = [place, message].filter((line) => line !== "");
  item.append(where, ...lines.flatMap((line) => [create("br"), line]));
  return item;
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, text = "") {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
