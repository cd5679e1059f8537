import { ROUTES } from "../src/routes";

describe("ROUTES", () => {
  it("lists the routes in the specification in order, each with its own file, and then the fallback", () => {
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
