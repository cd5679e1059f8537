/** What every page's own file has, as its query answers it. */
interface OwnWords {
  title: string;
  seo: Queries.PageSeoFragment;
}

/** The part of any page's answer that every page has, and the parts of its own. */
export interface AnyAnswer {
  content: { site: Queries.SiteShellFragment };
}

/**
 * The heading of a page, and its words for search results: of the file of its own, whatever its query
 * calls it.
 *
 * @throws Error if the page's query asks for none
 */
export function ownWords(page: string, { content }: AnyAnswer): OwnWords {
  const { site, ...parts } = content;
  for (const part of Object.values<{ seo?: OwnWords["seo"]; title?: string; hero?: OwnWords }>(
    parts,
  )) {
    const title = part.hero?.title ?? part.title;
    if (part.seo && title !== undefined) return { title, seo: part.seo };
  }
  throw new Error(`The query of ${page} in src/templates asks for no "title" beside "seo"`);
}
