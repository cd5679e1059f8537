import { ROUTES } from "../src/routes";

describe("ROUTES", () => {
  it("lists the specification's routes in order, each with its own file, followed by the fallback", () => {
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
