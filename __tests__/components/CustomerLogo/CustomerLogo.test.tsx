import { render } from "@testing-library/react";
import { CustomerLogo } from "../../../src/components/CustomerLogo/CustomerLogo";
import { DRAWINGS } from "../../../src/components/CustomerLogo/drawings";
import { MARKS } from "../../../src/components/CustomerLogo/marks";

test("a customer with a drawing has its mark beside its name", () => {
  const { container } = render(<CustomerLogo slug="fathom-freight" name="Fathom Freight" />);
  expect(container.querySelector("[data-icon]")).toHaveAttribute("data-icon", "\uec03");
  expect(container).toHaveTextContent(/^Fathom Freight$/);
});

test("the mark is decorative, since the name beside it is text", () => {
  const { container } = render(<CustomerLogo slug="otterbank" name="Otterbank" />);
  expect(container.querySelector("[data-icon]")).toHaveAttribute("aria-hidden", "true");
});

test("a customer without a drawing has its name alone", () => {
  const { container } = render(<CustomerLogo slug="a-new-customer" name="A New Customer" />);
  expect(container.querySelector("[data-icon]")).toBeNull();
  expect(container).toHaveTextContent(/^A New Customer$/);
});

test("each customer with a mark has its name set in a way of its own, others in the display face's", () => {
  const lookOf = (slug: string) =>
    render(<CustomerLogo slug={slug} name="Name" />).container.firstElementChild?.className;
  const looks = Object.keys(MARKS).map(lookOf);
  expect(new Set(looks).size).toBe(looks.length);
  expect(looks).not.toContain(lookOf("a-new-customer"));
});

test("each mark has a drawing of its own, and each drawing is a mark's", () => {
  expect(Object.keys(DRAWINGS).sort()).toEqual(Object.keys(MARKS).sort());
  expect(new Set(Object.values(MARKS)).size).toBe(Object.keys(MARKS).length);
});

test.each(Object.keys(MARKS))("the wordmark of %s takes at most 300 bytes of HTML", (slug) => {
  const { container } = render(<CustomerLogo slug={slug} name="Elmwell Clinic Systems" />);
  expect(container.innerHTML.length).toBeLessThanOrEqual(300);
});
