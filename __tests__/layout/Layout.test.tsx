import { render, screen } from "@testing-library/react";
import { wrapPageElement } from "../../src/layout/wrap-page-element";
import { pageData } from "../support/page-data";
import { pageProps } from "../support/page-props";

const home = pageData("/");

function shell(words: string, url = "/") {
  return wrapPageElement({
    element: <p>{words}</p>,
    props: pageProps(home, url, null),
    getResourceURLsForPathname: () => undefined,
  });
}

test("the elements around the page are kept when the page changes", () => {
  const { rerender } = render(shell("A page"));
  const [header, footer] = [screen.getByRole("banner"), screen.getByRole("contentinfo")];
  rerender(shell("Another page", "/pricing"));
  expect(screen.getByRole("main")).toHaveTextContent("Another page");
  expect(screen.getByRole("banner")).toBe(header);
  expect(screen.getByRole("contentinfo")).toBe(footer);
});
