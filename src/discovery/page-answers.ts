import { readFileSync } from "node:fs";
import path from "node:path";
import { PAGES, type PagePath } from "../routes";
import { type AnyAnswer, ownWords } from "./own-words";

/** What a page says of itself, from what its own query has answered. */
export interface PageWords {
  path: string;
  title: string;
  description: string;
  heading: string;
}

/** What the queries of those pages have answered that programs read more of than of any page. */
export interface Answers {
  "/": Queries.HomePageQuery;
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
export function answerOf<P extends PagePath>(
  publicFolder: string,
  page: P,
): P extends keyof Answers ? Answers[P] : AnyAnswer {
  const name = page === "/" ? "index" : page;
  const file = path.join(publicFolder, "page-data", name, "page-data.json");
  return JSON.parse(readFileSync(file, "utf8")).result.data;
}

/** What each of the site's pages says of itself. */
export function pageWords(publicFolder: string): PageWords[] {
  return PAGES.map((page) => {
    const answer: AnyAnswer = answerOf(publicFolder, page);
    const { seo } = answer.content.site;
    const { title: heading, seo: own } = ownWords(page, answer);
    return {
      path: page,
      title: own.title ?? seo.title,
      description: own.description ?? seo.description,
      heading,
    };
  });
}
