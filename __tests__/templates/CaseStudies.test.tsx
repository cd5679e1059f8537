import { screen } from "@testing-library/react";
import CaseStudiesPage from "../../src/templates/CaseStudies";
import { builtHtml } from "../support/built-html";
import { caseStudiesData } from "../support/content";
import { pageProps } from "../support/page-props";
import { outline, part } from "../support/queries";

const { page, customers } = caseStudiesData.content;

beforeAll(() => {
  document.body.append(
    builtHtml(<CaseStudiesPage {...pageProps(caseStudiesData, "/case-studies", null)} />),
  );
});

test("the case studies stand in order, the customers' logos last", () => {
  expect(outline()).toEqual([
    page.title,
    ...page.caseStudies.map(({ title }) => title),
    page.customers.title,
  ]);
  expect(part(page.customers.title).getAllByRole("listitem")).toHaveLength(
    customers.customers.length,
  );
});

test("each leads to a PDF outside this site, in a new tab that has no way back", () => {
  const links = screen.getAllByRole("link");
  expect(links).toHaveLength(page.caseStudies.length);
  for (const link of links) {
    expect(link.getAttribute("href")).toMatch(/^https:\/\/.+\.pdf$/);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  }
});

test("the first picture is fetched at once, since it is on the first screen", () => {
  expect(screen.getAllByRole("img")[0]).toHaveAttribute("loading", "eager");
});
