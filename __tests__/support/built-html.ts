import type { ReactElement } from "react";
import { renderToString } from "react-dom/server.node";

/** The HTML of a page as the build writes it, which is all that a visitor without script has. */
export function builtHtml(page: ReactElement): HTMLElement {
  const html = document.createElement("div");
  html.innerHTML = renderToString(page);
  return html;
}
