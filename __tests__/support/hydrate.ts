import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { builtHtml } from "./built-html";

/** Renders twice, because the build and the browser render separately. */
export function hydrate(page: () => ReactElement, before?: (html: HTMLElement) => void) {
  const container = document.body.appendChild(builtHtml(page()));
  before?.(container);
  return render(page(), { container, hydrate: true });
}
