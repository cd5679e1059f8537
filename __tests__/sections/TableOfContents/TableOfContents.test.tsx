import { act, render, screen } from "@testing-library/react";
import { TableOfContents } from "../../../src/sections/TableOfContents/TableOfContents";
import { FakeIntersectionObserver } from "../../support/intersection";

const SECTIONS = [
  { id: "first", title: "The first" },
  { id: "second", title: "The second" },
];

const page = (
  <>
    <TableOfContents title="On this page" sections={SECTIONS} />
    {SECTIONS.map(({ id, title }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
      </section>
    ))}
  </>
);

const sectionOf = (id: string) => document.getElementById(id)?.closest("section") ?? document.body;
const marked = () =>
  screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "location")
    .map(({ textContent }) => textContent);

test("it marks the section that is being read, and keeps the mark between sections", () => {
  render(page);
  const observer = FakeIntersectionObserver.last;
  expect(marked()).toEqual([]);
  act(() => observer?.show(sectionOf("first")));
  expect(marked()).toEqual(["The first"]);
  act(() => observer?.show(sectionOf("first"), false));
  expect(marked()).toEqual(["The first"]);
  act(() => observer?.show(sectionOf("second")));
  expect(marked()).toEqual(["The second"]);
});
