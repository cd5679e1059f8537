/** @jest-environment jsdom */
import { ICONS, type IconName } from "../../src/components/Icon/icons";
import { content, PAGES } from "../support/site-content";
import { documentOf, FALLBACK, textOf, textsOf } from "./support/site";

/*
 * Checks the built HTML, which visitors without JavaScript see, against the specification (sections 2 and 9).
 */

const mainOf = (path: string): Element => {
  const main = documentOf(path).querySelector("main");
  if (main === null) throw new Error(`${path} has no main`);
  return main;
};

const sectionOf = (main: Element, title: string): Element => {
  const heading = [...main.querySelectorAll("h2")].find((one) => textOf(one) === title);
  const section = heading?.closest("section");
  if (!section) throw new Error(`No section "${title}"`);
  return section;
};

const entriesBelow = (main: Element, title: string) => [
  ...sectionOf(main, title).querySelectorAll("ul > li, ol > li, dl > div"),
];

const linksOf = (root: ParentNode, selector = "a") =>
  [...root.querySelectorAll(selector)].map((link) => [textOf(link), link.getAttribute("href")]);

const written = (links: readonly { label: string; href: string }[]) =>
  links.map(({ label, href }) => [label, href]);

const { caseStudies } = content.caseStudies;
const customerNames = content.customers.customers.map(({ name }) => name);
const customerOf = (slug: string) =>
  content.customers.customers.find((customer) => customer.slug === slug)?.name ?? "";

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

test("Pricing links to the questions page", () => {
  expect(linksOf(mainOf("/pricing"), 'a[href="/faq"]')).toHaveLength(1);
});

const { home, services, features, faq, contact, plans } = content;

