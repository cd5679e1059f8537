import { render } from "@testing-library/react";
import { Timeline } from "../../../src/sections/Timeline/Timeline";

const widths = (track: Element) =>
  Array.from(track.children, (part) => Number.parseFloat(part.getAttribute("width") ?? ""));

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
] as const)("bars that are drawn %s match the durations next to them", (_how, inTurn, expected) => {
  const { container } = render(<Timeline timeline={timeline(inTurn)} />);
  const tracks = Array.from(container.querySelectorAll("[aria-hidden=true]"));
  expect(tracks.map(widths)).toEqual(expected);
});
