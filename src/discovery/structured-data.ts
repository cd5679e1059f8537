import type { Graph, Offer, Thing, WithContext } from "schema-dts";
import { billed } from "../plan-words";
import { BILLINGS } from "../pricing/costs";
import { PAGES } from "../routes";
import { plainText } from "../words";
import { type AnyPageData, type PageData, titleAndSeo } from "./page-data";

const PARTS: { [P in keyof PageData]: (data: PageData[P]) => Thing[] } = {
  "/": ({ content }) => website(content.site),
  "/pricing": ({ content }) => [service(content)],
  "/case-studies": ({ content }) => [caseStudies(content.page, content.site.brand.url)],
  "/faq": ({ content }) => [questions(content.faq)],
  "/contact": ({ content }) => [contactPage(content)],
};

/** JSON-LD with the schema.org vocabulary, or undefined if the site has no such page. */
export function structuredData(
  path: string,
  data: unknown,
): Graph | WithContext<Thing> | undefined {
  if (!PAGES.some((page) => page === path)) return undefined;
  const partsOf: Partial<Record<string, (data: never) => Thing[]>> = PARTS;
  const specific = partsOf[path]?.(data as never) ?? [];
  const parts = path === "/" ? specific : [...specific, breadcrumbs(path, data as AnyPageData)];
  const [part, ...others] = parts;
  const context = { "@context": "https://schema.org" } as const;
  // Omit the list if there is only one part, to save a few bytes per page.
  if (part && others.length === 0) return Object.assign(context, part);
  return { ...context, "@graph": parts };
}

/** Returns only the essentials, because Home must fit in the first packets that the server sends. */
function website({ brand, social }: Queries.SiteShellFragment): Thing[] {
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
function breadcrumbs(path: string, data: AnyPageData): Thing {
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

type PricingContent = Queries.PricingPageQuery["content"];

/** A Service, because Google wants ratings for a SoftwareApplication or Product, which we don't have. */
function service({ site, pricing }: PricingContent): Thing {
  return {
    "@type": "Service",
    name: site.brand.name,
    description: pricing.lead,
    url: `${site.brand.url}/pricing`,
    provider: { "@type": "Organization", name: site.brand.name, url: `${site.brand.url}/` },
    offers: pricing.plans.flatMap((plan) => offersOf(plan, pricing, site.brand.url)),
  };
}

/** Creates an offer for each listed price, or only one if both prices are the same. */
function offersOf(
  { slug, name, summary, price }: PricingContent["pricing"]["plans"][number],
  { words, validSince }: PricingContent["pricing"],
  siteUrl: string,
): Offer[] {
  if (!price) return [];
  const billings = price.annual === price.monthly ? BILLINGS.slice(0, 1) : BILLINGS;
  return billings.map((billing) => ({
    "@type": "Offer",
    name: billings.length === 1 ? name : `${name}, ${billed(billing, words)}`,
    description: summary,
    url: `${siteUrl}/pricing#${slug}`,
    price: price[billing],
    priceCurrency: "USD",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: price[billing],
      priceCurrency: "USD",
      unitText: words.perMonth,
    },
    validFrom: validSince,
    availability: "https://schema.org/InStock",
  }));
}

function questions({ questions: asked }: Queries.FaqPageQuery["content"]["faq"]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: asked.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer).join("\n\n") },
    })),
  };
}

function contactPage({ site, contact }: Queries.ContactPageQuery["content"]): Thing {
  const { addressLines, salesEmail, phoneLink } = site.contact;
  return {
    "@type": "ContactPage",
    name: contact.title,
    url: `${site.brand.url}/contact`,
    mainEntity: {
      "@type": "Organization",
      name: site.brand.name,
      url: `${site.brand.url}/`,
      address: addressLines.join("\n"),
      contactPoint: {
        "@type": "ContactPoint",
        contactType: contact.contactDetails.email,
        email: salesEmail,
        telephone: phoneLink,
      },
    },
  };
}

type CaseStudiesPage = Queries.CaseStudiesPageQuery["content"]["page"];

function caseStudies({ title, caseStudies: studies }: CaseStudiesPage, siteUrl: string): Thing {
  return {
    "@type": "ItemList",
    name: title,
    itemListElement: studies.map((study, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "CreativeWork",
        name: study.title,
        about: { "@type": "Organization", name: study.customer.name },
        description: study.summary,
        // Prepend the site's URL to the path of a file in static/files.
        url: study.pdf.startsWith("/") ? siteUrl + study.pdf : study.pdf,
        encodingFormat: "application/pdf",
      },
    })),
  };
}

/** Serializes data as JSON for a script element, and escapes text that could end the element. */
export function inScript(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
