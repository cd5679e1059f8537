import { readFileSync } from "node:fs";
import path from "node:path";
import { PAGES, type PagePath } from "../routes";
import { type AnyPageData, titleAndSeo } from "./title-and-seo";

export interface PageWords {
  path: string;
  title: string;
  description: string;
  heading: string;
}

export interface PageData {
  "/": Queries.HomePageQuery;
  "/pricing": Queries.PricingPageQuery;
  "/case-studies": Queries.CaseStudiesPageQuery;
  "/faq": Queries.FaqPageQuery;
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

export function pageWords(publicFolder: string): PageWords[] {
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
