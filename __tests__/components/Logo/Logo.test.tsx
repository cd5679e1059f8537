import { render, screen } from "@testing-library/react";
import { Logo, LogoMark } from "../../../src/components/Logo/Logo";

test("a link around the logo is named after the brand, once", () => {
  render(
    <a href="/">
      <Logo name="Paralane" />
    </a>,
  );
  expect(screen.getByRole("link")).toHaveAccessibleName("Paralane");
});

test("the mark alone is decorative", () => {
  const { container } = render(<LogoMark />);
  expect(container.firstChild).toHaveAttribute("aria-hidden", "true");
});
