/** A route of the site: its address and the template that shows it. */
interface Route {
  path: string;
  /** File name in src/templates, without its ending. */
  template: string;
  /** The files in data/ whose words are this page's own; those whose figures they quote count by themselves. */
  content: readonly string[];
  /** Addresses that show this page too (in the browser's router; see host/netlify-adapter.ts). */
  matchPath?: string;
}

const HOME_CONTENT = ["home.yaml", "case-studies.yaml", "customers.yaml", "stats.yaml"];

/**
 * Every route, matched in this order (specification, section 2). The last two are the fallback:
 * any other path shows Home, in the browser through `matchPath`, and from the static host through
 * `404.html`, which it answers with status 404.
 */
export const ROUTES: readonly Route[] = [
  {
    path: "/services",
    template: "Services",
    content: ["services.yaml", "case-studies.yaml"],
  },
  {
    path: "/contact",
    template: "Contact",
    content: ["contact.yaml", "customers.yaml", "site.yaml"],
  },
  {
    path: "/features",
    template: "Features",
    content: ["features.yaml", "customers.yaml"],
  },
  {
    path: "/case-studies",
    template: "CaseStudies",
    content: ["case-studies.yaml", "customers.yaml"],
  },
  { path: "/faq", template: "Faq", content: ["faq.yaml", "case-studies.yaml"] },
  {
    path: "/pricing",
    template: "Pricing",
    content: ["plans.yaml", "case-studies.yaml", "home.yaml"],
  },
  { path: "/404.html", template: "Home", content: HOME_CONTENT },
  { path: "/", template: "Home", content: HOME_CONTENT, matchPath: "/*" },
];

/**
 * The pages that a link may lead to: every route but the host's file for unknown addresses. Marked
 * as pure, so that the browser's bundle, which needs the address below alone, goes without it.
 */
export const PAGES: readonly string[] = /* @__PURE__ */ ROUTES.map((route) => route.path).filter(
  (path) => path !== "/404.html",
);

/** Where every plan's button and every invitation leads. */
export const CONTACT_PATH = "/contact";

/** What a plan's button tells the contact page through the router: the plan's slug, and for what need. */
export interface ContactState {
  plan?: string | undefined;
  minutes?: number;
  parallel?: number;
}

/** The address of the picture that social networks show for a page. */
export const sharePictureOf = (path: string) => `/share${path === "/" ? "/home" : path}.png`;
