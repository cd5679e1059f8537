import { act } from "@testing-library/react";
import { builtHtml } from "../support/built-html";
import { hydrate } from "../support/hydrate";
import { PAGES } from "../support/pages";

test.each(PAGES)("the page $path hydrates without a complaint", async ({ show }) => {
  const complaint = jest.spyOn(console, "error");
  await act(async () => hydrate(() => show()));
  expect(complaint).not.toHaveBeenCalled();
});

describe.each(PAGES)("the page $path", (page) => {
  const html = builtHtml(page.show());
  const all = (selector: string) => Array.from(html.querySelectorAll<HTMLElement>(selector));

  test("has one heading of the first level, and skips no level below it", () => {
    const levels = all("main :is(h1, h2, h3, h4, h5, h6)").map(({ tagName }) => tagName);
    expect(levels[0]).toBe("H1");
    expect(levels.filter((level) => level === "H1")).toHaveLength(1);
    for (const [index, level] of levels.entries()) {
      const above = levels[index - 1] ?? "H0";
      expect(Number(level[1])).toBeLessThanOrEqual(Number(above[1]) + 1);
    }
  });

  test("uses no id twice, and names parts only after what is there", () => {
    const ids = all("[id]").map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const attribute of ["aria-labelledby", "aria-controls", "aria-describedby", "for"]) {
      for (const element of all(`[${attribute}]`)) {
        expect(ids).toEqual(
          expect.arrayContaining(element.getAttribute(attribute)?.split(" ") ?? []),
        );
      }
    }
  });

  test("has a name of its own for each part that screen readers can go to", () => {
    const landmarks = all("nav, form, section[aria-label], section[aria-labelledby]");
    const names = landmarks.map((element) => {
      const heading = html.querySelector(`[id="${element.getAttribute("aria-labelledby")}"]`);
      return element.getAttribute("aria-label") ?? heading?.textContent;
    });
    expect(names).not.toContain(undefined);
    expect(names).toEqual([...new Set(names)]);
    expect(all("header, main, footer").map(({ tagName }) => tagName)).toEqual([
      "HEADER",
      "MAIN",
      "FOOTER",
    ]);
  });

  test("leads only to places on it that it has", () => {
    const places = all('a[href*="#"]')
      .map(
        (link) => new URL(link.getAttribute("href") ?? "", `https://paralane.example${page.path}`),
      )
      .filter(({ pathname }) => pathname === page.path)
      .map(({ hash }) => hash);
    expect(places).toContain("#content");
    for (const place of places) expect(html.querySelector(place)).not.toBeNull();
  });

  test("gives every picture an alternative text, every link and button its words", () => {
    for (const image of all("img")) expect(image).toHaveAttribute("alt");
    for (const element of all("a, button")) expect(element.textContent.trim()).not.toBe("");
  });
});

const isAfter = (link: Element | undefined, heading: Element | undefined) =>
  Boolean(
    link && heading && heading.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING,
  );

test.each(PAGES.filter(({ path }) => path !== "/contact"))(
  "the page $path leads to the contact page from its first block, and from the band at its end",
  ({ show }) => {
    const html = builtHtml(show());
    const links = Array.from(html.querySelectorAll('main a[href="/contact"]'));
    const headings = Array.from(html.querySelectorAll("main :is(h1, h2)"));
    expect(isAfter(links[0], headings[0])).toBe(true);
    expect(isAfter(links[0], headings[1])).toBe(false);
    expect(isAfter(links.at(-1), headings.at(-1))).toBe(true);
    expect(links.at(-1)?.closest("section")).toHaveAttribute("aria-labelledby", "call-to-action");
  },
);

test("no two pages have the same heading", () => {
  const headings = PAGES.map(({ show }) => builtHtml(show()).querySelector("h1")?.textContent);
  expect(headings).not.toContain(undefined);
  expect(headings).toEqual([...new Set(headings)]);
});
