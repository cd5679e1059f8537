import { within } from "@testing-library/react";

/** The headings of a page in order, those of the first two levels. */
export function outline(): string[] {
  return Array.from(document.querySelectorAll("h1, h2"), ({ textContent }) => textContent);
}

/** The part of a page that is named after this heading. */
export function part(heading: string) {
  const headings = Array.from(document.querySelectorAll("section h2"));
  const section = headings.find(({ textContent }) => textContent === heading)?.closest("section");
  if (!section) throw new Error(`No section has the heading "${heading}"`);
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
