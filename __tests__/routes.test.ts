import { ROUTES } from "../src/routes";

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
    expect(ROUTES.at(-1)).toMatchObject({ path: "/", template: "Home", matchPath: "/*" });
    expect(ROUTES.at(-2)).toMatchObject({ path: "/404.html", template: "Home" });
    expect(ROUTES.filter(({ matchPath }) => matchPath !== undefined)).toHaveLength(1);
  });
});
