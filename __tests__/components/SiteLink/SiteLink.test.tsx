import { fireEvent, render, screen } from "@testing-library/react";
import { SiteLink } from "../../../src/components/SiteLink/SiteLink";
import { navigate } from "../../support/gatsby-navigation";

beforeEach(() => navigate.mockClear());

test("a link to a page opens in a new tab if the content says so, and screen readers announce it", () => {
  render(
    <SiteLink href="/pricing" newTabWords="(opens in a new tab)">
      Prices
    </SiteLink>,
  );
  const link = screen.getByRole("link", { name: "Prices (opens in a new tab)" });
  expect(link).toHaveAttribute("target", "_blank");
  fireEvent.click(link);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  ["/pricing?billing=monthly#plan-finder", 1],
  ["/files/flyer.pdf", 0],
  ["/llms.txt", 0],
])("clicking a link to %s calls Gatsby's navigate function %d times", (href, times) => {
  render(<SiteLink href={href}>Read</SiteLink>);
  expect(screen.getByRole("link").getAttribute("href")).toBe(href);
  fireEvent.click(screen.getByRole("link"));
  expect(navigate).toHaveBeenCalledTimes(times);
});
