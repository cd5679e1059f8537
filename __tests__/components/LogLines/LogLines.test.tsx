import { render, screen } from "@testing-library/react";
import { LogLines } from "../../../src/components/LogLines/LogLines";
import { homeData } from "../../support/content";
import { plain } from "../../support/queries";

const boxes = homeData.content.home.boxes.items.flatMap(({ title, lines }) =>
  lines ? [{ title, lines }] : [],
);

test("two boxes of Home show something", () => {
  expect(boxes).toHaveLength(2);
});

test.each(boxes)("$title: every line is read in words, and has its own colour", ({ lines }) => {
  render(<LogLines lines={lines} className="place" />);
  expect(screen.getByRole("list")).toHaveClass("lines", "place");
  for (const { text, tone } of lines) {
    expect(screen.getByText(plain(text))).toHaveClass(tone);
  }
});
