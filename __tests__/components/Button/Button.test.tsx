import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BUTTON_SIZES, BUTTON_VARIANTS, Button } from "../../../src/components/Button/Button";

test("without an address it is a real button that submits nothing by itself", () => {
  render(<Button>Copy</Button>);
  expect(screen.getByRole("button", { name: "Copy" })).toHaveAttribute("type", "button");
});

test("with a page of the site it is a link that takes its state along", async () => {
  const navigate = jest.fn();
  // What Gatsby's runtime puts there.
  Object.assign(window, { ___navigate: navigate, ___loader: { hovering: jest.fn() } });
  render(
    <Button to="/contact" state={{ plan: "Pro" }}>
      Choose Pro
    </Button>,
  );
  const link = screen.getByRole("link", { name: "Choose Pro" });
  expect(link).toHaveAttribute("href", "/contact");
  await userEvent.click(link);
  expect(navigate).toHaveBeenCalledWith(
    "/contact",
    expect.objectContaining({ state: { plan: "Pro" } }),
  );
  for (const name of ["___navigate", "___loader"]) Reflect.deleteProperty(window, name);
});

test.each(BUTTON_VARIANTS.flatMap((variant) => BUTTON_SIZES.map((size) => ({ variant, size }))))(
  "a $variant button of $size size has their classes, beside the caller's, in every form",
  ({ variant, size }) => {
    const look = { variant, size, className: "wide", children: "Go" };
    render(
      <>
        <Button {...look} />
        <Button {...look} to="/contact" />
        <Button {...look} href="https://paralane.example/" />
      </>,
    );
    const elements = [screen.getByRole("button"), ...screen.getAllByRole("link")];
    expect(elements).toHaveLength(3);
    for (const element of elements) {
      expect(element).toHaveClass(`button ${variant} ${size} wide`, { exact: true });
    }
  },
);
