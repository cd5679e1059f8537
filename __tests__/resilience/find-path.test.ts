import {
  cleanPath,
  findMatchPath,
  findPath,
  grabMatchParams,
  knowPage,
  setMatchPaths,
} from "../../src/resilience/find-path";
import { ROUTES } from "../../src/routes";

beforeAll(() =>
  setMatchPaths(ROUTES.map(({ path, matchPath }) => ({ path, matchPath: matchPath ?? path }))),
);

test.each([
  ["/", "/"],
  ["/contact", "/contact"],
  ["/contact/", "/contact"],
  ["/contact//", "/contact"],
  ["//contact", "/contact"],
  ["/%63ontact", "/contact"],
  ["/contact%2f", "/contact"],
  ["/contact?plan=pro", "/contact"],
  ["/contact#form", "/contact"],
  ["/contact?a=%", "/contact"],
  ["/Contact", "/"],
  ["/contact/more", "/"],
  ["/nowhere", "/"],
  ["/100%25", "/"],
  ["/%", "/"],
  ["/%ff", "/"],
  ["/%zz", "/"],
  ["/404.html", "/404.html"],
  ["/index.html", "/"],
  ["", "/"],
])("%s shows %s", (address, page) => {
  expect(findPath(address)).toBe(page);
  expect(findMatchPath(address)).toBe(page);
});

test("what the host has said counts", () => {
  knowPage("//faq", "/");
  expect(findPath("//faq?a=1#b")).toBe("/");
  expect(findPath("/faq")).toBe("/faq");
});

test("a path is decoded once", () => {
  expect(cleanPath("/100%2525?a#b")).toBe("/100%25");
  expect(grabMatchParams()).toEqual({});
});
