import { render } from "@testing-library/react";
import { CustomerLogo } from "../../../src/components/CustomerLogo/CustomerLogo";
import { DRAWINGS } from "../../../src/components/CustomerLogo/drawings";
import { MARKS } from "../../../src/components/CustomerLogo/marks";

test("a customer with a drawing has its mark beside its name", () => {
  const { container } = render(<CustomerLogo slug="fathom-freight" name="Fathom Freight" />);
  expect(container.querySelector("[data-icon]")).toHaveAttribute("data-icon", "\uec03");
  expect(container).toHaveTextContent(/^Fathom Freight$/);
});

test("a customer without a drawing has its name alone", () => {
  const { container } = render(<CustomerLogo slug="a-new-customer" name="A New Customer" />);
  expect(container.querySelector("[data-icon]")).toBeNull();
  expect(container).toHaveTextContent(/^A New Customer$/);
});

test("each mark has a drawing of its own, and each drawing is a mark's", () => {
  expect(Object.keys(DRAWINGS).sort()).toEqual(Object.keys(MARKS).sort());
  expect(new Set(Object.values(MARKS)).size).toBe(Object.keys(MARKS).length);
});
