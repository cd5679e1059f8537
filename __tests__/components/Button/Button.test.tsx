import { render, screen } from "@testing-library/react";
import { Button } from "../../../src/components/Button/Button";

test("a Button without a URL renders a button element that doesn't submit forms", () => {
  render(<Button>Copy</Button>);
  expect(screen.getByRole("button", { name: "Copy" })).toHaveAttribute("type", "button");
});
