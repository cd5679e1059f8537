/** @jest-environment jsdom */
import { content, PAGES } from "../support/site-content";
import { documentOf } from "./support/site";

interface Entry extends Record<string, unknown> {
  "@type": string;
}

function dataOf(path: string): { "@context": string } & (Entry | { "@graph": Entry[] }) {
  const scripts = documentOf(path).querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]?.textContent ?? "");
}

function entriesOf(path: string): Entry[] {
  const { "@context": _, ...data } = dataOf(path);
  return "@graph" in data ? (data["@graph"] as Entry[]) : [data];
}

test.each([
  ["/", ["Organization", "WebSite"]],
  ["/features", ["BreadcrumbList"]],
  ["/services", ["BreadcrumbList"]],
  ["/pricing", ["Service", "BreadcrumbList"]],
  ["/case-studies", ["ItemList", "BreadcrumbList"]],
  ["/faq", ["FAQPage", "BreadcrumbList"]],
  ["/contact", ["ContactPage", "BreadcrumbList"]],
])("%s has entries of types %p", (path, types) => {
  expect(dataOf(path)["@context"]).toBe("https://schema.org");
  expect(entriesOf(path).map((entry) => entry["@type"])).toEqual(types);
});

test("each listed price in data/plans.yaml has an offer", () => {
  const [service] = entriesOf("/pricing");
  const listed = content.plans.plans.flatMap(({ slug, price }) =>
    price ? [...new Set([price.annual, price.monthly])].map((amount) => [slug, amount]) : [],
  );
  const offers = service?.offers as { url: string; price: number; priceCurrency: string }[];
  expect(offers.map(({ url, price }) => [url.split("#")[1], price])).toEqual(listed);
  expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(["USD"]));
});

test("every question is included with its complete answer", () => {
  const [faq] = entriesOf("/faq");
  expect(faq?.mainEntity).toEqual(
    content.faq.questions.map(({ question, wholeAnswer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: wholeAnswer },
    })),
  );
});

test("breadcrumbs place each page below Home and use the same name as links to the page", () => {
  const { nav, footer, shell } = content.site;
  const links = [...nav, ...footer.company.links, ...footer.support.links];
  for (const { path } of PAGES.slice(1)) {
    const list = entriesOf(path).at(-1)?.itemListElement as { name: string; position: number }[];
    expect(list.map(({ name, position }) => [position, name])).toEqual([
      [1, shell.home],
      [2, links.find(({ href }) => href === path)?.label],
    ]);
  }
});
