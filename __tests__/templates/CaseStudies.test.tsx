import { screen } from "@testing-library/react";
import CaseStudiesPage from "../../src/templates/CaseStudies";
import { builtHtml } from "../support/built-html";
import { caseStudiesData } from "../support/content";
import { pageProps } from "../support/page-props";
import { outline, part, plain } from "../support/queries";

const { page, customers, site } = caseStudiesData.content;

beforeAll(() => {
  document.body.append(
    builtHtml(<CaseStudiesPage {...pageProps(caseStudiesData, "/case-studies", null)} />),
  );
});

test("the case studies stand in order, then the customers' logos and an invitation", () => {
  expect(outline()).toEqual([
    page.title,
    ...page.caseStudies.map(({ title }) => title),
    page.customers.title,
    page.callToAction.title,
  ]);
  expect(part(page.customers.title).getAllByRole("listitem")).toHaveLength(
    customers.customers.length,
  );
});

test("each leads to a PDF outside this site, in a new tab that has no way back", () => {
  const links = screen.getAllByRole("link", {
    name: new RegExp(site.shell.newTab.replace(/[()]/g, ".")),
  });
  expect(links).toHaveLength(page.caseStudies.length);
  for (const link of links) {
    expect(link.getAttribute("href")).toMatch(/^https:\/\/.+\.pdf$/);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  }
});

test("each has its three figures before and after, how long it took, and a name to its quote", () => {
  const tables = screen.getAllByRole("table");
  for (const [index, { results, duration, quote, customer }] of page.caseStudies.entries()) {
    const rows = Array.from(tables[index]?.querySelectorAll("tbody tr") ?? [], (row) =>
      Array.from(row.children, ({ textContent }) => textContent),
    );
    expect(rows).toEqual(results.map(({ label, before, after }) => [label, before, after]));
    const card = tables[index]?.closest("li");
    expect(card).toHaveTextContent(duration);
    expect(card).toHaveTextContent(plain(`“${quote.text}”${quote.name}, ${quote.role}`));
    expect(card).toHaveTextContent(customer.name);
  }
});

test("the first picture is fetched at once, since it is on the first screen", () => {
  expect(screen.getAllByRole("img")[0]).toHaveAttribute("loading", "eager");
});
