import { render } from "@testing-library/react";
import { secondsIn } from "../../../src/numbers/seconds";
import { TimeBars } from "../../../src/sections/TimeBars/TimeBars";
import { answerTo } from "../../support/page-data";

const { bars } = answerTo("/features").content.features.fasterResults;

test("the bars are on one scale, the longest as wide as the place, and only drawn", () => {
  const { container } = render(<TimeBars bars={bars} />);
  const tracks = Array.from(container.querySelectorAll("[aria-hidden=true]"));
  const widths = tracks.map(({ firstElementChild }) =>
    Number.parseFloat(firstElementChild?.getAttribute("width") ?? ""),
  );
  const seconds = bars.map(({ duration }) => secondsIn(duration));
  expect(Math.max(...widths)).toBe(100);
  for (const [index, one] of seconds.entries()) {
    expect(widths[index]).toBeCloseTo((one / Math.max(...seconds)) * 100, 2);
  }
});
