/** A route: its path and template. */
interface Route {
  path: string;
  /** The file name in src/templates, without its extension. */
  template: string;
  /** The page's main file in data/, whose text is on no other page. */
  file: string;
  /** Other files whose text the page shows. Files whose figures it only quotes are found automatically. */
  others: readonly string[];
  /** Other paths that show this page in the browser's router; see host/netlify-adapter.ts for the host. */
  matchPath?: string;
}

const SHOWN_ON_HOME = ["case-studies.yaml", "customers.yaml", "plans.yaml", "stats.yaml"] as const;

const TABLE = [
  {
    path: "/services",
    template: "Services",
    file: "services.yaml",
    others: ["case-studies.yaml"],
  },
  {
    path: "/contact",
    template: "Contact",
    file: "contact.yaml",
    others: ["customers.yaml", "site.yaml"],
  },
  {
    path: "/features",
    template: "Features",
    file: "features.yaml",
    others: ["customers.yaml", "home.yaml", "plans.yaml", "race.yaml"],
  },
  {
    path: "/case-studies",
    template: "CaseStudies",
    file: "case-studies.yaml",
    others: ["customers.yaml"],
  },
  { path: "/faq", template: "Faq", file: "faq.yaml", others: ["case-studies.yaml"] },
  {
    path: "/pricing",
    template: "Pricing",
    file: "plans.yaml",
    others: ["case-studies.yaml", "home.yaml"],
  },
  { path: "/404.html", template: "Home", file: "home.yaml", others: SHOWN_ON_HOME },
  { path: "/", template: "Home", file: "home.yaml", others: SHOWN_ON_HOME, matchPath: "/*" },
] as const;

/** The path of a page. Excludes 404.html, the host's file for unknown paths. */
export type PagePath = Exclude<(typeof TABLE)[number]["path"], "/404.html">;

/**
 * All routes, in matching order (specification, section 2). The last two are the fallback, which shows Home for
 * any other path. In the browser, that is `matchPath`; on the static host, `404.html` with status 404.
 */
export const ROUTES: readonly Route[] = TABLE;

/**
 * The valid targets of internal links. Marked as pure, so that the browser bundle, which only needs the constants
 * below, omits the table.
 */
export const PAGES: readonly PagePath[] = /* @__PURE__ */ TABLE.map(({ path }) => path).filter(
  (path) => path !== "/404.html",
);

/** The target of every plan's button and every call to action. */
export const CONTACT_PATH = "/contact";

/** The picture of monthly costs, which the pricing page shows if no script runs. */
export const PRICE_PICTURE = "/price-curve.svg";

/** The navigation state that a plan's button passes to the contact page: the plan's slug, and the need. */
export interface ContactState {
  plan?: string | undefined;
  minutes?: number;
  parallel?: number;
}

/** Returns the path of a page's picture for social networks. */
export const sharePictureOf = (path: string) => `/share${path === "/" ? "/home" : path}.png`;
