import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Field } from "../../../src/components/Field/Field";

const words = { name: "phone", label: "Phone", optional: "optional" };

test("the label names the control, with a mark unless it is required", () => {
  const { rerender } = render(<Field {...words} />);
  expect(screen.getByRole("textbox", { name: "Phone optional" })).not.toBeRequired();
  rerender(<Field {...words} required />);
  expect(screen.getByRole("textbox", { name: "Phone" })).toBeRequired();
});

/** A note of which one part describes the field. */
const note = (id: string) => (
  <>
    <span id={id}>9 left</span> and more
  </>
);

test("error, hint and note describe it, in this order", () => {
  render(<Field {...words} hint="10 digits" error="Invalid" note={note} />);
  const control = screen.getByRole("textbox");
  expect(control).toHaveAccessibleDescription("Invalid 10 digits 9 left");
  expect(control).toHaveAttribute("aria-invalid", "true");
});

test("it is one line of text with its hints for the browser, or a text area", () => {
  const { rerender } = render(<Field {...words} />);
  expect(screen.getByRole("textbox")).toHaveAttribute("type", "text");
  rerender(<Field {...words} autoComplete="tel" inputMode="tel" />);
  expect(screen.getByRole("textbox")).toHaveAttribute("type", "text");
  expect(screen.getByRole("textbox")).toHaveAttribute("autocomplete", "tel");
  expect(screen.getByRole("textbox")).toHaveAttribute("inputmode", "tel");
  rerender(<Field {...words} multiline rows={6} />);
  expect(screen.getByRole("textbox").tagName).toBe("TEXTAREA");
  expect(screen.getByRole("textbox")).toHaveAttribute("rows", "6");
  expect(screen.getByRole("textbox")).toHaveAttribute("name", "phone");
});

test("what is typed stays when an error comes and goes, since the document holds the value", async () => {
  const { rerender } = render(<Field {...words} />);
  const control = screen.getByRole("textbox");
  await userEvent.type(control, "503");
  rerender(<Field {...words} error="Invalid" readOnly />);
  expect(screen.getByRole("textbox")).toBe(control);
  expect(control).toHaveValue("503");
  expect(control).toHaveAttribute("readonly");
});

test("two fields of the same name have labels and descriptions of their own", () => {
  render(
    <>
      <Field {...words} label="One" hint="first" required />
      <Field {...words} label="Two" hint="second" required />
    </>,
  );
  expect(screen.getByLabelText("One")).toHaveAccessibleDescription("first");
  expect(screen.getByLabelText("Two")).toHaveAccessibleDescription("second");
});
