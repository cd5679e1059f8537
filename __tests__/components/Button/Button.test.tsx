import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { BUTTON_SIZES, BUTTON_VARIANTS, Button } from "../../../src/components/Button/Button";

test("without an address it is a real button that submits nothing by itself", () => {
  render(<Button>Copy</Button>);
  expect(screen.getByRole("button", { name: "Copy" })).toHaveAttribute("type", "button");
});

test("pressing it calls back once", async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Copy</Button>);
  await userEvent.click(screen.getByRole("button"));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("a disabled button doesn't call back", async () => {
  const onClick = jest.fn();
  render(
    <Button onClick={onClick} disabled>
      Copy
    </Button>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toBeDisabled();
  expect(onClick).not.toHaveBeenCalled();
});

test("the element is handed out, for focus", () => {
  const ref = createRef<HTMLButtonElement>();
  render(<Button ref={ref}>Send</Button>);
  expect(ref.current).toBe(screen.getByRole("button"));
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

test("with an outside address it is a plain link, in a new tab only if there are words for it", () => {
  const { rerender } = render(<Button href="mailto:a@b.example">Write</Button>);
  expect(screen.getByRole("link", { name: "Write" })).not.toHaveAttribute("target");
  rerender(
    <Button href="https://blog.paralane.example/" newTabWords="(opens a new tab)">
      Blog
    </Button>,
  );
  const link = screen.getByRole("link", { name: "Blog (opens a new tab)" });
  expect(link).toHaveAttribute("href", "https://blog.paralane.example/");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener");
});

test("it is a primary button of medium size unless it says otherwise", () => {
  render(<Button>Send</Button>);
  expect(screen.getByRole("button")).toHaveClass("button primary medium", { exact: true });
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
