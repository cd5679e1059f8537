import { render } from "@testing-library/react";
import { Icon } from "../../../src/components/Icon/Icon";

test("an icon is hidden from screen readers and adds no text to the page", () => {
  const { container } = render(<Icon name="check" />);
  expect(container.firstChild).toHaveAttribute("aria-hidden", "true");
  expect(container).toHaveTextContent(/^$/);
});

test("an icon carries the character of its glyph for the style sheet", () => {
  const { container } = render(<Icon name="check" />);
  expect(container.firstChild).toHaveAttribute("data-icon", "\uE06C");
});

test("an icon takes one more class", () => {
  const { container } = render(<Icon name="menu" className="large" />);
  expect(container.firstChild).toHaveClass("icon large", { exact: true });
});
