import { renderToStaticMarkup } from "react-dom/server";
import { CustomerLogo } from "../../../src/components/CustomerLogo/CustomerLogo";

test("a customer without a drawing has only a name, even if the slug is that of a built-in property", () => {
  for (const slug of ["constructor", "valueof", "new-customer"]) {
    const logo = renderToStaticMarkup(<CustomerLogo slug={slug} name="Millrace" />);
    expect(logo).not.toMatch(/data-icon|native code/);
  }
});
