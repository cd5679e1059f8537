import { type ContentFileName, changed, lineOf, told } from "../../support/content-sample";

/** A part of a file, what an editor makes of it, and what is reported, from the column on. */
type Slip = [file: ContentFileName, from: string, to: string, reported: string];

const TITLE = "title: Pay for answers, not for machines";
const NAME = "    name: Solo";
const COST = "plans › Solo › price.monthly:";
const FIGURE = "caseStudies › Locks that open on the first try › figure:";
const RECOMMENDED = "plans › Crew › recommended:";
const LAYOUT = "each on a line of its own";

const SLIPS: Slip[] = [
  [
    "plans.yaml",
    NAME,
    "    nmae: Solo",
    '5  plans › solo › nmae: "nmae" is not known here; did you mean "name"?',
  ],
  [
    "plans.yaml",
    "    recommended: true",
    "    recommended: true\n    colour: red",
    '+5  plans › Crew › colour: "colour" is not known here; remove it, or use one of slug, name, summary, recommended, price, minutes, overage, parallelTests, ciCd, unlimitedUsers, premiumSupport, machine, resultsKept, supportHours, action',
  ],
  [
    "case-studies.yaml",
    'alt: "Harbor at dusk: bands',
    'alt= "Harbor at dusk: bands',
    '7  caseStudies › A December without a night shift › picture.alt= "Harbor at dusk: a colon is missing after "alt"; write ":" and a space in place of "="',
  ],
  [
    "home.yaml",
    "customers:\n  title: They",
    "customers:\n  title; They",
    '+3  customers: a colon is missing after "title"; write ":" and a space in place of ";"',
  ],
  [
    "plans.yaml",
    "  - Prices are US dollars a month, before tax.\n  - Windows",
    "  1. Prices are US dollars a month, before tax.\n  2. Windows",
    '3  notes: a list\'s entries begin with "- ", not with "1."',
  ],
  ["plans.yaml", "  - Prices are", "  -Prices are", "3  notes: a space is missing after the dash"],
  [
    "plans.yaml",
    "monthly: 25.5",
    "monthly: $140",
    `16  ${COST} a price is a number like 140, without "$"; this is "$140"`,
  ],
  ["plans.yaml", "monthly: 25.5", "monthly: -140", `16  ${COST} -140 is too small; at least 0`],
  [
    "plans.yaml",
    "monthly: 25.5",
    "monthly: 100001",
    `16  ${COST} 100001 is too large; at most 100000`,
  ],
  [
    "plans.yaml",
    "minutes: 1500",
    "minutes: 15,000",
    '14  plans › Solo › minutes: a whole number like 500; this is "15,000"',
  ],
  [
    "plans.yaml",
    "minutes: 1500",
    "minutes: 15000.5",
    "14  plans › Solo › minutes: a whole number like 500; this is 15000.5",
  ],
  [
    "plans.yaml",
    "recommended: true",
    "recommended: yes",
    `18  ${RECOMMENDED} this should be true or false, and it is "yes"`,
  ],
  ["plans.yaml", TITLE, "title:", "1  title: this is empty; write something after the colon"],
  ["plans.yaml", TITLE, 'title: " "', "8  title: this is empty; write something here"],
  [
    "plans.yaml",
    TITLE,
    "title: #1: Pay for",
    "1  title: a text that starts with # needs quotes around it",
  ],
  [
    "plans.yaml",
    "recommended: true",
    "recommended:",
    `5  ${RECOMMENDED} this is empty; write something after the colon, or remove the line`,
  ],
  [
    "site.yaml",
    "  addressLines:\n    - Millrace BV\n    - Maaskade 12b\n    - Rotterdam\n",
    "  addressLines:\n",
    `3  contact.addressLines: this list is empty; write its entries below, ${LAYOUT} after "- "`,
  ],
  [
    "faq.yaml",
    "\naction:\n  label: Write to us\n  href: /contact\n",
    "\naction:\n",
    `+1  action: this is empty; write its keys below, ${LAYOUT}: label, href`,
  ],
  [
    "plans.yaml",
    "Pay for answers, not for machines",
    "x".repeat(91),
    "8  title: this has 91 characters, and there is room for 90; shorten it",
  ],
  [
    "case-studies.yaml",
    'figure: "40"',
    "figure: 40",
    `13  ${FIGURE} YAML reads 40 as a number; put it in quotes: "40"`,
  ],
  [
    "case-studies.yaml",
    'figure: "40"',
    "figure: 0123",
    `13  ${FIGURE} YAML reads 0123 as a number; put it in quotes: "0123"`,
  ],
  [
    "case-studies.yaml",
    'figure: "40"',
    "figure: 2026-11-20",
    `13  ${FIGURE} YAML reads 2026-11-20 as a date; put it in quotes: "2026-11-20"`,
  ],
  [
    "features.yaml",
    '"suite: tickets"',
    "suite: tickets",
    '9  existingScripts.sample.lines › number 1: here a text should stand; a text with ": " in it needs quotes around it',
  ],
  [
    "home.yaml",
    "  title: Counted last spring",
    "  title: {speedup}",
    "10  stats.title: a text that starts with { needs quotes around it; here a text should stand",
  ],
  [
    "features.yaml",
    "icon: webhook",
    "icon: webhok",
    '13  integrations.items › A stop sign › icon: "webhok" is not one of the words for this place; did you mean "webhook"?',
  ],
  [
    "faq.yaml",
    "slug: our-halls",
    "slug: Our halls",
    '11  questions › Where do the checks run? › slug: a short name has lowercase letters, digits and single hyphens only, like load-test; this is "Our halls"',
  ],
  [
    "faq.yaml",
    "quoteOf: bakery-till",
    "quoteOf: bakery\n\n  till",
    '10  quoteOf: a short name has lowercase letters, digits and single hyphens only, like load-test; this is "bakery till"',
  ],
  [
    "home.yaml",
    "    - museum-tickets\n    - canal-locks\n",
    "    - museum-tickets\n",
    "-3  caseStudies.items: this list has 1 entry, and 2 is the least; add some",
  ],
];

