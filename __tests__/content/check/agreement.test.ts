import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { NAVIGATION } from "../../../src/content/check/agreement";
import { type Face, fontFilesOf } from "../../../src/styles/drawing-fonts";
import { changed, EXAMPLE, lineOf, type Mistake, placed, told } from "../../support/content-sample";

const plan = (name: string) => `plans › ${name} ›`;

describe("content that contradicts itself", () => {
  it.each<Mistake>([
    [
      "plans.yaml",
      "monthly: 25.5",
      "monthly: 15",
      `data/plans.yaml:LINE:16  ${plan("Solo")} price.monthly: month to month (15) is less than billed annually (20); are the two swapped, or is one the price of a year?`,
    ],
    [
      "plans.yaml",
      "monthly: 1340",
      "monthly: 4500",
      `data/plans.yaml:LINE:16  ${plan("Crew")} price.monthly: month to month (4500) is far more than billed annually (1180); both are the price of one month`,
    ],
    [
      "plans.yaml",
      "    minutes: 250000\n    overage: 0.01\n",
      "    minutes: 250000\n    overage: 2\n",
      `data/plans.yaml:NEXT:14  ${plan("Crew")} overage: 2 is $2 for each further minute, 373 times what each of the 250,000 included ones costs; has a point been lost? 2 cents are 0.02`,
    ],
    [
      "plans.yaml",
      "name: Fleet\n",
      "name: Fleet\n    recommended: true\n",
      `data/plans.yaml:NEXT:18  ${plan("Fleet")} recommended: another plan is recommended already; keep one`,
    ],
    [
      "plans.yaml",
      "min: 0\n",
      "min: 500000\n",
      "data/plans.yaml:LINE:10  finder.minutes.min: the slider begins at 500000 and ends at 500000; let it begin lower, or end higher",
    ],
    [
      "plans.yaml",
      "max: 40\n",
      "max: 24\n",
      "data/plans.yaml:LINE:10  finder.parallel.max: the slider ends at 24, and the largest plan has 24; let it reach past every plan",
    ],
    [
      "plans.yaml",
      "start: 3000",
      "start: 3001",
      "data/plans.yaml:LINE:12  finder.minutes.start: the slider, from 0 to 500000 in steps of 1000, never stands at 3001; write 3000",
    ],
    [
      "plans.yaml",
      "start: 6\n",
      "start: 41\n",
      "data/plans.yaml:LINE:12  finder.parallel.start: the slider, from 1 to 40 in steps of 1, never stands at 41; write 40",
    ],
    [
      "plans.yaml",
      "minutes: 20000",
      "minutes: 600000",
      "data/plans.yaml:LINE:18  finder.examples.needs › Four crews › minutes: 600000 is not within the slider's 0 to 500000",
    ],
    [
      "stats.yaml",
      "value: 8x",
      "value: 20x",
      `data/home.yaml:${lineOf("home.yaml", "time: 40 min")}:13  hero.board.serial.time: the board draws 8.0x, but stats.yaml says 20x; let this be 1 h 40 min`,
    ],
    [
      "faq.yaml",
      "  title: Questions and answers",
      "  title: Questions and answers about tests that run in parallel",
      'data/faq.yaml:LINE:10  seo.title: "Questions and answers about tests that run in parallel | Millrace" has 65 characters; search engines show 60',
    ],
    [
      "faq.yaml",
      "  title: Questions and answers",
      "  title: Questions and answers – millrace",
      'data/faq.yaml:LINE:10  seo.title: the page adds "| Millrace" itself; remove it here',
    ],
    [
      "home.yaml",
      "done before you have changed the window.",
      "done before you have changed the window. UI, API, database, acceptance and load tests, and whatever else it is that you run.",
      "data/home.yaml:LINE:16  seo.description: the description has 173 characters with its figures; write 70 to 155",
    ],
    [
      "site.yaml",
      "phone: 010 555 0188",
      "phone: 010 555 0189",
      `data/site.yaml:${lineOf("site.yaml", "phoneLink:")}:14  contact.phoneLink: visitors read 010 555 0189, and +31105550188 is dialled; make them agree`,
    ],
    [
      "site.yaml",
      "href: https://journal.millrace.test/",
      "href: /faq",
      "data/site.yaml:NEXT:13  nav › Journal › newTab: a page of this site opens in the visitor's own tab; remove this line",
    ],
  ])("is refused: %s: %j as %j", (...mistake) => {
    const [file, from, to] = mistake;
    expect(told({ [file]: changed(file, from, to) })).toContainEqual(placed(mistake));
  });

  it.each(["Why Millrace", "Millrace | Answers"])("is not a title with the brand: %s", (title) => {
    const text = changed("faq.yaml", "title: Questions and answers", `title: "${title}"`);
    expect(told({ "faq.yaml": text })).toEqual([]);
  });
});

