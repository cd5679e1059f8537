import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { builtHtml } from "./built-html";

/**
 * Renders a page to HTML like the build does, calls `before`, and hydrates the page. Calls `page` for each of
 * the two renderings, because the build and the browser render separately.
 */
export function hydrate(page: () => ReactElement, before?: (html: HTMLElement) => void) {
  const container = document.body.appendChild(builtHtml(page()));
  before?.(container);
  return render(page(), { container, hydrate: true });
}
