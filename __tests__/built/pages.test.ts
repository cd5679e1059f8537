/** @jest-environment jsdom */
import { content, PAGES } from "../support/site-content";
import { documentOf, FALLBACK, textOf, textsOf } from "./support/site";

/*
 * What the specification says of each page (sections 2 and 9), in its order, read from the built
 * HTML: so it is there without JavaScript too.
 */

const mainOf = (path: string): Element => {
  const main = documentOf(path).querySelector("main");
  if (main === null) throw new Error(`${path} has no main`);
  return main;
};

/** The links that lead to the contact page, by their words. */
const contactLinks = (root: Element) => textsOf(root, 'a[href="/contact"]');

/** The entries of the list below a heading. */
const entriesBelow = (main: Element, title: string) => {
  const heading = [...main.querySelectorAll("h2")].find((one) => textOf(one) === title);
  const section = heading?.closest("section");
  return [...(section?.querySelectorAll("ul > li, ol > li, dl > div") ?? [])];
};

const customerNames = content.customers.customers.map(({ name }) => name);

test("every page has the navigation's links in order, Blog in a new tab", () => {
  for (const { path } of PAGES) {
    const page = documentOf(path);
    const links = [...page.querySelectorAll("header nav a")];
    expect(
      links.map((link) => [textOf(link), link.getAttribute("href"), link.getAttribute("target")]),
    ).toEqual(
      content.site.nav.map(({ label, href, newTab = false }) =>
        newTab ? [`${label} ${content.site.shell.newTab}`, href, "_blank"] : [label, href, null],
      ),
    );
  }
});

test("every page has the footer's columns, the social links and a copyright line with a year", () => {
  for (const { path } of [...PAGES, { path: FALLBACK }]) {
    const footer = documentOf(path).querySelector("footer");
    const { company, support, address } = content.site.footer;
    expect(footer ? textsOf(footer, "h2") : []).toEqual([
      company.title,
      support.title,
      address.title,
    ]);
    expect(footer ? textsOf(footer, "ul:last-of-type a") : []).toEqual(
      expect.arrayContaining(content.site.social.map(({ label }) => label)),
    );
    expect(textOf(footer)).toContain(content.site.contact.addressLines.join(""));
    expect(textOf(footer)).toMatch(new RegExp(`© \\d{4} ${content.site.shell.copyright}`));
  }
});

test("Home has its hero with a button to /contact, and its sections in order", () => {
  const main = mainOf("/");
  const { home } = content;
  expect(textsOf(main, "h1")).toEqual([home.hero.title]);
  expect(contactLinks(main)[0]).toBe(home.hero.action.label);
  expect(textsOf(main, "h2")).toEqual([
    home.customers.title,
    home.features.title,
    home.howItWorks.title,
    home.boxes.title,
    home.stats.title,
    home.caseStudies.title,
    home.callToAction.title,
  ]);
  expect(entriesBelow(main, home.customers.title).map(textOf)).toEqual(customerNames);
  expect(entriesBelow(main, home.features.title).length).toBeGreaterThanOrEqual(3);
  expect(entriesBelow(main, home.howItWorks.title)).toHaveLength(3);
  const boxes = entriesBelow(main, home.boxes.title).filter((entry) => entry.querySelector("h3"));
  expect(boxes).toHaveLength(6);
  expect(entriesBelow(main, home.caseStudies.title)).toHaveLength(2);
  expect(contactLinks(main).at(-1)).toBe(home.callToAction.action.label);
});

test("Home's figures are those of the content", () => {
  const figures = entriesBelow(mainOf("/"), content.home.stats.title).map((entry) => [
    textOf(entry.querySelector("dd")),
    textOf(entry.querySelector("dt")),
  ]);
  expect(figures).toEqual(content.stats.stats.map(({ value, label }) => [value, label]));
});

test("Services has its title and its sections, and a contact call to action follows", () => {
  const main = mainOf("/services");
  const { services } = content;
  expect(textsOf(main, "h1")).toEqual([services.title]);
  const specified = [
    services.whatWeDo.title,
    services.agile.title,
    services.devops.title,
    services.reasons.title,
    services.whyUs.title,
  ];
  const titles = textsOf(main, "h2");
  expect(titles.filter((title) => specified.includes(title))).toEqual(specified);
  expect(titles.at(-1)).toBe(services.callToAction.title);
  expect(contactLinks(main)).toEqual([services.action.label, services.callToAction.action.label]);
});

test("Features has its title and its sections, logos and a call to action follow", () => {
  const main = mainOf("/features");
  const { features } = content;
  expect(textsOf(main, "h1")).toEqual([features.title]);
  expect(textsOf(main, "h2").filter((title) => title !== features.contents.title)).toEqual([
    features.continuousTesting.title,
    features.cloudPlatform.title,
    features.existingScripts.title,
    features.fullStack.title,
    features.fasterResults.title,
    features.integrations.title,
    features.results.title,
    features.facts.title,
    features.customers.title,
    features.callToAction.title,
  ]);
  expect(textsOf(main, "section:has(#integrations) h3")).toEqual(
    features.integrations.items.map(({ title }) => title),
  );
  expect(entriesBelow(main, features.customers.title).map(textOf)).toEqual(customerNames);
  expect(contactLinks(main)).toEqual([features.action.label, features.callToAction.action.label]);
});

