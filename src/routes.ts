interface Route {
  path: string;
  template: string;
  file: string;
  /** Other paths for which the router shows this page. See host/netlify-adapter.ts for the host. */
  matchPath?: string;
}

const TABLE = [
  { path: "/services", template: "Services", file: "services.yaml" },
  { path: "/contact", template: "Contact", file: "contact.yaml" },
  { path: "/features", template: "Features", file: "features.yaml" },
  { path: "/case-studies", template: "CaseStudies", file: "case-studies.yaml" },
  { path: "/faq", template: "Faq", file: "faq.yaml" },
  { path: "/pricing", template: "Pricing", file: "plans.yaml" },
  { path: "/404.html", template: "Home", file: "home.yaml" },
  { path: "/", template: "Home", file: "home.yaml", matchPath: "/*" },
] as const;

/** A page's path. Excludes 404.html, which the host serves for unknown paths. */
export type PagePath = Exclude<(typeof TABLE)[number]["path"], "/404.html">;

/** In matching order. For an unknown path, the router uses `matchPath`, and the host serves `404.html`. */
export const ROUTES: readonly Route[] = TABLE;

/** Marked as pure, so that the browser bundle omits the table. */
export const PAGES: readonly PagePath[] = /* @__PURE__ */ TABLE.map(({ path }) => path).filter(
  (path) => path !== "/404.html",
);

export const CONTACT_PATH = "/contact";

export const RACE_HASH = "#race=";

export interface ContactState {
  plan?: string | undefined;
  minutes?: number;
  parallel?: number;
}

export const sharePictureOf = (path: string) => `/share${path === "/" ? "/home" : path}.png`;
