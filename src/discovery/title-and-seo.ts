/** The title of a page and its texts for search results. */
interface TitleAndSeo {
  title: string;
  seo: Queries.PageSeoFragment;
}

/** The query result of any page: the part that all pages share, and page-specific parts. */
export interface AnyAnswer {
  content: { site: Queries.SiteShellFragment };
}

/**
 * Returns the title of a page and its texts for search results, from whichever field of the query has them.
 *
 * @throws Error if the page's query has neither
 */
export function titleAndSeo(page: string, { content }: AnyAnswer): TitleAndSeo {
  const { site, ...parts } = content;
  for (const part of Object.values<{
    seo?: TitleAndSeo["seo"];
    title?: string;
    hero?: TitleAndSeo;
  }>(parts)) {
    const title = part.hero?.title ?? part.title;
    if (part.seo && title !== undefined) return { title, seo: part.seo };
  }
  throw new Error(`The query of ${page} in src/templates must have "title" next to "seo"`);
}
