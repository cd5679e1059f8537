import { z } from "zod";
import { PAGES, ROUTES } from "../../routes";
import { CONTENT_FILES } from "../model";
import type { ContentFiles } from "./content-file";
import type { Problem } from "./problems";

/** Where the entries stand whose slugs are ids of a page, too; `alsoOn` shows some of them. */
const ENTRIES: Readonly<Record<string, { file: string; list: string[]; alsoOn?: string }>> = {
  "/": { file: "home.yaml", list: ["caseStudies", "items"] },
  "/pricing": { file: "plans.yaml", list: ["plans"] },
  "/case-studies": { file: "case-studies.yaml", list: ["caseStudies"], alsoOn: "/" },
  "/faq": { file: "faq.yaml", list: ["questions"] },
};

/** The ids that every page has; `top` is the browser's own. */
const EVERYWHERE = ["top", "content"];

/** The navigation's, to which no link leads. */
const NAVIGATION = "site-nav";

/** The ids of a page's headings, in order: the keys of its file's groups that are places. */
function headingsOf(page: string): string[] {
  const own = ROUTES.find(({ path }) => path === page)?.file;
  const { schema } = CONTENT_FILES.find(({ file }) => file === own) ?? {};
  return Object.entries(schema?.shape ?? {}).flatMap(([key, part]) =>
    z.globalRegistry.get(part)?.meaning?.is === "place"
      ? [key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]
      : [],
  );
}

/** The places on a page that a link may lead to, or undefined if they can't be known for mistakes. */
export function placesOn(page: string, files: ContentFiles): Set<string> | undefined {
  const slugs = slugsOn(page, files);
  return slugs && new Set([...slugs, ...headingsOf(page), ...EVERYWHERE]);
}

function slugsOn(page: string, files: ContentFiles): string[] | undefined {
  const { file: name = "", list = [] } = ENTRIES[page] ?? {};
  if (name === "") return [];
  const file = files.get(name);
  const entries = file?.rightValueAt(list);
  if (!Array.isArray(entries)) return undefined;
  const slugs = entries.map((entry: unknown, index) =>
    typeof entry === "string" ? entry : file?.rightValueAt([...list, index, "slug"]),
  );
  return slugs.every((slug) => typeof slug === "string") ? slugs : undefined;
}

/** A slug that its page has as an id already would be there twice, and links lead to the first. */
export function checkSlugs(files: ContentFiles): Problem[] {
  return Object.entries(ENTRIES).flatMap(([shown, { file: name, list, alsoOn = shown }]) => {
    const file = files.get(name);
    const entries = file?.rightValueAt(list);
    const taken = new Map(
      [alsoOn, shown].flatMap((page) =>
        [...headingsOf(page), ...EVERYWHERE, NAVIGATION].map((id) => [id, page] as const),
      ),
    );
    return (Array.isArray(entries) ? entries : []).flatMap((_entry, index) => {
      const path = [...list, index, "slug"];
      const slug = file?.rightValueAt(path);
      const page = taken.get(String(slug));
      const message = `the page ${page} has a place called "${slug}" already; choose another name`;
      return (page !== undefined && file?.problemAt(path, message)) || [];
    });
  });
}

/** The pages on which a file's own texts stand: one, or all of them. */
export function pagesOf(file: string): readonly string[] {
  const own = PAGES.filter((page) => ROUTES.find(({ path }) => path === page)?.file === file);
  return own.length > 0 ? own : PAGES;
}
