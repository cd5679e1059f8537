import { render, screen } from "@testing-library/react";
import { Timeline } from "../../../src/sections/Timeline/Timeline";
import { answerTo } from "../../support/page-data";
import { plain } from "../../support/queries";

const timelines = [
  answerTo("/features").content.features.timeline,
  answerTo("/pricing").content.pricing.timeline,
];

const widths = (track: Element) =>
  Array.from(track.children, (part) => Number.parseFloat(part.getAttribute("width") ?? ""));

test.each(timelines)("$title says of each lane what it is and how long it takes", (timeline) => {
  render(<Timeline timeline={timeline} />);
  const terms = screen.getAllByRole("term");
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
    timeline.rows.map(({ label, duration }) => [label, duration]),
  );
  expect(screen.getByText(plain(timeline.note))).toBeVisible();
});

test.each(timelines)("the bars of $title stand where they belong on one scale", (timeline) => {
  const { container } = render(<Timeline timeline={timeline} />);
  const tracks = Array.from(container.querySelectorAll("[aria-hidden=true]"));
  for (const [index, { from, to }] of timeline.rows.entries()) {
    const drawn = widths(tracks[index] ?? container);
    const expected = [from, to - from].filter((width) => width > 0);
    expect(drawn).toHaveLength(expected.length);
    for (const [part, width] of expected.entries()) {
      expect(drawn[part]).toBeCloseTo((width / timeline.length) * 100, 2);
    }
  }
});
