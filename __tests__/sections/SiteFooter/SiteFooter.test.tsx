import { render, screen, within } from "@testing-library/react";
import { SiteFooter } from "../../../src/sections/SiteFooter/SiteFooter";
import { homeData } from "../../support/content";
import { hydrate } from "../../support/hydrate";
import { plain } from "../../support/queries";

const { site } = homeData.content;
const { footer, contact } = site;

const page = () => <SiteFooter site={site} />;

/** A column of the footer by its heading: the words and addresses of its links. */
function linksOf(title: string) {
  const column = screen.getByRole("heading", { level: 2, name: title }).parentElement;
  if (!column) throw new Error(`The heading ${title} stands alone`);
  return within(column)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}

const asLinks = (links: typeof footer.company.links) =>
  links.map(({ label, href }) => [label, href]);

test("the brand's tagline stands beside the columns", () => {
  render(page());
  expect(screen.getByText(site.brand.tagline)).toBeVisible();
});

test("the company column leads to the pages", () => {
  render(page());
  expect(linksOf(footer.company.title)).toEqual(asLinks(footer.company.links));
});

test("the support column leads to the questions, and to an email", () => {
  render(page());
  expect(linksOf(footer.support.title)).toEqual([
    ...asLinks(footer.support.links),
    [contact.supportEmail, `mailto:${contact.supportEmail}`],
  ]);
  expect(linksOf(footer.support.title).map(([, href]) => href)).toContain("/faq");
});

test("the address column has the postal address, the phone and the sales email", () => {
  render(page());
  expect(linksOf(footer.address.title)).toEqual([
    [contact.phone, `tel:${contact.phoneLink}`],
    [contact.salesEmail, `mailto:${contact.salesEmail}`],
  ]);
  for (const line of contact.addressLines) expect(screen.getByText(plain(line))).toBeVisible();
});

test("each social link says its network in words", () => {
  render(page());
  const list = screen.getByRole("list", { name: site.shell.social });
  const links = within(list).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    asLinks(site.social),
  );
});

describe("the copyright line", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date("2026-06-01") }));
  afterEach(() => jest.useRealTimers());

  const line = () => screen.getByText(/©/);

  test.each([
    ["2026-12-31T23:59:59", "2026"],
    ["2027-01-01T00:00:00", "2027"],
  ])("at %s it has the year %s", (now, year) => {
    jest.setSystemTime(new Date(now));
    render(page());
    expect(line()).toHaveTextContent(plain(`© ${year} ${site.shell.copyright}`));
  });

  test("a page built in another year hydrates without a complaint, and has the visitor's", () => {
    const complaint = jest.spyOn(console, "error");
    hydrate(page, (html) => {
      expect(html).toHaveTextContent("© 2026");
      jest.setSystemTime(new Date("2031-06-01"));
    });
    expect(line()).toHaveTextContent("© 2031");
    expect(complaint).not.toHaveBeenCalled();
  });

  test("a page built in the same year is left as it is", () => {
    let year: Element | undefined;
    hydrate(page, (html) => {
      year = within(html).getByText("2026");
    });
    expect(within(line()).getByText("2026")).toBe(year);
  });
});
