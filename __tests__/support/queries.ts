import { screen, within } from "@testing-library/react";

/** The headings of the page in order, from the first level down to `depth`. */
export function outline(depth = 2): string[] {
  const levels = Array.from({ length: depth }, (_, index) => `h${index + 1}`).join(",");
  const headings = document.querySelectorAll(levels);
  return Array.from(headings, ({ textContent }) => textContent);
}

/** The part of the page that is named after this heading. */
export function part(heading: string) {
  const named = screen.getByRole("heading", { name: heading });
  const section = named.closest("section");
  if (!section) throw new Error(`No section around the heading "${heading}"`);
  return within(section);
}

/** The words and addresses of links. */
export function wordsAndAddresses(links: readonly HTMLElement[]) {
  return links.map((link) => [link.textContent, link.getAttribute("href")]);
}

/** A text of `data/` as Testing Library compares it: with plain spaces only. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ");
}
