import { PAGES, ROUTES } from "../../routes";
import type { ContentFiles } from "./content-file";
import type { Problem } from "./problems";

/** The ids of a page's headings, in order; __tests__/content/check/places.test.tsx holds them to the pages. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  "/": [
    "customers",
    "features",
    "how-it-works",
    "boxes",
    "stats",
    "case-studies",
    "call-to-action",
  ],
  "/services": [
    "what-we-do",
    "agile",
    "devops",
    "reasons",
    "engagement",
    "why-us",
    "call-to-action",
  ],
  "/features": [
    "contents",
    "continuous-testing",
    "cloud-platform",
    "existing-scripts",
    "full-stack",
    "faster-results",
    "integrations",
    "results",
    "facts",
    "customers",
    "call-to-action",
  ],
  "/pricing": ["finder", "comparison", "faq", "call-to-action"],
  "/case-studies": ["customers", "call-to-action"],
  "/faq": ["call-to-action"],
  "/contact": ["form", "next", "direct", "customers"],
};

interface Entries {
  file: string;
  list: readonly string[];
  /** Another page, which shows some of them. */
  alsoOn?: string;
}

/** Where the entries stand whose slugs are ids of a page, too. */
const ENTRIES: Readonly<Record<string, Entries>> = {
  "/": { file: "home.yaml", list: ["caseStudies", "items"] },
  "/pricing": { file: "plans.yaml", list: ["plans"] },
  "/case-studies": { file: "case-studies.yaml", list: ["caseStudies"], alsoOn: "/" },
  "/faq": { file: "faq.yaml", list: ["questions"] },
};

/** The ids that every page has; `top` is the browser's own. */
const EVERYWHERE = ["top", "content"];

/** The navigation's, to which no link leads. */
const NAVIGATION = "site-nav";

/** The places on a page that a link may lead to, or undefined if they can't be known for mistakes. */
export function placesOn(page: string, files: ContentFiles): Set<string> | undefined {
  const { file: name = "", list = [] } = ENTRIES[page] ?? {};
  const file = files.get(name);
  const entries = name === "" ? [] : file?.rightValueAt(list);
  if (!Array.isArray(entries)) return undefined;
  const slugs = entries.map((entry: unknown, index) =>
    typeof entry === "string" ? entry : file?.rightValueAt([...list, index, "slug"]),
  );
  if (!slugs.every((slug) => typeof slug === "string")) return undefined;
  return new Set([...slugs, ...(HEADINGS[page] ?? []), ...EVERYWHERE]);
}

/** A slug that its page has as an id already would be there twice, and links lead to the first. */
export function checkSlugs(files: ContentFiles): Problem[] {
  return Object.entries(ENTRIES).flatMap(([shown, { file: name, list, alsoOn = shown }]) => {
    const file = files.get(name);
    const entries = file?.rightValueAt(list);
    return (Array.isArray(entries) ? entries : []).flatMap((_entry, index) => {
      const path = [...list, index, "slug"];
      const slug = file?.rightValueAt(path);
      const page = [shown, alsoOn].find((at) =>
        [...(HEADINGS[at] ?? []), ...EVERYWHERE, NAVIGATION].some((id) => id === slug),
      );
      const message = `the page ${page} has a place called "${slug}" already; choose another name`;
      return (page !== undefined && file?.problemAt(path, message)) || [];
    });
  });
}

/** The pages on which a file's own texts stand: one, or all of them. */
export function pagesOf(file: string): readonly string[] {
  const own = PAGES.filter((page) => ROUTES.find(({ path }) => path === page)?.content[0] === file);
  return own.length > 0 ? own : PAGES;
}
