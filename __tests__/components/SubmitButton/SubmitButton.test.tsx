import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { SubmitButton } from "../../../src/components/SubmitButton/SubmitButton";

test("busy, it is disabled, shows a spinner and keeps its name", () => {
  const { container, rerender } = render(<SubmitButton busy={false}>Send</SubmitButton>);
  const button = screen.getByRole("button", { name: "Send" });
  expect(button).toHaveAttribute("type", "submit");
  expect(button).toBeEnabled();
  expect(button).not.toHaveClass("busy");
  expect(container.querySelector(".spinner")).toBeNull();
  rerender(<SubmitButton busy>Send</SubmitButton>);
  expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
  expect(button).toHaveClass("busy");
  expect(container.querySelector(".spinner")).not.toBeNull();
});

test("the element is handed out, for focus", () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <SubmitButton ref={ref} busy={false}>
      Send
    </SubmitButton>,
  );
  expect(ref.current).toBe(screen.getByRole("button"));
});
