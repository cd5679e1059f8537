import { ROUTES } from "../src/routes";

describe("the route table", () => {
  it("has the routes of the specification in their order, each with its own file, the fallback last", () => {
    expect(ROUTES.map((route) => [route.path, route.file])).toEqual([
      ["/services", "services.yaml"],
      ["/contact", "contact.yaml"],
      ["/features", "features.yaml"],
      ["/case-studies", "case-studies.yaml"],
      ["/faq", "faq.yaml"],
      ["/pricing", "plans.yaml"],
      ["/404.html", "home.yaml"],
      ["/", "home.yaml"],
    ]);
  });
});
