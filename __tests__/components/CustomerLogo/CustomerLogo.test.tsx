import { render } from "@testing-library/react";
import { CustomerLogo } from "../../../src/components/CustomerLogo/CustomerLogo";
import { MARKS } from "../../../src/components/CustomerLogo/marks";

test("a customer with a drawing has its mark beside its name", () => {
  const { container } = render(<CustomerLogo slug="fathom-freight" name="Fathom Freight" />);
  expect(container.querySelector("path")).toHaveAttribute("d", MARKS["fathom-freight"]?.path);
  expect(container).toHaveTextContent(/^Fathom Freight$/);
});

test("the mark is decorative, since the name beside it is text", () => {
  const { container } = render(<CustomerLogo slug="otterbank" name="Otterbank" />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});

test("a customer without a drawing has its name alone", () => {
  const { container } = render(<CustomerLogo slug="a-new-customer" name="A New Customer" />);
  expect(container.querySelector("svg")).toBeNull();
  expect(container).toHaveTextContent(/^A New Customer$/);
});

test.each(Object.keys(MARKS))("the wordmark of %s takes at most 600 bytes of HTML", (slug) => {
  const { container } = render(<CustomerLogo slug={slug} name="Elmwell Clinic Systems" />);
  expect(container.innerHTML.length).toBeLessThanOrEqual(600);
});
