/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { createPages, PAGES, ROUTES } from "../../src/build/create-pages";

describe("the route table", () => {
  it("has the routes of the specification in their order, the fallback last", () => {
    expect(ROUTES.map((route) => route.path)).toEqual([
      "/services",
      "/contact",
      "/features",
      "/case-studies",
      "/faq",
      "/pricing",
      "/404.html",
      "/",
    ]);
  });

  it("shows Home for any other path, in the browser and from the static host", () => {
    expect(ROUTES.at(-1)).toEqual({ path: "/", template: "Home", matchPath: "/*" });
    expect(ROUTES.at(-2)).toEqual({ path: "/404.html", template: "Home" });
    expect(ROUTES.filter(({ matchPath }) => matchPath !== undefined)).toHaveLength(1);
  });

  it("names templates that exist", () => {
    for (const { template } of ROUTES) {
      expect(existsSync(path.join("src", "templates", `${template}.tsx`))).toBe(true);
    }
  });

  it("offers every page as the target of a link, but not the file for unknown addresses", () => {
    expect(PAGES).toEqual([
      "/services",
      "/contact",
      "/features",
      "/case-studies",
      "/faq",
      "/pricing",
      "/",
    ]);
  });
});

it("creates each page with its template", () => {
  const createPage = jest.fn();
  type Hook = NonNullable<typeof createPages>;
  const args = { actions: { createPage } } as unknown as Parameters<Hook>[0];
  createPages?.(args, { plugins: [] }, () => {});
  expect(createPage.mock.calls.map(([page]) => page.path)).toEqual(
    ROUTES.map((route) => route.path),
  );
  expect(createPage).toHaveBeenLastCalledWith({
    path: "/",
    matchPath: "/*",
    component: path.resolve("src/templates/Home.tsx"),
    context: {},
  });
});
