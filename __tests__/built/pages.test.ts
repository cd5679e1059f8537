/** @jest-environment jsdom */

import { NOT_READY_ID } from "../../src/runtime/names";
import { ICONS, type IconName } from "../../src/styles/icons";
import { content, PAGES } from "../support/site-content";
import { documentOf, FALLBACK, textOf, textsOf } from "./support/site";

/* Checks what visitors without JavaScript see against the specification (sections 2 and 9). */

const mainOf = (path: string): Element => {
  const main = documentOf(path).querySelector("main");
  if (main === null) throw new Error(`${path} has no main`);
  return main;
};

const linksOf = (root: ParentNode, selector = "a") =>
  [...root.querySelectorAll(selector)].map((link) => [textOf(link), link.getAttribute("href")]);

const written = (links: readonly { label: string; href: string }[]) =>
  links.map(({ label, href }) => [label, href]);

const { caseStudies } = content.caseStudies;
test("every page has the navigation links in order, and Blog opens in a new tab", () => {
  for (const { path } of PAGES) {
    const links = [...documentOf(path).querySelectorAll("header nav a")];
    expect(
      links.map((link) => [textOf(link), link.getAttribute("href"), link.getAttribute("target")]),
    ).toEqual(
      content.site.nav.map(({ label, href, newTab = false }) =>
        newTab ? [`${label} ${content.site.shell.newTab}`, href, "_blank"] : [label, href, null],
      ),
    );
  }
});

test("every page has the footer columns, the social links and a copyright line with a year", () => {
  const { footer, contact, social, shell, brand } = content.site;
  const email = (address: string) => [address, `mailto:${address}`];
  for (const { path } of [...PAGES, { path: FALLBACK }]) {
    const shown = documentOf(path).querySelector("footer");
    const columns = [...(shown?.querySelectorAll("h2") ?? [])].map((heading) => [
      textOf(heading),
      ...linksOf(heading.parentElement ?? document),
    ]);
    expect(columns).toEqual([
      [footer.company.title, ...written(footer.company.links)],
      [footer.support.title, ...written(footer.support.links), email(contact.supportEmail)],
      [
        footer.address.title,
        [contact.phone, `tel:${contact.phoneLink}`],
        email(contact.salesEmail),
      ],
    ]);
    expect(linksOf(shown ?? document, `ul[aria-label="${shell.social}"] a`)).toEqual(
      written(social),
    );
    for (const words of [brand.tagline, contact.addressLines.join("")]) {
      expect(textOf(shown)).toContain(words);
    }
    expect(textOf(shown)).toMatch(new RegExp(`© \\d{4} ${shell.copyright}`));
  }
});

const { home, services, features, faq, contact, plans } = content;

const OUTLINES: Record<string, readonly { title: string }[]> = {
  "/": [
    ...[home.customerStrip, home.featureList, home.howItWorks, home.featureBoxes, home.stats],
    ...[home.caseStudies, home.callToAction],
  ],
  "/services": [
    ...[services.whatWeDo, services.agile, services.devops, services.reasons],
    ...[services.engagement, services.whyUs, services.callToAction],
  ],
  "/features": [
    features.tableOfContents,
    ...[features.continuousTesting, features.cloudPlatform, features.existingScripts],
    ...[features.fullStack, features.fasterResults, features.integrations, features.resultsTable],
    ...[features.facts, features.customerStrip, features.callToAction],
  ],
  "/pricing": [
    ...plans.plans.map(({ name }) => ({ title: name })),
    ...[plans.planComparison, plans.planFinder, plans.callToAction],
  ],
  "/case-studies": [
    ...caseStudies,
    content.caseStudies.customerStrip,
    content.caseStudies.callToAction,
  ],
  "/faq": [
    ...faq.questions.map(({ question }) => ({ title: question })),
    ...(faq.responsibilities ? [faq.responsibilities] : []),
    ...(faq.moreAnswers ? [faq.moreAnswers] : []),
    faq.callToAction,
  ],
  "/contact": [
    contact.nextSteps,
    contact.contactForm,
    contact.contactDetails,
    contact.customerStrip,
  ],
};

test.each(Object.entries(OUTLINES))(
  "the sections of %s follow the order in the specification",
  (path, sections) => {
    expect(textsOf(mainOf(path), "h2")).toEqual(sections.map(({ title }) => title));
  },
);

const isAfter = (link: Element | undefined, heading: Element | undefined) =>
  Boolean(
    link && heading && heading.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING,
  );

test.each(
  Object.entries({
    "/": { action: home.hero.action, callToAction: home.callToAction },
    "/services": services,
    "/features": features,
    "/pricing": plans,
    "/case-studies": content.caseStudies,
    "/faq": faq,
  }),
)("the first block and the last section of %s have their links", (path, words) => {
  const main = mainOf(path);
  const headings = [...main.querySelectorAll("h1, h2")];
  const linksTo = ({ href }: { href: string }) => [...main.querySelectorAll(`a[href="${href}"]`)];
  const [first] = linksTo(words.action);
  expect(isAfter(first, headings[0])).toBe(true);
  expect(isAfter(first, headings[1])).toBe(false);
  const last = linksTo(words.callToAction.action).at(-1);
  expect(last?.closest("section")).toBe(headings.at(-1)?.closest("section"));
});

test.each([
  ["/services", ["eager"]],
  ["/case-studies", ["eager", ...caseStudies.slice(1).map(() => "lazy")]],
])("%s loads its first picture immediately, and the others lazily", (path, loading) => {
  const pictures = [...mainOf(path).querySelectorAll('img:not([src$=".svg"])')];
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual(loading);
});

