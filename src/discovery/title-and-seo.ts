interface TitleAndSeo {
  title: string;
  seo: Queries.PageSeoFragment;
}

export interface AnyPageData {
  content: { site: Queries.SiteShellFragment };
}

/** From the first field of the query result that has both. */
export function titleAndSeo(page: string, { content }: AnyPageData): TitleAndSeo {
  const { site, ...parts } = content;
  for (const part of Object.values<{
    seo?: TitleAndSeo["seo"];
    title?: string;
    hero?: TitleAndSeo;
  }>(parts)) {
    const title = part.hero?.title ?? part.title;
    if (part.seo && title !== undefined) return { title, seo: part.seo };
  }
  throw new Error(`The page query for ${page} in src/templates must include "title" next to "seo"`);
}
