import { PAGES } from "../routes";
import { type AnyPageData, titleAndSeo } from "./page-data";

/*
 * Structured data for search engines, as JSON-LD with the schema.org vocabulary. It contains only what Google shows in
 * results for a site like this (developers.google.com/search/docs/appearance/structured-data/search-gallery): the
 * organization, the name of the site, and breadcrumbs.
 */

/** Returns undefined if the site has no such page. */
export function structuredData(path: string, data: unknown): object | undefined {
  if (!PAGES.some((page) => page === path)) return undefined;
  const context = { "@context": "https://schema.org" } as const;
  const pageData = data as AnyPageData;
  if (path === "/") return { ...context, "@graph": website(pageData.content.site) };
  return { ...context, ...breadcrumbs(path, pageData) };
}

/** Returns only the essentials, because Home must fit in the first packets that the server sends. */
function website({ brand, social }: Queries.SiteShellFragment): object[] {
  const url = `${brand.url}/`;
  return [
    {
      "@type": "Organization",
      name: brand.name,
      url,
      logo: `${url}icon-512.png`,
      sameAs: social.map(({ href }) => href),
    },
    { "@type": "WebSite", name: brand.name, url },
  ];
}

/** The last breadcrumb has the label of the site's link to the page, or else the page's title. */
function breadcrumbs(path: string, data: AnyPageData): object {
  const { brand, shell, nav, footer } = data.content.site;
  const { title } = titleAndSeo(path, data);
  const links = [...nav, ...footer.company.links, ...footer.support.links];
  const label = links.find(({ href }) => href === path)?.label ?? title;
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: shell.home, item: `${brand.url}/` },
      // The current page doesn't need a URL.
      { "@type": "ListItem", position: 2, name: label },
    ],
  };
}

/** Serializes data as JSON for a script element, and escapes text that could end the element. */
export function inScript(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
