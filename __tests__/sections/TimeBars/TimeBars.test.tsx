import { render, screen } from "@testing-library/react";
import { TimeBars } from "../../../src/sections/TimeBars/TimeBars";
import { answerTo } from "../../support/page-data";

const { bars } = answerTo("/features").content.features.fasterResults;

test("each duration is said in words beside its label", () => {
  render(<TimeBars bars={bars} />);
  const terms = screen.getAllByRole("term");
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
    bars.map(({ label, duration }) => [label, duration]),
  );
});

test("the bars are on one scale, the longest as wide as the place, and only drawn", () => {
  const { container } = render(<TimeBars bars={bars} />);
  const tracks = Array.from(container.querySelectorAll("[aria-hidden=true]"));
  const widths = tracks.map(({ firstElementChild }) =>
    Number.parseFloat(firstElementChild?.getAttribute("width") ?? ""),
  );
  const longest = Math.max(...bars.map(({ minutes }) => minutes));
  expect(Math.max(...widths)).toBe(100);
  for (const [index, { minutes }] of bars.entries()) {
    expect(widths[index]).toBeCloseTo((minutes / longest) * 100, 2);
  }
});
