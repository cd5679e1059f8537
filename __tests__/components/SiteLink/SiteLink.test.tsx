import { fireEvent, render, screen } from "@testing-library/react";
import { SiteLink } from "../../../src/components/SiteLink/SiteLink";
import { navigate } from "../../support/gatsby-navigation";

beforeEach(() => navigate.mockClear());

test.each([
  ["/pricing?billing=monthly#finder", 1],
  ["/files/flyer.pdf", 0],
  ["/llms.txt", 0],
])("clicking a link to %s calls Gatsby's navigate function %d times", (href, times) => {
  render(<SiteLink href={href}>Read</SiteLink>);
  expect(screen.getByRole("link").getAttribute("href")).toBe(href);
  fireEvent.click(screen.getByRole("link"));
  expect(navigate).toHaveBeenCalledTimes(times);
});
