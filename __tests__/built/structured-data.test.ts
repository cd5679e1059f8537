/** @jest-environment jsdom */
import { content, PAGES } from "../support/site-content";
import { documentOf } from "./support/site";

function dataOf(path: string): Record<string, unknown> {
  const scripts = documentOf(path).querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]?.textContent ?? "");
}

test("Home names the organization and the site", () => {
  const { brand, social } = content.site;
  const named = { name: brand.name, url: `${brand.url}/` };
  expect(dataOf("/")).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      {
        ...{ "@type": "Organization", ...named },
        ...{ logo: `${brand.url}/icon-512.png`, sameAs: social.map(({ href }) => href) },
      },
      { "@type": "WebSite", ...named },
    ],
  });
});

test("breadcrumbs place each page below Home and use the same name as links to the page", () => {
  const { brand, nav, footer, shell } = content.site;
  const links = [...nav, ...footer.company.links, ...footer.support.links];
  for (const { path } of PAGES.slice(1)) {
    const name = links.find(({ href }) => href === path)?.label;
    expect(dataOf(path)).toEqual({
      ...{ "@context": "https://schema.org", "@type": "BreadcrumbList" },
      itemListElement: [
        { "@type": "ListItem", position: 1, name: shell.home, item: `${brand.url}/` },
        { "@type": "ListItem", position: 2, name },
      ],
    });
  }
});
