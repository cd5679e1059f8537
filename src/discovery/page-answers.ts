import { readFileSync } from "node:fs";
import path from "node:path";
import { PAGES } from "../routes";

/** What a page says of itself, from what its own query has answered. */
export interface PageWords {
  path: string;
  title: string;
  description: string;
  heading: string;
}

interface Part {
  seo?: Queries.PageSeoFragment;
  title?: string;
  hero?: { title: string };
}

interface Answer {
  content: { site: Queries.SiteShellFragment } & Record<string, Part>;
}

/**
 * What a page's own query has answered in this build, which is all that the page knows.
 *
 * @param publicFolder the built site's folder
 * @param page the page's path, such as /pricing
 * @throws Error if the build has no such page
 */
export function answerOf<Data = Answer>(publicFolder: string, page: string): Data {
  const name = page === "/" ? "index" : page;
  const file = path.join(publicFolder, "page-data", name, "page-data.json");
  return JSON.parse(readFileSync(file, "utf8")).result.data;
}

/** What each of the site's pages says of itself. */
export function pageWords(publicFolder: string): PageWords[] {
  return PAGES.map((page) => {
    const { site, ...parts } = answerOf(publicFolder, page).content;
    const own = Object.values(parts).find(({ seo }) => seo !== undefined);
    return {
      path: page,
      title: own?.seo?.title ?? site.seo.title,
      description: own?.seo?.description ?? site.seo.description,
      heading: own?.hero?.title ?? own?.title ?? site.seo.title,
    };
  });
}
