import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SiteHeader } from "../../../src/sections/SiteHeader/SiteHeader";
import { loadAhead } from "../../support/gatsby-navigation";
import { hydrate } from "../../support/hydrate";
import { pageData } from "../../support/page-data";
import { installPopovers } from "../../support/popover";

const site = {
  ...pageData("/").content.site,
  nav: [
    { label: "What it does", href: "/features", newTab: null },
    { label: "Costs", href: "/pricing", newTab: null },
    { label: "Journal", href: "https://journal.example/", newTab: true },
    { label: "Write", href: "/contact", newTab: null },
    { label: "Enter", href: "https://app.example/login", newTab: null },
  ],
};

const header = (path = "/") => <SiteHeader site={site} path={path} />;
const nav = () => screen.getByRole("navigation", { name: site.shell.navLabel });
const toggle = () => screen.getByRole("button", { name: site.shell.menu });
const link = (name: string) => within(nav()).getByRole("link", { name });

describe("menu on narrow screens", () => {
  beforeAll(installPopovers);

  const isOpen = () => nav().matches(":popover-open");
  // Simulate what a browser does when a visitor presses the toggle or Escape.
  const open = () => act(() => nav().showPopover());
  const close = () => act(() => nav().hidePopover());

  test("the menu closes when focus leaves the header or the visitor clicks outside the header", () => {
    render(
      <>
        {header()}
        <button type="button">Elsewhere</button>
      </>,
    );
    const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
    open();
    act(() => link("Enter").focus());
    act(() => toggle().focus());
    fireEvent.pointerUp(toggle());
    expect(isOpen()).toBe(true);
    act(() => link("Enter").focus());
    act(() => elsewhere.focus());
    expect(isOpen()).toBe(false);
    open();
    fireEvent.pointerUp(elsewhere);
    expect(isOpen()).toBe(false);
  });

  test("when the menu opens, it prefetches the internal pages that it links to, but only once", () => {
    render(header());
    loadAhead.mockClear();
    open();
    expect(loadAhead.mock.calls.map(([path]) => path)).toEqual([
      "/features",
      "/pricing",
      "/contact",
    ]);
    close();
    expect(loadAhead).toHaveBeenCalledTimes(3);
  });

  test.each([{ saveData: true }, { effectiveType: "slow-2g" }, { effectiveType: "2g" }])(
    "the menu doesn't prefetch pages if the connection is %j",
    (connection) => {
      Object.assign(navigator, { connection });
      render(header());
      loadAhead.mockClear();
      open();
      expect(loadAhead).not.toHaveBeenCalled();
      Reflect.deleteProperty(navigator, "connection");
    },
  );

  test.each(["Costs", "Enter"])("the menu closes when a visitor clicks %s", async (name) => {
    render(header());
    open();
    link(name).addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link(name));
    expect(isOpen()).toBe(false);
    expect(toggle()).toHaveAttribute("aria-expanded", "false");
  });

  test("the menu closes when the page changes, such as after going back", () => {
    const { rerender } = render(header("/pricing"));
    open();
    rerender(header("/"));
    expect(isOpen()).toBe(false);
  });

  test("the menu stays open and sets aria-expanded if it was opened before hydration", () => {
    hydrate(header, (html) => html.querySelector("nav")?.showPopover());
    expect(isOpen()).toBe(true);
    expect(toggle()).toHaveAttribute("aria-expanded", "true");
  });
});
