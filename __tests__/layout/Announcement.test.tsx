import { render, screen } from "@testing-library/react";
import { pageData } from "../support/page-data";

const { site } = pageData("/").content;

test("an announcement is a link above the navigation, and the skip link comes before both", async () => {
  process.env.GATSBY_ANNOUNCEMENT = "shown";
  const { Layout } = await import("../../src/layout/Layout");
  const announcement = { text: "We now run Windows servers", href: "/pricing" };
  render(
    <Layout site={{ ...site, announcement }} path="/">
      A page
    </Layout>,
  );
  const [skip, news, logo] = screen.getAllByRole("link");
  expect(skip).toHaveTextContent(site.shell.skipLink);
  expect(news).toHaveAttribute("href", "/pricing");
  expect(news).toHaveTextContent("We now run Windows servers");
  expect(screen.getByRole("banner")).toContainElement(logo ?? null);
  expect(screen.getByRole("banner")).not.toContainElement(news ?? null);
  expect(screen.getAllByText(site.shell.skipLink)).toHaveLength(1);
});
