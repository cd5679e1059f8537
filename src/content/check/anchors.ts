import { PAGES, ROUTES } from "../../routes";
import { contentFile } from "../model";
import { metaOf } from "../read/content-walk";
import type { ContentError } from "./content-error";
import type { ContentFiles } from "./content-file";

const LISTS_WITH_ANCHORS: Readonly<Record<string, { file: string; list: string[] }>> = {
  "/": { file: "home.yaml", list: ["caseStudies", "items"] },
  "/pricing": { file: "plans.yaml", list: ["plans"] },
  "/case-studies": { file: "case-studies.yaml", list: ["caseStudies"] },
  "/faq": { file: "faq.yaml", list: ["questions"] },
};

/** Ids on every page that aren't places to link to: the navigation's, and those of Gatsby's own elements. */
export const INTERNAL_IDS = ["site-nav", "gatsby-announcer", "gatsby-focus-wrapper"];

/** Returns a page's anchors, except for the slugs of entries. Browsers support `#top` on every page. */
function fixedAnchorsOn(page: string): string[] {
  const { file = "" } = ROUTES.find(({ path }) => path === page) ?? {};
  const headings = Object.entries(contentFile(file).schema.shape).flatMap(([key, part]) =>
    metaOf(part).kind?.name === "anchor"
      ? [key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]
      : [],
  );
  return [...headings, "top", "content"];
}

/** Returns the slugs of a list, or undefined if the list or one of the slugs has an error. */
export function slugsIn(files: ContentFiles, name: string, list: string[]): string[] | undefined {
  const file = files.get(name);
  const entries = file?.rightValueAt(list);
  if (!Array.isArray(entries)) return undefined;
  const slugs = entries.map((entry: unknown, index) =>
    typeof entry === "string" ? entry : file?.rightValueAt([...list, index, "slug"]),
  );
  return slugs.every((slug) => typeof slug === "string") ? slugs : undefined;
}

export function anchorsOn(page: string, files: ContentFiles): Set<string> | undefined {
  const { file, list } = LISTS_WITH_ANCHORS[page] ?? {};
  const slugs = file && list ? slugsIn(files, file, list) : [];
  return slugs && new Set([...slugs, ...fixedAnchorsOn(page)]);
}

/** Reports slugs that duplicate another id on the page, because links would jump to the wrong element. */
export function checkSlugs(files: ContentFiles): ContentError[] {
  return Object.entries(LISTS_WITH_ANCHORS).flatMap(([page, { file: name, list }]) => {
    const fixed = ["/", page].flatMap(fixedAnchorsOn);
    const own = name === "case-studies.yaml" ? fixed : fixedAnchorsOn(page);
    const taken = [...own, ...INTERNAL_IDS];
    return (slugsIn(files, name, list) ?? []).flatMap((slug, index) => {
      const message = `this page already uses "#${slug}" for something else; choose a different short name`;
      const path = [...list, index, "slug"];
      return (taken.includes(slug) && files.get(name)?.errorAt({ path, message })) || [];
    });
  });
}

/** Returns the pages that show a content file's text: the file's own page, or all pages if it has none. */
export function pagesOf(file: string): readonly string[] {
  const own = PAGES.filter((page) => ROUTES.find(({ path }) => path === page)?.file === file);
  return own.length > 0 ? own : PAGES;
}
