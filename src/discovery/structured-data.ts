import type {
  BreadcrumbList,
  ContactPage,
  FAQPage,
  Graph,
  ItemList,
  Offer,
  Organization,
  Service,
  Thing,
  WebSite,
  WithContext,
} from "schema-dts";
import { PAGES } from "../routes";
import { BILLINGS } from "../sections/Plans/quotes";
import { plainText } from "../words/plain-text";
import { type AnyAnswer, ownWords } from "./own-words";
import type { Answers } from "./page-answers";

type Site = Queries.SiteShellFragment;

/** What some pages say to search engines beside where they stand, in the words that they show. */
const PARTS: { [P in keyof Answers]: (answer: Answers[P]) => Thing[] } = {
  "/": ({ content }) => website(content.site),
  "/pricing": ({ content }) => [service(content)],
  "/case-studies": ({ content }) => [caseStudies(content.page, content.site.brand.url)],
  "/faq": ({ content }) => [questions(content.faq)],
  "/contact": ({ content }) => [contactPage(content)],
};

const hasParts = (path: string): path is keyof Answers => Object.hasOwn(PARTS, path);

/**
 * What a page tells search engines about itself, as JSON-LD in schema.org's vocabulary; undefined
 * for an address that is none of the site's pages. It takes what the page's own query has answered,
 * so that it can't say anything else than the page does.
 */
export function structuredData<P extends string>(
  path: P,
  answer: P extends keyof Answers ? Answers[P] : unknown,
): Graph | WithContext<Thing> | undefined {
  if (!PAGES.some((page) => page === path)) return undefined;
  const partsOf: (answer: never) => Thing[] = hasParts(path) ? PARTS[path] : () => [];
  const own = partsOf(answer as never);
  const parts = path === "/" ? own : [...own, breadcrumbs(path, answer as AnyAnswer)];
  const [part, ...others] = parts;
  const context = { "@context": "https://schema.org" } as const;
  // One part needs no list, which would be a few bytes more of the page's first answer.
  if (part && others.length === 0) return Object.assign(context, part);
  return { ...context, "@graph": parts };
}

/** Briefly: Home's answer must fit into the first packets that a server sends. */
function website({ brand, social }: Site): (Organization | WebSite)[] {
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

/** Where a page stands, in the words of the links that lead there; without one, under its heading. */
function breadcrumbs(path: string, answer: AnyAnswer): BreadcrumbList {
  const { brand, shell, nav, footer } = answer.content.site;
  const { title } = ownWords(path, answer);
  const links = [...nav, ...footer.company.links, ...footer.support.links];
  const label = links.find(({ href }) => href === path)?.label ?? title;
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: shell.home, item: `${brand.url}/` },
      // The page itself, which needs no address of its own.
      { "@type": "ListItem", position: 2, name: label },
    ],
  };
}

type Plans = Queries.PricingPageQuery["content"]["pricing"];

/**
 * Not a SoftwareApplication or a Product: what Google shows of these needs ratings or reviews, or calls for
 * them, of which there are none (developers.google.com/search/docs/appearance/structured-data).
 */
function service({ site, pricing }: Queries.PricingPageQuery["content"]): Service {
  return {
    "@type": "Service",
    name: site.brand.name,
    description: pricing.lead,
    url: `${site.brand.url}/pricing`,
    provider: { "@type": "Organization", name: site.brand.name, url: `${site.brand.url}/` },
    offers: pricing.plans.flatMap((plan) => offersOf(plan, pricing, site.brand.url)),
  };
}

/** An offer for each price that is listed: one where both ways to pay cost the same. */
function offersOf(
  { slug, name, summary, price }: Plans["plans"][number],
  { words, validSince }: Plans,
  siteUrl: string,
): Offer[] {
  if (!price) return [];
  const billings = price.annual === price.monthly ? BILLINGS.slice(0, 1) : BILLINGS;
  return billings.map((billing) => {
    const billed = billing === "annual" ? words.billedAnnually : words.monthToMonth;
    return {
      "@type": "Offer",
      name: billings.length === 1 ? name : `${name}, ${billed}`,
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
    };
  });
}

function questions({ questions: asked }: Queries.FaqPageQuery["content"]["faq"]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: asked.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer).join("\n\n") },
    })),
  };
}

function contactPage({ site, contact }: Queries.ContactPageQuery["content"]): ContactPage {
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
        contactType: contact.direct.email,
        email: salesEmail,
        telephone: phoneLink,
      },
    },
  };
}

type CaseStudiesPage = Queries.CaseStudiesPageQuery["content"]["page"];

function caseStudies({ title, caseStudies: studies }: CaseStudiesPage, siteUrl: string): ItemList {
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
        // One in static/files has an address of this site.
        url: study.pdf.startsWith("/") ? siteUrl + study.pdf : study.pdf,
        encodingFormat: "application/pdf",
      },
    })),
  };
}

/** JSON for a script element: no text in it can end the element. */
export function inScript(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
