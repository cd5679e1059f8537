import { render } from "@testing-library/react";
import { Seo } from "../../src/layout/Seo";
import { pageData } from "../support/page-data";

const { site } = pageData("/").content;

function seo(title: string, path: string, shownPath = path) {
  const page = { title, seo: { title, description: `About ${title}` } };
  return <Seo key={title} site={site} page={page} path={path} shownPath={shownPath} />;
}

const tag = (selector: string) => document.head.querySelectorAll(selector);
const contentOf = (selector: string) =>
  [...tag(selector)].map((element) => element.getAttribute("content"));

beforeEach(() => {
  // Start with tags like those that the build writes.
  document.head.innerHTML =
    '<title>Old</title><meta name="description" content="Old"><link rel="canonical" href="/old">';
});

test("a page without a title and description uses the site's title and description", () => {
  const page = { title: "One", seo: { title: null, description: null } };
  render(<Seo site={site} page={page} path="/one" shownPath="/one" />);
  expect(document.title).toBe(`${site.seo.title} | ${site.brand.name}`);
  expect(contentOf("meta[name=description]")).toEqual([site.seo.description]);
});

test("a rerender keeps the error prefix in the title", () => {
  const { rerender } = render(seo("One", "/one"));
  document.title = "Error: One";
  rerender(seo("One", "/one"));
  expect(document.title).toBe("Error: One");
});
