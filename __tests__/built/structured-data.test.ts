/** @jest-environment jsdom */
import { formatDollars } from "../../src/numbers/numbers";
import { content, PAGES } from "../support/site-content";
import { documentOf, FALLBACK, htmlOf } from "./support/site";

interface Entry extends Record<string, unknown> {
  "@type": string;
}

/** What a page tells search engines: one thing, or a list of them. */
function dataOf(path: string): { "@context": string } & (Entry | { "@graph": Entry[] }) {
  const scripts = documentOf(path).querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]?.textContent ?? "");
}

/** The things that a page tells of. */
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
])("%s says what it is: %p", (path, types) => {
  expect(dataOf(path)["@context"]).toBe("https://schema.org");
  expect(entriesOf(path).map((entry) => entry["@type"])).toEqual(types);
});

test("the host's page for unknown addresses, which search engines skip, says nothing", () => {
  expect(htmlOf(FALLBACK)).not.toContain("ld+json");
});

/** Every text of the data, with the keys that lead to it. */
function* textsIn(value: unknown, place = ""): Generator<[place: string, text: string]> {
  if (typeof value === "string" || typeof value === "number") yield [place, String(value)];
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      yield* textsIn(inner, /^\d+$/.test(key) ? place : `${place}/${key}`);
    }
  }
}

/** What stands for machines alone: codes, addresses and positions. */
const CODES =
  /\/(@type|@context|url|logo|item|position|availability|encodingFormat|priceCurrency|validFrom)$/;

/** Lines, and the way to pay behind a plan's name. */
const LINES = new RegExp(`\\n+|(?<=${content.plans.plans.map(({ name }) => name).join("|")}), `);

const squeezed = (text: string) => text.replace(/\s+/g, "");

test.each(PAGES)(
  "every word and figure that $path tells search engines is on the page",
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

test("there is an offer for each listed price, with the figures of data/plans.yaml", () => {
  const [service] = entriesOf("/pricing");
  const listed = content.plans.plans.flatMap(({ slug, price }) =>
    price ? [...new Set([price.annual, price.monthly])].map((amount) => [slug, amount]) : [],
  );
  const offers = service?.offers as { url: string; price: number; priceCurrency: string }[];
  expect(offers.map(({ url, price }) => [url.split("#")[1], price])).toEqual(listed);
  expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(["USD"]));
});

test("every question is there with its whole answer", () => {
  const [faq] = entriesOf("/faq");
  expect(faq?.mainEntity).toEqual(
    content.faq.questions.map(({ question, wholeAnswer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: wholeAnswer },
    })),
  );
});

test("a page stands below Home, under the words of a link that leads there", () => {
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
