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

const timeline = (inTurn: boolean | null) => ({
  title: "A run",
  note: "In order.",
  inTurn,
  rows: [
    { label: "Build", duration: "1 min", tone: null },
    { label: "Tests", duration: "2 min 30 s", tone: null },
    { label: "Deploy", duration: "30 s", tone: null },
  ],
});

test.each([
  ["one after the other", true, [[25], [25, 62.5], [87.5, 12.5]]],
  ["side by side", null, [[40], [100], [20]]],
] as const)("the bars are drawn as long as their words say, %s", (_how, inTurn, expected) => {
  const { container } = render(<Timeline timeline={timeline(inTurn)} />);
  const tracks = Array.from(container.querySelectorAll("[aria-hidden=true]"));
  expect(tracks.map(widths)).toEqual(expected);
});
