import { render } from "@testing-library/react";
import { Seo } from "../../src/layout/Seo";
import { pageData } from "../support/page-data";

const { site } = pageData("/").content;

const page = { title: "One", seo: { title: "One", description: "About one" } };
const seo = () => <Seo site={site} page={page} path="/one" shownPath="/one" />;

test("a rerender keeps the error prefix in the title", () => {
  const { rerender } = render(seo());
  document.title = "Error: One";
  rerender(seo());
  expect(document.title).toBe("Error: One");
});
