import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SiteLink } from "../../../src/components/SiteLink/SiteLink";
import { navigate } from "../../support/gatsby-navigation";

test("a link to a page of this site goes through the router", async () => {
  render(<SiteLink href="/pricing#pro">Pricing</SiteLink>);
  const link = screen.getByRole("link", { name: "Pricing" });
  expect(link).toHaveAttribute("href", "/pricing#pro");
  await userEvent.click(link);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate.mock.calls[0]?.[0]).toBe("/pricing#pro");
});

test.each(["#plans", "https://app.paralane.example/login"])(
  "a link to %s is a plain one that stays in the same tab",
  (href) => {
    render(<SiteLink href={href}>There</SiteLink>);
    const link = screen.getByRole("link", { name: "There" });
    expect(link).toHaveAttribute("href", href);
    expect(link).not.toHaveAttribute("target");
    expect(link).not.toHaveAttribute("rel");
  },
);
