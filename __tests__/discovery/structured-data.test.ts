import { inScript, structuredData } from "../../src/discovery/structured-data";
import {
  caseStudiesData,
  examplePricing,
  faqData,
  homeData,
  pricingData,
} from "../support/content";

test("an address that is none of the site's pages has none", () => {
  expect(structuredData("/404.html", homeData)).toBeUndefined();
  expect(structuredData("/__proto__", homeData)).toBeUndefined();
  expect(structuredData("constructor", homeData)).toBeUndefined();
});

test("a price that is the same both ways is one offer, without a word on billing", () => {
  const answer = { content: { ...pricingData.content, pricing: examplePricing } };
  const offers = JSON.stringify(structuredData("/pricing", answer)).match(/"name":"[^"]+"/g);
  expect(offers?.slice(1, 6)).toEqual([
    '"name":"Free"',
    '"name":"Basic, billed annually"',
    '"name":"Basic, month to month"',
    '"name":"Pro, billed annually"',
    '"name":"Pro, month to month"',
  ]);
});

test("a page stands below Home, under the words of the links that lead there", () => {
  const { site, faq } = faqData.content;
  const nav = [{ label: "What people ask", href: "/faq", newTab: null }];
  const answer = { content: { faq, site: { ...site, nav } } };
  expect(structuredData("/faq", answer)).toMatchObject({
    "@graph": [
      { "@type": "FAQPage" },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, name: site.shell.home },
          { position: 2, name: "What people ask" },
        ],
      },
    ],
  });
});

test("a page that no link of navigation and footer leads to stands there under its own heading", () => {
  const { site, faq } = faqData.content;
  const footer = {
    ...site.footer,
    company: { ...site.footer.company, links: [] },
    support: { ...site.footer.support, links: [] },
  };
  const answer = { content: { faq, site: { ...site, nav: [], footer } } };
  expect(structuredData("/faq", answer)).toMatchObject({
    "@graph": [
      { "@type": "FAQPage" },
      { itemListElement: [{ name: site.shell.home }, { position: 2, name: faq.title }] },
    ],
  });
});

test("a case study is about its customer, by name", () => {
  expect(structuredData("/case-studies", caseStudiesData)).toMatchObject({
    "@graph": [
      {
        "@type": "ItemList",
        itemListElement: caseStudiesData.content.page.caseStudies.map(({ customer }) => ({
          item: { about: { "@type": "Organization", name: customer.name } },
        })),
      },
      { "@type": "BreadcrumbList" },
    ],
  });
});

test("no text can end the script element that it stands in", () => {
  const text = "</script><script>alert(1)</script><!--";
  expect(inScript({ text })).not.toContain("<");
  expect(JSON.parse(inScript({ text }))).toEqual({ text });
});
