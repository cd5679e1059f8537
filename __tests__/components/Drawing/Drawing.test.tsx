import { render } from "@testing-library/react";
import { Drawing } from "../../../src/components/Drawing/Drawing";
import { DRAWING_NAMES, DRAWINGS } from "../../../src/components/Drawing/drawings";

test.each(DRAWING_NAMES)("%s is drawn part by part, hidden from screen readers", (name) => {
  const { container } = render(<Drawing name={name} />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  const drawn = Array.from(container.querySelectorAll("path"), (path) => ({
    kind: path.getAttribute("class"),
    path: path.getAttribute("d"),
  }));
  expect(drawn).toEqual(DRAWINGS[name]);
  expect(container).toHaveTextContent(/^$/);
});
