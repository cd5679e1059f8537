import { render, screen } from "@testing-library/react";
import { SiteFooter } from "../../../src/sections/SiteFooter/SiteFooter";
import { hydrate } from "../../support/hydrate";
import { pageData } from "../../support/page-data";
import { plain } from "../../support/queries";

const { site } = pageData("/").content;

const page = () => <SiteFooter site={site} />;

describe("copyright line", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date("2026-06-01") }));
  afterEach(() => jest.useRealTimers());

  const line = () => screen.getByText(/©/);

  test.each([
    ["2026-12-31T23:59:59", "2026"],
    ["2027-01-01T00:00:00", "2027"],
  ])("at %s, the copyright line shows the year %s", (now, year) => {
    jest.setSystemTime(new Date(now));
    render(page());
    expect(line()).toHaveTextContent(plain(`© ${year} ${site.shell.copyright}`));
  });

  test("a page that was built in a different year hydrates without errors and shows the current year", () => {
    const consoleError = jest.spyOn(console, "error");
    hydrate(page, (html) => {
      expect(html).toHaveTextContent("© 2026");
      jest.setSystemTime(new Date("2031-06-01"));
    });
    expect(line()).toHaveTextContent("© 2031");
    expect(consoleError).not.toHaveBeenCalled();
  });
});
