/** A route of the site: its address and the template that shows it. */
interface Route {
  path: string;
  /** File name in src/templates, without its ending. */
  template: string;
  /** The page's own file in data/, whose texts stand on no other page. */
  file: string;
  /** Files whose words the page shows besides; those whose figures it quotes count by themselves. */
  others: readonly string[];
  /** Addresses that show this page too (in the browser's router; see host/netlify-adapter.ts). */
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

/** The address of one of the site's pages: of every route but the host's file for unknown addresses. */
export type PagePath = Exclude<(typeof TABLE)[number]["path"], "/404.html">;

/**
 * Every route, matched in this order (specification, section 2). The last two are the fallback:
 * any other path shows Home, in the browser through `matchPath`, and from the static host through
 * `404.html`, which it answers with status 404.
 */
export const ROUTES: readonly Route[] = TABLE;

/**
 * The pages that a link may lead to. Marked as pure, so that the browser's bundle, which needs the
 * address below alone, goes without it.
 */
export const PAGES: readonly PagePath[] = /* @__PURE__ */ TABLE.map(({ path }) => path).filter(
  (path) => path !== "/404.html",
);

/** Where every plan's button and every invitation leads. */
export const CONTACT_PATH = "/contact";

/** The picture of what a month costs, which the pricing page shows where no script runs. */
export const PRICE_PICTURE = "/price-curve.svg";

/** What a plan's button tells the contact page through the router: the plan's slug, and for what need. */
export interface ContactState {
  plan?: string | undefined;
  minutes?: number;
  parallel?: number;
}

/** The address of the picture that social networks show for a page. */
export const sharePictureOf = (path: string) => `/share${path === "/" ? "/home" : path}.png`;
