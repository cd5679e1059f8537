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
});
