import { PAGES, ROUTES } from "../../routes";
import { CONTENT_FILES } from "../model";
import { metaOf } from "../read/content-walk";
import type { ContentFiles } from "./content-file";
import type { Problem } from "./problems";

/** Where the entries stand whose slugs are ids of a page, too; Home shows some case studies again. */
const ENTRIES: Readonly<Record<string, { file: string; list: string[] }>> = {
  "/": { file: "home.yaml", list: ["caseStudies", "items"] },
  "/pricing": { file: "plans.yaml", list: ["plans"] },
  "/case-studies": { file: "case-studies.yaml", list: ["caseStudies"] },
  "/faq": { file: "faq.yaml", list: ["questions"] },
};

/** The ids that a page has whatever its entries: `top` is the browser's own, the others its headings. */
function fixedPlacesOn(page: string): string[] {
  const own = ROUTES.find(({ path }) => path === page)?.file;
  const { schema } = CONTENT_FILES.find(({ file }) => file === own) ?? {};
  const headings = Object.entries(schema?.shape ?? {}).flatMap(([key, part]) =>
    metaOf(part).meaning?.is === "place"
      ? [key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]
      : [],
  );
  return [...headings, "top", "content"];
}

/** The slugs of a file's list, or of a list of slugs; undefined if one can't be known for a mistake. */
export function slugsIn(files: ContentFiles, name: string, list: string[]): string[] | undefined {
  const file = files.get(name);
  const entries = file?.rightValueAt(list);
  if (!Array.isArray(entries)) return undefined;
  const slugs = entries.map((entry: unknown, index) =>
    typeof entry === "string" ? entry : file?.rightValueAt([...list, index, "slug"]),
  );
  return slugs.every((slug) => typeof slug === "string") ? slugs : undefined;
}

/** The places on a page that a link may lead to, or undefined if they can't be known for mistakes. */
export function placesOn(page: string, files: ContentFiles): Set<string> | undefined {
  const { file, list } = ENTRIES[page] ?? {};
  const slugs = file && list ? slugsIn(files, file, list) : [];
  return slugs && new Set([...slugs, ...fixedPlacesOn(page)]);
}

/** A slug that its page has as an id already would be there twice, and links lead to the first. */
export function checkSlugs(files: ContentFiles): Problem[] {
  return Object.entries(ENTRIES).flatMap(([page, { file: name, list }]) => {
    const fixed = ["/", page].flatMap(fixedPlacesOn);
    const taken = name === "case-studies.yaml" ? fixed : fixedPlacesOn(page);
    return (slugsIn(files, name, list) ?? []).flatMap((slug, index) => {
      const message = `the page has a place called "${slug}" already; choose another name`;
      const path = [...list, index, "slug"];
      const isTaken = slug === "site-nav" || taken.includes(slug);
      return (isTaken && files.get(name)?.problemAt(path, message)) || [];
    });
  });
}

/** The pages on which a file's own texts stand: one, or all of them. */
export function pagesOf(file: string): readonly string[] {
  const own = PAGES.filter((page) => ROUTES.find(({ path }) => path === page)?.file === file);
  return own.length > 0 ? own : PAGES;
}
