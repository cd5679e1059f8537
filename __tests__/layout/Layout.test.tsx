import { render, screen, waitFor } from "@testing-library/react";
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

test("a new page receives focus, but the first page and a rerendered page don't", async () => {
  const { rerender } = render(shell("A page"));
  expect(document.body).toHaveFocus();
  const [link] = screen.getAllByRole("link");
  link?.focus();
  rerender(shell("A page"));
  expect(link).toHaveFocus();
  rerender(shell("Another page", "/pricing"));
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
});
