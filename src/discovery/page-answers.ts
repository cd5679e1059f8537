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

/** What the queries of the pages have answered: each page's own data, by its path. */
export interface Answers {
  "/": Queries.HomePageQuery;
  "/features": Queries.FeaturesPageQuery;
  "/services": Queries.ServicesPageQuery;
  "/pricing": Queries.PricingPageQuery;
  "/case-studies": Queries.CaseStudiesPageQuery;
  "/faq": Queries.FaqPageQuery;
  "/contact": Queries.ContactPageQuery;
}

/**
 * What a page's own query has answered in this build, which is all that the page knows.
 *
 * @param publicFolder the built site's folder
 * @param page the page's path, such as /pricing
 * @throws Error if the build has no such page
 */
export function answerOf<P extends keyof Answers>(publicFolder: string, page: P): Answers[P] {
  const name = page === "/" ? "index" : page;
  const file = path.join(publicFolder, "page-data", name, "page-data.json");
  return JSON.parse(readFileSync(file, "utf8")).result.data;
}

/** A part of one of several contents; TypeScript alone would take it for anything. */
type PartOf<Content> = Content extends unknown ? Content[keyof Content] : never;

/** What each of the site's pages says of itself. */
export function pageWords(publicFolder: string): PageWords[] {
  return PAGES.map((page) => {
    // The table of routes says of a path only that it is text.
    const { site, ...parts } = answerOf(publicFolder, page as keyof Answers).content;
    const own = Object.values<PartOf<typeof parts>>(parts).find((part) => "seo" in part);
    const heading = own && ("hero" in own ? own.hero.title : own.title);
    return {
      path: page,
      title: own?.seo.title ?? site.seo.title,
      description: own?.seo.description ?? site.seo.description,
      heading: heading ?? site.seo.title,
    };
  });
}
