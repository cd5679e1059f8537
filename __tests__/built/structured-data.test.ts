/** @jest-environment jsdom */
import { formatDollars } from "../../src/numbers";
import { content, PAGES } from "../support/site-content";
import { documentOf, FALLBACK, htmlOf } from "./support/site";

interface Entry extends Record<string, unknown> {
  "@type": string;
}

/** Returns a page's structured data, which is either a single entry or a graph of entries. */
function dataOf(path: string): { "@context": string } & (Entry | { "@graph": Entry[] }) {
  const scripts = documentOf(path).querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]?.textContent ?? "");
}

/** Returns the entries of a page's structured data. */
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

test("the fallback page has no structured data, because search engines don't index it", () => {
  expect(htmlOf(FALLBACK)).not.toContain("ld+json");
});

/** Yields every string and number in a value, together with its key path. */
function* textsIn(value: unknown, place = ""): Generator<[place: string, text: string]> {
  if (typeof value === "string" || typeof value === "number") yield [place, String(value)];
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      yield* textsIn(inner, /^\d+$/.test(key) ? place : `${place}/${key}`);
    }
  }
}

/** Matches keys whose values visitors don't see, such as codes, URLs and positions. */
const CODES =
  /\/(@type|@context|url|logo|item|position|availability|encodingFormat|priceCurrency|validFrom)$/;

/** Matches line breaks and the comma between a plan's name and its billing period. */
const LINES = new RegExp(`\\n+|(?<=${content.plans.plans.map(({ name }) => name).join("|")}), `);

const squeezed = (text: string) => text.replace(/\s+/g, "");

test.each(PAGES)(
  "every word and number in the structured data of $path is on the page",
  ({ path }) => {
    const page = documentOf(path);
    for (const script of page.querySelectorAll("script, style")) script.remove();
    const shown = squeezed(page.body.textContent ?? "");
    const links = new Set([...page.querySelectorAll("a")].map((link) => link.getAttribute("href")));
    let compared = 0;
    for (const [place, text] of textsIn(entriesOf(path))) {
      if (CODES.test(place)) continue;
      compared += 1;
      if (/\/price$/.test(place)) expect(shown).toContain(formatDollars(Number(text)));
      else if (/\/(sameAs|telephone|email)$/.test(place)) {
        expect([...links].some((href) => href?.endsWith(text))).toBe(true);
      } else {
        for (const part of text.split(LINES)) {
          expect({ place, shown: shown.includes(squeezed(part)) ? part : undefined }).toEqual({
            place,
            shown: part,
          });
        }
      }
    }
    expect(compared).toBeGreaterThanOrEqual(2);
  },
);

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
