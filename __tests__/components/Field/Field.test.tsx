import { render, screen } from "@testing-library/react";
import { Field } from "../../../src/components/Field/Field";

const words = { name: "phone", label: "Phone", optional: "optional" };

test("the label names the control and shows whether the field is optional", () => {
  const { rerender } = render(<Field {...words} />);
  expect(screen.getByRole("textbox", { name: "Phone optional" })).not.toBeRequired();
  rerender(<Field {...words} required />);
  expect(screen.getByRole("textbox", { name: "Phone" })).toBeRequired();
});

test("two fields with the same name have separate labels and descriptions", () => {
  render(
    <>
      <Field {...words} label="One" hint="first" required />
      <Field {...words} label="Two" hint="second" required />
    </>,
  );
  expect(screen.getByLabelText("One")).toHaveAccessibleDescription("first");
  expect(screen.getByLabelText("Two")).toHaveAccessibleDescription("second");
});
