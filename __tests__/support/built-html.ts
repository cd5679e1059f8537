import type { ReactElement } from "react";
import { renderToString } from "react-dom/server.node";

/** Renders a page to HTML the way the build does. */
export function builtHtml(page: ReactElement): HTMLElement {
  const html = document.createElement("div");
  html.innerHTML = renderToString(page);
  return html;
}
