import { render, screen } from "@testing-library/react";
import { Button } from "../../../src/components/Button/Button";

test("without an address it is a real button that submits nothing by itself", () => {
  render(<Button>Copy</Button>);
  expect(screen.getByRole("button", { name: "Copy" })).toHaveAttribute("type", "button");
});
