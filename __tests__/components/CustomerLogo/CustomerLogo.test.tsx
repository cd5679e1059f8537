import { renderToStaticMarkup } from "react-dom/server";
import { CustomerLogo } from "../../../src/components/CustomerLogo/CustomerLogo";
import { MARK_SHAPES } from "../../../src/components/CustomerLogo/mark-shapes";
import { MARKS } from "../../../src/components/CustomerLogo/marks";

test("each customer mark has its own drawing, and each drawing belongs to a mark", () => {
  expect(Object.keys(MARK_SHAPES).sort()).toEqual(Object.keys(MARKS).sort());
  expect(new Set(Object.values(MARKS)).size).toBe(Object.keys(MARKS).length);
});

test("a customer without a drawing has only a name, even if the slug is that of a built-in property", () => {
  for (const slug of ["constructor", "valueof", "new-customer"]) {
    const logo = renderToStaticMarkup(<CustomerLogo slug={slug} name="Millrace" />);
    expect(logo).not.toMatch(/data-icon|native code/);
  }
});
