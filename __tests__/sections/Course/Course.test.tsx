import { render, screen } from "@testing-library/react";
import { Course } from "../../../src/sections/Course/Course";
import { featuresData, pricingData } from "../../support/content";
import { plain } from "../../support/queries";

const courses = [featuresData.content.features.course, pricingData.content.pricing.course];

const widths = (track: Element) =>
  Array.from(track.children, (part) => Number.parseFloat(part.getAttribute("width") ?? ""));

test.each(courses)("$title says of each lane what it is and how long it takes", (course) => {
  render(<Course course={course} />);
  const terms = screen.getAllByRole("term");
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
    course.rows.map(({ label, reading }) => [label, reading]),
  );
  expect(screen.getByText(plain(course.note))).toBeVisible();
});

test.each(courses)("the bars of $title stand where they belong on one scale", (course) => {
  const { container } = render(<Course course={course} />);
  const tracks = Array.from(container.querySelectorAll("[aria-hidden=true]"));
  for (const [index, { from, to }] of course.rows.entries()) {
    const drawn = widths(tracks[index] ?? container);
    const expected = [from, to - from].filter((width) => width > 0);
    expect(drawn).toHaveLength(expected.length);
    for (const [part, width] of expected.entries()) {
      expect(drawn[part]).toBeCloseTo((width / course.length) * 100, 2);
    }
  }
});
