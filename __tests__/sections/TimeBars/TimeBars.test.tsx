import { render, screen } from "@testing-library/react";
import { TimeBars } from "../../../src/sections/TimeBars/TimeBars";
import { featuresData } from "../../support/content";

const { bars } = featuresData.content.features.fasterResults;

test("each duration is said in words beside its label", () => {
  render(<TimeBars bars={bars} />);
  const terms = screen.getAllByRole("term");
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ["One by one", "2 h 25 min"],
    ["On Paralane", "9 min 41 s"],
  ]);
});

test("the bars are on one scale, the longest as wide as the place, and only drawn", () => {
  const { container } = render(<TimeBars bars={bars} />);
  const tracks = Array.from(container.querySelectorAll("[aria-hidden=true]"));
  const widths = tracks.map(({ firstElementChild }) =>
    Number.parseFloat(firstElementChild?.getAttribute("width") ?? ""),
  );
  expect(widths[0]).toBe(100);
  expect(widths[1]).toBeCloseTo((9.68 / 145) * 100, 3);
});
