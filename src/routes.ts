/** A route of the site: its address and the template that shows it. */
interface Route {
  path: string;
  /** File name in src/templates, without its ending. */
  template: string;
  /** Addresses that show this page too (in the browser's router; see host/netlify-adapter.ts). */
  matchPath?: string;
}

/**
 * Every route, matched in this order (specification, section 2). The last two are the fallback:
 * any other path shows Home, in the browser through `matchPath`, and from the static host through
 * `404.html`, which it answers with status 404.
 */
export const ROUTES: readonly Route[] = [
  { path: "/services", template: "Services" },
  { path: "/contact", template: "Contact" },
  { path: "/features", template: "Features" },
  { path: "/case-studies", template: "CaseStudies" },
  { path: "/faq", template: "Faq" },
  { path: "/pricing", template: "Pricing" },
  { path: "/404.html", template: "Home" },
  { path: "/", template: "Home", matchPath: "/*" },
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

/** The address of the picture that social networks show for a page. */
export const sharePictureOf = (path: string) => `/share${path === "/" ? "/home" : path}.png`;