const OUTLINES: Record<string, readonly { title: string }[]> = {
  "/": [
    ...[home.customers, home.features, home.howItWorks, home.boxes, home.stats],
    ...[home.caseStudies, home.callToAction],
  ],
  "/services": [
    ...[services.whatWeDo, services.agile, services.devops, services.reasons],
    ...[services.engagement, services.whyUs, services.callToAction],
  ],
  "/features": [
    features.contents,
    ...[features.continuousTesting, features.cloudPlatform, features.existingScripts],
    ...[features.fullStack, features.fasterResults, features.integrations, features.results],
    ...[features.facts, features.customers, features.callToAction],
  ],
  "/pricing": [
    ...plans.plans.map(({ name }) => ({ title: name })),
    ...[plans.comparison, plans.finder, plans.callToAction],
  ],
  "/case-studies": [
    ...caseStudies,
    content.caseStudies.customers,
    content.caseStudies.callToAction,
  ],
  "/faq": [
    ...faq.questions.map(({ question }) => ({ title: question })),
    ...(faq.responsibilities ? [faq.responsibilities] : []),
    ...(faq.elsewhere ? [faq.elsewhere] : []),
    faq.callToAction,
  ],
  "/contact": [contact.next, contact.form, contact.direct, contact.customers],
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

test.each(PAGES.filter(({ path }) => path !== "/contact"))(
  "$path links to the contact page from its first block and its last section",
  ({ path }) => {
    const main = mainOf(path);
    const links = [...main.querySelectorAll('a[href="/contact"]')];
    const headings = [...main.querySelectorAll("h1, h2")];
    expect(isAfter(links[0], headings[0])).toBe(true);
    expect(isAfter(links[0], headings[1])).toBe(false);
    expect(isAfter(links.at(-1), headings.at(-1))).toBe(true);
    expect(links.at(-1)?.closest("section")).toBe(headings.at(-1)?.closest("section"));
  },
);

test.each([
  ["/", home.customers.title],
  ["/features", features.customers.title],
  ["/case-studies", content.caseStudies.customers.title],
  ["/contact", contact.customers.title],
])("%s names every customer", (path, title) => {
  expect(entriesBelow(mainOf(path), title).map(textOf)).toEqual(customerNames);
});

test.each([
  ["/services", services.quoteOf],
  ["/pricing", plans.quoteOf],
  ["/faq", faq.quoteOf],
])("%s has a customer quote with its author and a link to the case study", (path, slug) => {
  const study = caseStudies.find((one) => one.slug === slug);
  const quote = mainOf(path).querySelector("figure:has(blockquote)");
  expect(textOf(quote)).toContain(study?.quote.text);
  expect(textOf(quote)).toContain(`${study?.quote.name}, ${study?.quote.role}`);
  expect(linksOf(quote?.parentElement ?? document)).toEqual([
    [study?.title, `/case-studies#${slug}`],
  ]);
});

test.each([
  ["/services", ["eager"]],
  ["/case-studies", ["eager", ...caseStudies.slice(1).map(() => "lazy")]],
])("%s loads its first picture immediately, and the others lazily", (path, loading) => {
  const pictures = [...mainOf(path).querySelectorAll('img:not([src$=".svg"])')];
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual(loading);
});

test("Home has three numbered steps with pictures, six boxes, and every figure from data/stats.yaml", () => {
  const main = mainOf("/");
  const steps = entriesBelow(main, home.howItWorks.title);
  expect(steps.map((step) => [step.parentElement?.tagName, ...textsOf(step, "h3")])).toEqual(
    home.howItWorks.steps.map(({ title }) => ["OL", title]),
  );
  expect(steps.map((step) => step.querySelector("img")?.getAttribute("alt"))).toEqual(
    home.howItWorks.steps.map(({ picture }) => picture.alt),
  );
  expect(steps).toHaveLength(3);
  expect(entriesBelow(main, home.features.title).length).toBeGreaterThanOrEqual(3);
  expect(textsOf(sectionOf(main, home.boxes.title), "h3")).toEqual(
    home.boxes.items.map(({ title }) => title),
  );
  expect(home.boxes.items).toHaveLength(6);
  const figures = entriesBelow(main, home.stats.title);
  expect(
    figures.map((entry) => [textOf(entry.querySelector("dd")), textOf(entry.querySelector("dt"))]),
  ).toEqual(content.stats.stats.map(({ value, label }) => [value, label]));
  const studies = sectionOf(main, home.caseStudies.title).querySelectorAll("a");
  expect([...studies].map((link) => link.getAttribute("href"))).toEqual([
    ...home.caseStudies.items.map((slug) => caseStudies.find((one) => one.slug === slug)?.pdf),
    "/case-studies",
  ]);
  expect(studies).toHaveLength(3);
});

test("Features has a table of contents with every section and a sample for each integration", () => {
  const main = mainOf("/features");
  const parts = OUTLINES["/features"]?.slice(1, -2) ?? [];
  const contents = linksOf(main, "nav a");
  expect(contents.map(([words]) => words)).toEqual(parts.map(({ title }) => title));
  for (const [words, href] of contents) {
    const { hash } = new URL(String(href), "https://site.example");
    expect(textOf(main.querySelector(`h2${hash}`))).toBe(words);
  }
  const integrations = sectionOf(main, features.integrations.title);
  expect(textsOf(integrations, "li:has(figure) h3")).toEqual(
    features.integrations.items.map(({ title }) => title),
  );
});

test("each case study shows its customer, its key figure, values before and after, and a link to a PDF that opens in a new tab", () => {
  const cards = [...mainOf("/case-studies").querySelectorAll("li:has(h2)")];
  expect(cards.map(({ id }) => id)).toEqual(caseStudies.map(({ slug }) => slug));
  for (const [index, study] of caseStudies.entries()) {
    const [card] = cards.slice(index);
    const text = textOf(card).replace(/\s/g, "");
    for (const words of [customerOf(study.customer), `${study.figure} ${study.figureLabel}`]) {
      expect(text).toContain(words.replace(/\s/g, ""));
    }
    const results = [...(card?.querySelectorAll("dl > div") ?? [])].map((row) =>
      textsOf(row, "dt, dd"),
    );
    const { words } = content.caseStudies;
    expect(results).toEqual(
      study.results.map(({ label, before, after }) => [
        label,
        `${words.before}: ${before} → ${words.after}: ${after}`,
      ]),
    );
    expect(linksOf(card ?? document)).toEqual([
      [`${study.linkLabel}: ${study.title} ${content.site.shell.newTab}`, study.pdf],
    ]);
  }
});

test("FAQ has all questions with their answers and diagrams, and the first question is open", () => {
  const answers = [...mainOf("/faq").querySelectorAll("details")];
  expect(answers.map((one) => textsOf(one, ":is(p, li):not(figure *)"))).toEqual(
    faq.questions.map(({ answer }) => answer),
  );
  expect(answers.map((one) => textsOf(one, "figure li"))).toEqual(
    faq.questions.map(({ ways = [] }) => ways.flatMap(({ stops }) => stops)),
  );
  expect(answers.map(({ open }) => open)).toEqual(answers.map((_, index) => index === 0));
});

test("Contact has the form, the postal address, the sales email address and the phone number in its main content", () => {
  const main = mainOf("/contact");
  const { addressLines, salesEmail, phone, phoneLink } = content.site.contact;
  const fields = [...main.querySelectorAll<HTMLInputElement>("form :is(input, textarea)[name]")];
  expect(fields.map(({ name, required }) => [name, required])).toEqual([
    ["firstName", true],
    ["lastName", true],
    ["email", true],
    ["phone", false],
    ["company", true],
    ["message", false],
  ]);
  const [form] = [...main.querySelectorAll("form")];
  expect(textOf(form)).toContain(contact.form.privacy);
  const steps = entriesBelow(main, contact.next.title);
  expect(steps.map(textOf)).toEqual(contact.next.steps);
  expect(steps).toHaveLength(3);
  const ways = [
    [salesEmail, `mailto:${salesEmail}`],
    [phone, `tel:${phoneLink}`],
  ];
  expect(textsOf(main, "address")).toEqual([addressLines.join("")]);
  expect(linksOf(main, "dd a")).toEqual(ways);
  const withoutScript = main.querySelector("[data-without-script]") ?? main;
  expect(textOf(withoutScript)).toContain(contact.form.noScript);
  expect(linksOf(withoutScript)).toEqual(ways);
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

/** Keys in `data/` whose values aren't text, or appear only after a visitor does something. */
const NOT_SHOWN = new Set([
  "seo",
  "slug",
  "icon",
  "drawing",
  "href",
  "src",
  "pdf",
  "picture",
  "outcome",
  "customer",
  "tone",
  "quoteOf",
  "hintWhenWrong",
  "submitting",
  "success",
  "failure",
  "errors",
  "errorTitle",
  "rescue",
  "plan",
  "wrong",
  "wrongNumber",
  "message",
  "copied",
  "race",
  "controls",
  // The word for an outcome is only shown if a run has it.
  "outcomes",
  "validSince",
  "resultCustom",
]);

/** Whether a text has a [name] in it, or a [number noun|nouns], which is filled in. */
const hasBlank = (text: string) => /\[\w+[^\]]*\]/.test(text);

function* wordsIn(value: unknown, place: string): Generator<[place: string, text: string]> {
  if (typeof value === "string") yield [place, value];
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (!NOT_SHOWN.has(key)) yield* wordsIn(item, `${place}.${key}`);
    }
  }
}

test.each([
  ["/", "home"],
  ["/features", "features"],
  ["/services", "services"],
  ["/pricing", "plans"],
  ["/case-studies", "caseStudies"],
  ["/faq", "faq"],
  ["/contact", "contact"],
] as const)("all text in data/ for %s is on the page", (path, file) => {
  const main = mainOf(path);
  const names = [...main.querySelectorAll("[aria-label]")].map((part) =>
    part.getAttribute("aria-label"),
  );
  // Ignore word joiners (U+2060), which keep names on one line.
  const text = [textOf(main), ...names].join("").replace(/[\s\u2060]/g, "");
  const words = [...wordsIn(content[file], file)].filter(
    ([, word]) => !hasBlank(word) && !(file === "home" && /^[a-z0-9-]+$/.test(word)),
  );
  expect(words.length).toBeGreaterThan(8);
  const missing = words.filter(([, word]) => !text.includes(word.replace(/\s/g, "")));
  expect(missing).toEqual([]);
});

test.each([...PAGES.map(({ path }) => path), FALLBACK])(
  "%s has a form only if it is the contact page",
  (path) => {
    expect(documentOf(path).querySelectorAll("form")).toHaveLength(path === "/contact" ? 1 : 0);
  },
);
