import type { ReactElement } from "react";
import { renderToString } from "react-dom/server.node";

export function builtHtml(page: ReactElement): HTMLElement {
  const html = document.createElement("div");
  html.innerHTML = renderToString(page);
  return html;
}
