import { render } from "@testing-library/react";
import { Paragraphs } from "../../../src/components/Paragraphs/Paragraphs";

test("each text is a paragraph of its own, in order", () => {
  const { container } = render(<Paragraphs paragraphs={["First.", "Second."]} />);
  const paragraphs = Array.from(container.querySelectorAll("p"), ({ textContent }) => textContent);
  expect(paragraphs).toEqual(["First.", "Second."]);
});
