import { render } from "@testing-library/react";
import { Timeline } from "../../../src/sections/Timeline/Timeline";

test("each bar starts where the bar above ends, and its width matches the duration next to it", () => {
  const rows = [
    { label: "Build", duration: "1 min" },
    { label: "Tests", duration: "2 min 30 s" },
    { label: "Deploy", duration: "30 s" },
  ];
  const { container } = render(<Timeline timeline={{ title: "A run", note: "In order.", rows }} />);
  const tracks = Array.from(container.querySelectorAll("[aria-hidden=true]"), (track) =>
    Array.from(track.children, (part) => Number.parseFloat(part.getAttribute("width") ?? "")),
  );
  expect(tracks).toEqual([[25], [25, 62.5], [87.5, 12.5]]);
});
