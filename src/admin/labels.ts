import type { ContentFileName } from "../content/model";

type Forms = Partial<Record<ContentFileName, { label: string; icon: string }>>;

/** The forms for single pages, in the order of the list. Icons are Material Symbols. */
export const PAGE_FORMS: Forms = {
  "home.yaml": { label: "Home page", icon: "home" },
  "features.yaml": { label: "Features page", icon: "star" },
  "services.yaml": { label: "Services page", icon: "handshake" },
  "plans.yaml": { label: "Pricing page and plans", icon: "sell" },
  "case-studies.yaml": { label: "Case studies", icon: "library_books" },
  "faq.yaml": { label: "FAQ page", icon: "help" },
  "contact.yaml": { label: "Contact page", icon: "mail" },
};

export const SHARED_FORMS: Forms = {
  "site.yaml": { label: "Navigation, footer and contact details", icon: "web" },
  "customers.yaml": { label: "Customers", icon: "groups" },
  "stats.yaml": { label: "Numbers used on several pages", icon: "numbers" },
  "race.yaml": { label: "Race your own suite", icon: "speed" },
};

/** Labels for keys whose names don't say enough, or for such a key in a group: `group.key`. */
const LABELS: Readonly<Record<string, string>> = {
  alt: "What the picture shows",
  answer: "Paragraphs of the answer",
  basis: "What it is based on",
  callToAction: "Last section, with a button",
  ciCd: "CI/CD integrations",
  contact: "Phone number, email and address",
  contactDetails: "Labels beside the contact details",
  "footer.address": "Column with the address",
  hero: "Top of the page",
  href: "Link to",
  items: "Entries",
  lead: "Introduction",
  linkLabel: "Text of the link to the PDF",
  moreAnswers: "Questions answered on other pages",
  nav: "Navigation links",
  newTab: "Opens in a new tab",
  of: "Whose plan, and when",
  ownStop: "Our own stop",
  overage: "Price of an extra minute",
  pdf: "PDF",
  phoneLink: "Phone number to dial",
  pipeline: "Drawing of a path",
  pipelines: "Drawings of paths",
  seo: "Search results and browser tab",
  shell: "Words on every page",
  "shell.newTab": "Note on links to a new tab",
  skipLink: "Link that skips the navigation",
  slug: "Short name",
  social: "Social media profiles",
  src: "Picture",
  stats: "Figures",
  stop: "Stop in the drawing",
  suiteRace: "Race your own suite",
  toFinder: "Button to the plan finder",
  tone: "Color",
  took: "Text about the time it took",
  url: "URL of the site",
  validSince: "Prices valid since",
  words: "Headings and labels",
  wrong: "Error message",
};

/** Names for an entry of a list, if they aren't the list's label without its "s". */
const ENTRY_LABELS: Readonly<Record<string, string>> = {
  addressLines: "line",
  answer: "paragraph",
  caseStudies: "case study",
  items: "entry",
  nav: "link",
  pipelines: "drawing",
  social: "profile",
  stats: "figure",
  worksWith: "kind of tool",
};

export function labelOf(key: string, group = ""): string {
  const known = LABELS[`${group}.${key}`] ?? LABELS[key];
  if (known !== undefined) return known;
  const words = key.replace(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/\bfaq\b/, "FAQ");
}

export const entryNameOf = (key: string) =>
  ENTRY_LABELS[key] ?? labelOf(key).toLowerCase().replace(/s$/, "");

/** Puts the names of forms in place of file names, but not of paths, which are in commands. */
export function inFormWords(text: string): string {
  return text.replace(/(?<![\w/-])[a-z-]+\.yaml/g, (name) => {
    const { label } = { ...PAGE_FORMS, ...SHARED_FORMS }[name as ContentFileName] ?? {};
    return label === undefined ? name : `“${label}”`;
  });
}
