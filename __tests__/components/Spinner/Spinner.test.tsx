import { render } from "@testing-library/react";
import { Spinner } from "../../../src/components/Spinner/Spinner";

test("the spinner is three lanes that screen readers don't hear of", () => {
  const { container } = render(<Spinner />);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelectorAll(".lane")).toHaveLength(3);
  expect(container).toHaveTextContent("");
});