describe("what a plan costs and holds", () => {
  const crew = `data/plans.yaml:${lineOf("plans.yaml", "slug: crew\n")}:5  ${plan("Crew")}`;
  const without = (...lines: string[]) =>
    told({
      "plans.yaml": lines.reduce(
        (text, line) => text.replace(line, ""),
        EXAMPLE["plans.yaml"].replaceAll("{crew.", "{solo."),
      ),
    });
  const price = "    price:\n      annual: 1180\n      monthly: 1340\n";
  const minutes = "    minutes: 250000\n";
  const parallel = "    parallelTests: 24\n";

  it("is missed where a part of it is gone", () => {
    expect(without(minutes)).toEqual([
      `${crew} minutes: "minutes" is missing beside price and parallelTests; add it, or remove both for a custom plan`,
    ]);
    expect(without(price, minutes)).toEqual([
      `${crew} price: "price" is missing beside parallelTests; add it, or remove that for a custom plan`,
      `${crew} minutes: "minutes" is missing beside parallelTests; add it, or remove that for a custom plan`,
    ]);
  });

  it("is not missed where all of it is left out, or stands under a misspelt key", () => {
    expect(without(price, minutes, parallel)).toEqual([]);
    const text = changed("plans.yaml", "minutes: 250000", "minuets: 60000");
    expect(told({ "plans.yaml": text })).toEqual([
      expect.stringMatching(/"minuets" is not known here; did you mean "minutes"\?$/),
    ]);
  });

  it("may be in any order, and fewer plans than ours", () => {
    const [, solo = "", crew = ""] =
      /( {2}- slug: solo[\s\S]*?)( {2}- slug: crew[\s\S]*?)(?= {2}- slug: fleet)/.exec(
        EXAMPLE["plans.yaml"],
      ) ?? [];
    const swapped = EXAMPLE["plans.yaml"].replace(solo + crew, () => crew + solo);
    expect(told({ "plans.yaml": swapped })).toEqual([]);
    const one = EXAMPLE["plans.yaml"].replace(crew, "").replaceAll("{crew.", "{solo.");
    expect(told({ "plans.yaml": one })).toEqual([]);
  });
});

describe("the number that is dialled", () => {
  const toldOf = (phone: string, dialled: string) =>
    told({
      "site.yaml": EXAMPLE["site.yaml"]
        .replace("phone: 010 555 0188", () => `phone: "${phone}"`)
        .replace("+31105550188", dialled),
    });

  it.each([
    ["+49 (0)30 1234567", "+49301234567"],
    ["0049 30 1234567", "+49301234567"],
    ["010 555 0142", "+31105550142"],
    ["(503) 555-0142 ext. 12", "+15035550142"],
    ["1-800-MILLRACE", "+18006455722"],
    ["555-0142", "+15035550142"],
  ])("may be read as %s: %s", (phone, dialled) => {
    expect(toldOf(phone, dialled)).toEqual([]);
  });

  it.each([
    ["+49 (0)30 1234567", "+49301234568"],
    ["(503) 555-01422", "+15035550142"],
    ["550142", "+15035550142"],
  ])("may not be read as %s: %s", (phone, dialled) => {
    expect(toldOf(phone, dialled)).toEqual([
      expect.stringContaining(`visitors read ${phone}, and ${dialled} is dialled; make them agree`),
    ]);
  });
});

describe("the navigation", () => {
  it("has no more than a row has room for", () => {
    const nav = (labels: readonly string[]) => {
      const links = labels.map((label, index) => `  - label: ${label}\n    href: /faq#${index}\n`);
      const text = EXAMPLE["site.yaml"].replace(/nav:\n[\s\S]*?\n\n/, `nav:\n${links.join("")}\n`);
      return told({ "site.yaml": text }).filter((line) => line.includes("  nav:"));
    };
    const seven = ["Features", "Services", "Pricing", "Case Studies", "Blog", "Contact", "Login"];
    expect(nav([...seven, "Docs"])).toEqual([]);
    expect(nav([...seven, "Questions and answer"])).toEqual([
      `data/site.yaml:${lineOf("site.yaml", "nav:")}:1  nav: the labels of these 8 links have 71 letters, and beside "Millrace" there is room for 56; shorten some, or move a link to the footer`,
    ]);
  });

  // Else change NAVIGATION in src/content/check/agreement.ts: 15 and 24 px are its type sizes.
  it.each<[Face, number, number]>([
    ["text", 15, NAVIGATION.letter],
    ["display", 24, NAVIGATION.letterOfBrand],
  ])("is reckoned with how wide the letters of the %s font in use are", (face, size, reckoned) => {
    const [file = ""] = fontFilesOf(face);
    const font = create(readFileSync(file));
    if (!("layout" in font)) throw new Error(`${file} is a collection of fonts`);
    const letters = "EtaoinshRdlucmfwYpvbgket";
    const width = (font.layout(letters).advanceWidth / font.unitsPerEm / letters.length) * size;
    expect({ face, ratio: width / reckoned }).toEqual({ face, ratio: expect.closeTo(1, 0.8) });
  });
});
