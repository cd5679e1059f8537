import { findPath, setMatchPaths } from "../../src/resilience/find-path";
import { settleAddress } from "../../src/resilience/settle-address";

beforeAll(() => setMatchPaths([{ path: "/contact", matchPath: "/contact" }]));

/** The address that the browser shows once a page has come for another. */
function settled(address: string, page: string): string {
  // Not by pushState, which takes `//contact` for another host.
  jest.spyOn(history, "replaceState").mockClear();
  window.history.pushState({ kept: true }, "", location.origin + address);
  settleAddress(page);
  expect(history.state).toEqual({ kept: true });
  return location.href.slice(location.origin.length);
}

test.each(["/contact.html", "//contact", "/contact//", "/contact%2f", "/%63ontact", "/Contact"])(
  "%s becomes the address of the contact page, if that has come",
  (address) => {
    expect(settled(`${address}?a=%#b%`, "/contact")).toBe("/contact?a=%#b%");
  },
);

test.each(["/contact", "/contact/"])("%s stays", (address) => {
  expect(settled(`${address}?a=1#b`, "/contact")).toBe(`${address}?a=1#b`);
});

test.each([
  ["/", "/"],
  ["/nowhere/at/all", "/nowhere/at/all"],
  ["/100%25", "/100%25"],
  ["/%C3%BC", "/%C3%BC"],
  ["/%", "/%25"],
  ["/a%zz%20", "/a%25zz%2520"],
  ["/%ff", "/%25ff"],
])("Home at %s is at %s", (address, shown) => {
  expect(settled(address, "/404.html")).toBe(shown);
  expect(findPath(location.pathname)).toBe("/");
});

test("Home stays Home where the browser would think of another page", () => {
  expect(settled("//contact", "/404.html")).toBe("//contact");
  expect(findPath(location.pathname)).toBe("/");
});
