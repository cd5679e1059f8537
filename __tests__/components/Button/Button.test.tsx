import { render, screen } from "@testing-library/react";
import { Button } from "../../../src/components/Button/Button";

test("without a URL, it is a real button that doesn't submit a form", () => {
  render(<Button>Copy</Button>);
  expect(screen.getByRole("button", { name: "Copy" })).toHaveAttribute("type", "button");
});