test("Case studies has its cards, each with a PDF of another site in a new tab, then logos", () => {
  const main = mainOf("/case-studies");
  const { caseStudies } = content.caseStudies;
  expect(textsOf(main, "li h2")).toEqual(caseStudies.map(({ title }) => title));
  const cards = [...main.querySelectorAll("li h2")].map((one) => one.closest("li"));
  for (const card of cards) {
    const [link, ...more] = card?.querySelectorAll("a") ?? [];
    expect(more).toEqual([]);
    expect(link?.getAttribute("href")).toMatch(/^https:\/\/.+\.pdf$/);
    expect(link?.getAttribute("target")).toBe("_blank");
  }
  expect(textsOf(main, "h2").slice(-2)).toEqual([
    content.caseStudies.customers.title,
    content.caseStudies.callToAction.title,
  ]);
  expect(entriesBelow(main, content.caseStudies.customers.title).map(textOf)).toEqual(
    customerNames,
  );
});

test("FAQ has its questions with their answers, and a contact button follows", () => {
  const main = mainOf("/faq");
  const answers = [...main.querySelectorAll("details")];
  const paragraphs = ":is(p, li):not(figure *)";
  expect(answers.map((one) => [...one.querySelectorAll(paragraphs)].map(textOf))).toEqual(
    content.faq.questions.map(({ answer }) => answer),
  );
  expect(answers.map(({ open }) => open)).toEqual(answers.map((_, index) => index === 0));
  expect(contactLinks(main)).toEqual([
    content.faq.action.label,
    content.faq.callToAction.action.label,
  ]);
  const button = [...main.querySelectorAll('a[href="/contact"]')].at(-1);
  const [last] = [...main.querySelectorAll("details")].slice(-1);
  expect(
    Number(last && button && last.compareDocumentPosition(button)) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test("FAQ is linked from the footer of every page and from Pricing", () => {
  for (const { path } of PAGES) {
    expect(documentOf(path).querySelectorAll('footer a[href="/faq"]')).toHaveLength(1);
  }
  expect(mainOf("/pricing").querySelectorAll('a[href="/faq"]')).toHaveLength(1);
});

test("Contact has the form, the address, the sales email and the phone as page content", () => {
  const main = mainOf("/contact");
  const { addressLines, salesEmail, phone, phoneLink } = content.site.contact;
  const fields = [...main.querySelectorAll<HTMLInputElement>("form :is(input, textarea)")];
  expect(fields.map(({ name, required }) => [name, required])).toEqual([
    ["firstName", true],
    ["lastName", true],
    ["email", true],
    ["phone", false],
    ["company", true],
    ["message", false],
  ]);
  expect(textsOf(main, "address")).toEqual([addressLines.join("")]);
  expect(textsOf(main, `dd a[href="mailto:${salesEmail}"]`)).toEqual([salesEmail]);
  expect(textsOf(main, `dd a[href="tel:${phoneLink}"]`)).toEqual([phone]);
  expect(textOf(main.querySelector("noscript"))).toContain(content.contact.form.noScript);
});

/** The keys of `data/` whose values are not words of the page's main part. */
const NOT_WORDS = new Set([
  "seo",
  "slug",
  "icon",
  "href",
  "src",
  "pdf",
  "picture",
  "outcome",
  "customer",
  "tone",
  "quoteOf",
]);
/** What is said only later, or otherwise: with figures in their places. */
const SAID_LATER =
  /^(contact\.form\.(submitting|success|failure|errors|errorTitle|counter|rescue|plan)|home\.hero\.board\.serial\.status|plans\.(validSince|words\.saving|comparison\.(suiteTime|about))|plans\.finder\.(wrongNumber|result|why|with|few|next|ask|copied|examples\.figures)|caseStudies\.words\.took)/;

function* wordsIn(value: unknown, place: string): Generator<[place: string, text: string]> {
  if (typeof value === "string") yield [place, value];
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (!NOT_WORDS.has(key)) yield* wordsIn(item, `${place}.${key}`);
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
] as const)("every word of data/ for %s is on the page", (path, file) => {
  const main = mainOf(path);
  const names = [...main.querySelectorAll("[aria-label]")].map((part) =>
    part.getAttribute("aria-label"),
  );
  const text = [textOf(main), ...names].join("").replace(/\s/g, "");
  const words = [...wordsIn(content[file], file)].filter(
    ([place, word]) => !SAID_LATER.test(place) && !(file === "home" && /^[a-z0-9-]+$/.test(word)),
  );
  expect(words.length).toBeGreaterThan(8);
  const missing = words.filter(([, word]) => !text.includes(word.replace(/\s/g, "")));
  expect(missing).toEqual([]);
});

test.each([...PAGES.map(({ path }) => path), FALLBACK])(
  "%s has its forms and tables only",
  (path) => {
    const page = documentOf(path);
    expect(page.querySelectorAll("form")).toHaveLength(path === "/contact" ? 1 : 0);
    // The second one of Pricing is for visitors without script.
    const studies = content.caseStudies.caseStudies.length;
    expect(page.querySelectorAll("table")).toHaveLength(
      { "/features": 1, "/pricing": 2, "/case-studies": studies }[path] ?? 0,
    );
  },
);