describe("content that YAML can read, and that is not right, is reported with its place", () => {
  it.each(SLIPS)("%s: %j as %j", (file, from, to, reported) => {
    // + is the line below, and - the one above.
    const [, beside, rest] = /^([+-]?)(.*)$/s.exec(reported) ?? [];
    const line = lineOf(file, from) + (beside === "" ? 0 : Number(`${beside}1`));
    expect(told({ [file]: changed(file, from, to) })).toEqual([`data/${file}:${line}:${rest}`]);
  });

  it("reports a missing key at the group that lacks it, and what belongs there", () => {
    expect(told({ "plans.yaml": changed("plans.yaml", `${NAME}\n`, "") })).toEqual([
      `data/plans.yaml:${lineOf("plans.yaml", "- slug: solo")}:5  plans › solo › name: "name" is missing; add it (The plan's name)`,
    ]);
  });

  it("recognizes a key that has slipped out of its group", () => {
    const slipped = changed("plans.yaml", "      monthly: 25.5\n", "    monthly: 140\n");
    const line = lineOf("plans.yaml", "      monthly: 25.5");
    expect(told({ "plans.yaml": slipped })).toEqual([
      `data/plans.yaml:${line - 2}:5  ${COST} "monthly" is missing; add it (US dollars per month when paid month to month)`,
      `data/plans.yaml:${line}:5  plans › Solo › monthly: "monthly" is not known here; is it indented right?`,
    ]);
  });

  it("reports a dash that tears an entry apart, once", () => {
    const torn = changed("plans.yaml", NAME, "  - name: Solo");
    expect(told({ "plans.yaml": torn })).toEqual([
      `data/plans.yaml:${lineOf("plans.yaml", NAME)}:5  plans › Solo: a dash begins a new entry; remove it if "name" belongs to what stands above`,
    ]);
  });

  it("reports every mistake of a file in one run", () => {
    const text = changed("plans.yaml", "monthly: 25.5", "monthly: $140")
      .replace("    name: Crew\n", "    nam: Crew\n")
      .replace("title: Pay for", "title: Pay #1 for");
    expect(told({ "plans.yaml": text }).map((line) => line.replace(/^.*: /, ""))).toEqual([
      'the text ends here, since " #" starts a comment; put the whole text in quotes, or two spaces before "# " if a comment is meant',
      'a price is a number like 140, without "$"; this is "$140"',
      '"nam" is not known here; did you mean "name"?',
    ]);
  });
});
