import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { builtHtml } from "./built-html";

/**
 * Shows a page as its built HTML and lets React take it over; `before` happens in between.
 * `page` is called once for the build and once for the visitor, as the two are drawn apart.
 */
export function hydrate(page: () => ReactElement, before?: (html: HTMLElement) => void) {
  const container = document.body.appendChild(builtHtml(page()));
  before?.(container);
  return render(page(), { container, hydrate: true });
}
