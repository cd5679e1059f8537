import { readFileSync } from "node:fs";
import path from "node:path";
import { PAGES, type PagePath } from "../routes";

export interface PageSummary {
  path: string;
  title: string;
  description: string;
  heading: string;
}

export interface AnyPageData {
  content: { site: Queries.SiteShellFragment };
}

interface Page {
  title: string;
  seo: Queries.PageSeoFragment;
}

export interface PageData {
  "/": Queries.HomePageQuery;
  "/pricing": Queries.PricingPageQuery;
  "/contact": Queries.ContactPageQuery;
}

export function pageDataOf<P extends PagePath>(
  publicFolder: string,
  page: P,
): P extends keyof PageData ? PageData[P] : AnyPageData {
  const name = page === "/" ? "index" : page;
  const file = path.join(publicFolder, "page-data", name, "page-data.json");
  return JSON.parse(readFileSync(file, "utf8")).result.data;
}

export function pageSummaries(publicFolder: string): PageSummary[] {
  return PAGES.map((page) => {
    const data: AnyPageData = pageDataOf(publicFolder, page);
    const { seo } = data.content.site;
    const { title: heading, seo: own } = titleAndSeo(page, data);
    return {
      path: page,
      title: own.title ?? seo.title,
      description: own.description ?? seo.description,
      heading,
    };
  });
}

/** Reads the first field of the query result that has both. */
export function titleAndSeo(page: string, { content }: AnyPageData): Page {
  const { site, ...parts } = content;
  for (const part of Object.values<Partial<Page> & { hero?: Page }>(parts)) {
    const title = part.hero?.title ?? part.title;
    if (part.seo && title !== undefined) return { title, seo: part.seo };
  }
  throw new Error(`The page query for ${page} in src/templates must include "title" next to "seo"`);
}
