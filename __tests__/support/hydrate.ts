import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { builtHtml } from "./built-html";

/**
 * Renders a page to HTML the way the build does, calls `before` with the HTML, and hydrates the page. Calls
 * `page` twice, because the build and the browser render separately.
 */
export function hydrate(page: () => ReactElement, before?: (html: HTMLElement) => void) {
  const container = document.body.appendChild(builtHtml(page()));
  before?.(container);
  return render(page(), { container, hydrate: true });
}