test("Features has a table of contents with every section", () => {
  const parts = OUTLINES["/features"]?.slice(1, -2) ?? [];
  const contents = textsOf(mainOf("/features"), "nav a");
  expect(contents).toEqual(parts.map(({ title }) => title));
});

test("each case study has a link to its PDF that opens in a new tab", () => {
  const cards = [...mainOf("/case-studies").querySelectorAll("li:has(h2)")];
  expect(cards.map((card) => [card.id, ...linksOf(card)])).toEqual(
    caseStudies.map(({ slug, linkLabel, title, pdf }) => [
      slug,
      [`${linkLabel}: ${title} ${content.site.shell.newTab}`, pdf],
    ]),
  );
  const { words } = content.caseStudies;
  expect(cards.map((card) => textsOf(card, "dl dd"))).toEqual(
    caseStudies.map(({ results }) =>
      results.map(({ before, after }) => `${words.before}: ${before} → ${words.after}: ${after}`),
    ),
  );
});

test("Contact has the postal address, and the sales email address and the phone number with and without scripts", () => {
  const main = mainOf("/contact");
  const { addressLines, salesEmail, phone, phoneLink } = content.site.contact;
  const ways = [
    [salesEmail, `mailto:${salesEmail}`],
    [phone, `tel:${phoneLink}`],
  ];
  expect(textsOf(main, "address")).toEqual([addressLines.join("")]);
  expect(linksOf(main, "dd a")).toEqual(ways);
  expect(linksOf(main.querySelector("[data-without-script]") ?? main)).toEqual(ways);
  expect(linksOf(main.querySelector(`#${NOT_READY_ID}`) ?? main)).toEqual(ways);
});

test.each([
  ["/", content.home],
  ["/features", content.features],
])("%s shows every icon that data/ lists for it, hidden from screen readers", (path, words) => {
  const named = Array.from(JSON.stringify(words).matchAll(/"icon":"(\w+)"/g), ([, name]) => name);
  expect(named).not.toEqual([]);
  const glyphs = named.map((name) => String.fromCodePoint(ICONS[name as IconName]));
  const drawn = [...mainOf(path).querySelectorAll("[data-icon][aria-hidden=true]")];
  const shown = drawn.map((icon) => icon.getAttribute("data-icon"));
  expect(shown).toEqual(expect.arrayContaining(glyphs));
});

/** Keys in `data/` whose values aren't text, or at the end of their path, appear only later or elsewhere. */
const NOT_SHOWN = [
  ...["seo", "slug", "icon", "drawing", "href", "src", "pdf", "tone", "customer", "customerQuote"],
  ...[
    "picture.phone",
    "validSince",
    "hintWhenWrong",
    "runBoard.controls",
    "fasterResults.suiteRace.failed",
  ],
  // The word for an outcome is only shown if a run has it.
  ...["rows.outcome", "resultsTable.outcomes"],
  ...[
    "contactForm.submitting",
    "contactForm.success",
    "contactForm.failure",
    "contactForm.errors",
    "contactForm.errorTitle",
  ],
  ...["contactForm.rescue", "contactForm.plan", "contactForm.suiteSentence"],
  ...["planFinder.wrongNumber", "planFinder.resultCustom", "planFinder.copied"],
  ...["suiteEstimate.damaged", "suiteEstimate.wrong", "suiteEstimate.copied"],
  "suiteEstimate.underOne",
].map((end) => `.${end}`);

/** Whether a text has a [name] in it, or a [number noun|nouns], which is filled in. */
const hasBlank = (text: string) => /\[\w+[^\]]*\]/.test(text);

function* wordsIn(value: unknown, place: string): Generator<[place: string, text: string]> {
  if (typeof value === "string") yield [place, value];
  else if (Array.isArray(value)) for (const item of value) yield* wordsIn(item, place);
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      const path = `${place}.${key}`;
      if (!NOT_SHOWN.some((end) => path.endsWith(end))) yield* wordsIn(item, path);
    }
  }
}

const names = content.customers.customers.map(({ name }) => name);
const customerQuote = (slug: string) => caseStudies.find((study) => study.slug === slug)?.quote;

const SHOWN: Record<string, unknown> = {
  "/": [home, names, content.stats],
  "/features": [features, names],
  "/services": [services, customerQuote(services.customerQuote)],
  "/pricing": [plans, customerQuote(plans.customerQuote)],
  "/case-studies": [content.caseStudies, names],
  "/faq": [faq, customerQuote(faq.customerQuote)],
  "/contact": [contact, names],
};

test.each(Object.entries(SHOWN))("all text in data/ for %s is on the page", (path, shown) => {
  const main = mainOf(path);
  const labels = [...main.querySelectorAll("[aria-label], img[alt]")].map(
    (part) => part.getAttribute("aria-label") ?? part.getAttribute("alt"),
  );
  // Ignore word joiners (U+2060), which keep names on one line.
  const text = [textOf(main), ...labels].join("").replace(/[\s\u2060]/g, "");
  const words = [...wordsIn(shown, path)].filter(
    ([, word]) => !hasBlank(word) && !(path === "/" && /^[a-z0-9-]+$/.test(word)),
  );
  expect(words.length).toBeGreaterThan(8);
  const missing = words.filter(([, word]) => !text.includes(word.replace(/\s/g, "")));
  expect(missing).toEqual([]);
});
