import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { ICON_NAMES } from "../../src/components/Icon/icons";
import { figuresOf, writeFigures } from "../../src/content/figures";
import { valueAt } from "../../src/content/value-at";
import { leftOfSample, SUMS } from "../../tools/commands/check-adoption";
import { content, PAGES } from "../support/site-content";

/** What the specification fixes of a content file: where in the file, and what stands there. */
type Fixed = readonly [
  file: string,
  /** The keys from the top of the file; an entry of a list by its slug. */
  place: string,
  /**
   * The value; words that it has, in any wording around them; for a list, such words of each of its
   * entries, in their order; or undefined for what is left out.
   */
  value: string | number | boolean | RegExp | readonly RegExp[] | undefined,
];

/** The plans as the specification's table has them (section 9), what is left out undefined. */
const PLANS = [
  { name: "Free", annual: 0, monthly: 0, minutes: 500, parallelTests: 5, unlimitedUsers: false },
  { name: "Basic", annual: 100, monthly: 140, minutes: 15_000, overage: 0.02, parallelTests: 15 },
  { name: "Pro", annual: 300, monthly: 375, minutes: 60_000, overage: 0.02, parallelTests: 30 },
  { name: "Enterprise", premiumSupport: true },
];

/** What the table says of a plan, each figure at its place in plans.yaml. */
function rowsOf({ name, annual, monthly, ...plan }: (typeof PLANS)[number]): Fixed[] {
  const { minutes, overage, parallelTests, unlimitedUsers = true, premiumSupport = false } = plan;
  const prices =
    annual === undefined ? { price: annual } : { "price.annual": annual, "price.monthly": monthly };
  const fixed = { minutes, overage, parallelTests, unlimitedUsers, premiumSupport };
  return Object.entries({ name, ...prices, ciCd: true, ...fixed }).map(
    ([key, value]) => ["plans.yaml", `plans.${name.toLowerCase()}.${key}`, value] as const,
  );
}

/**
 * Everything that the specification fixes of the content, by the specification's sections. All else
 * in `data/` is sample content, and no test expects it to stay as it is.
 */
const SPECIFICATION: Readonly<Record<string, readonly Fixed[]>> = {
  "2 (screens)": [
    [
      "site.yaml",
      "nav",
      [
        /^Features \/features$/,
        /^Services \/services$/,
        /^Pricing \/pricing$/,
        /^Case Studies \/case-studies$/,
        /^Blog https:\S+ true$/,
        /^Contact \/contact$/,
        /^Login https:\S+$/,
      ],
    ],
    ["home.yaml", "hero.title", "Deploy quickly with confidence"],
    ["home.yaml", "hero.action.href", "/contact"],
    ["home.yaml", "howItWorks.title", /^how it works$/i],
    ["home.yaml", "callToAction.action.href", "/contact"],
    ["services.yaml", "title", "Test Automation / Continuous Testing Strategy"],
    ["services.yaml", "whatWeDo.title", /^what we do$/i],
    ["services.yaml", "agile.title", "Agile Software Testing"],
    ["services.yaml", "devops.title", /^devops$/i],
    ["services.yaml", "reasons.title", /^common reasons companies reach out$/i],
    ["services.yaml", "whyUs.title", /^why us$/i],
    ["services.yaml", "callToAction.action.href", "/contact"],
    [
      "features.yaml",
      "title",
      "Testing For Full Stack Serverless Web Apps With Continuous Deployment",
    ],
    ["features.yaml", "continuousTesting.title", /continuous testing/i],
    ["features.yaml", "cloudPlatform.title", /cloud-based platform/i],
    ["features.yaml", "existingScripts.title", /scripts/i],
    ["features.yaml", "fullStack.title", /full stack testing/i],
    [
      "features.yaml",
      "fullStack.layers",
      [/^UI /, /^API /, /^Database /, /^Acceptance /, /^Load /],
    ],
    ["features.yaml", "fasterResults.title", /^faster results, 15x or more$/i],
    ["features.yaml", "integrations.title", /devops tool integrations/i],
    ["features.yaml", "integrations.items", [/RESTful API/, /webhooks/i, /block.*deploy/i]],
    ["features.yaml", "results.title", /collaborative results repository/i],
    ["features.yaml", "callToAction.action.href", "/contact"],
    [
      "case-studies.yaml",
      "caseStudies",
      [/fireworks.*load test/i, /payments.*300(x| times)/i, /healthcare.*devops/i],
    ],
    [
      "faq.yaml",
      "questions",
      [
        /CI\/CD server.*not enough/i,
        /firewall.*static IP allow-listing.*tunnel tool.*no certificate-based authentication/i,
        /browser.*grid|grid.*browser/i,
      ],
    ],
    ["faq.yaml", "callToAction.action.href", "/contact"],
  ],
  "5 and 8 (messages)": [
    ["contact.yaml", "form.errors.required", "Required"],
    ["contact.yaml", "form.errors.email", "Invalid email address"],
    ["contact.yaml", "form.errors.phone", "Invalid phone number"],
    ["contact.yaml", "form.errors.tooLong", "Please keep it to [max] characters"],
    ["contact.yaml", "form.failure", "Oops! Failed to submit, please try again."],
    ["contact.yaml", "form.success", "Thank you! We will reach out soon."],
  ],
  "9 (plans)": [
    ["plans.yaml", "notes", /USD per month, for Linux servers/],
    ["plans.yaml", "notes", /Windows servers.*contact/i],
    ["plans.yaml", "plans", [/^Free /, /^Basic /, /^Pro /, /^Enterprise /]],
    ...PLANS.flatMap(rowsOf),
    ["plans.yaml", "words.custom", "Custom"],
    ["plans.yaml", "words.veryLarge", "Very large"],
  ],
  "9 (marketing claims)": [
    [
      "stats.yaml",
      "stats",
      [
        /\b250K tests run per month$/,
        /\b10 minutes or less per run$/,
        /\b5000\+ hours saved per company$/,
        /\b2000\+ tests written$/,
        /\b15x faster on average$/,
      ],
    ],
  ],
};

const DATA = path.resolve(__dirname, "../../data");
const textOf = (file: string) => readFileSync(path.join(DATA, file), "utf8");
const figures = figuresOf(parse(textOf("stats.yaml")), parse(textOf("plans.yaml")));

/** The content files, figures written in. */
const files = new Map<string, unknown>(
  readdirSync(DATA).map((file) => [file, parse(writeFigures(textOf(file), figures))]),
);

/** What stands at a place of a content file. */
function contentAt(file: string, place: string): unknown {
  return place.split(".").reduce((outer, key) => {
    if (Array.isArray(outer)) return outer.find((entry) => entry.slug === key);
    return typeof outer === "object" && outer !== null ? Reflect.get(outer, key) : undefined;
  }, files.get(file));
}

/** The words and figures of a value in a line, its slug and pictures left out. */
function wordsOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .filter(([key]) => key !== "slug" && key !== "picture")
    .map(([, inner]) => wordsOf(inner))
    .join(" ");
}

/** Whether a list has as many entries as there are words, and each entry its own. */
const isListOf = (list: unknown, words: readonly RegExp[]) =>
  Array.isArray(list) &&
  list.length === words.length &&
  words.every((wanted, index) => wanted.test(wordsOf(list[index])));

const shown = (value: unknown) =>
  value === undefined ? "left out" : JSON.stringify(value, null, 2);

test("the sample's outside addresses are on names that are reserved for examples", () => {
  const files = readdirSync(DATA);
  const hosts = files.flatMap((file) =>
    Array.from(textOf(file).matchAll(/https:\/\/([^/\s"]+)/g), ([, host]) => host),
  );
  expect(hosts.filter((host) => !host?.endsWith(".example"))).toEqual([]);
  expect(hosts.length).toBeGreaterThan(10);
});

test("data/ says that the sample's customers are invented", () => {
  expect(textOf("customers.yaml")).toMatch(/^# .*\binvented\b/m);
});

test("nothing of the template is left whose styles came with the specification", () => {
  const words = readdirSync(DATA).map(textOf).join("\n");
  for (const leftover of [
    /app store|google play|get it on|download the app/i,
    /you send|recipient gets|money transfer|transfer (money|fee)|exchange rate/i,
    /\bour team\b|\bteam members?\b|meet the team/i,
    /testimonial|what our (clients|customers) say/i,
    /happy (clients|customers)|fun facts?|countdown/i,
  ]) {
    expect(words).not.toMatch(leftover);
  }
});

test("the sample's pictures have the names that the specification gives them", () => {
  const images = readdirSync(path.resolve(__dirname, "../../static/images"));
  expect(images).toEqual(
    expect.arrayContaining([
      "banner.png",
      "shape-background.svg",
      "slider-connect.png",
      "slider-run.png",
      "slider-review.png",
      "case-fireworks.png",
      "case-payments.png",
      "case-healthcare.png",
    ]),
  );
});

describe("check:adoption", () => {
  const root = path.resolve(__dirname, "../..");
  const left = leftOfSample(root);

  // After a change of one: sha256sum $(cut -c 67- tools/pictures/sample.sha256) > sums, which becomes that file.
  test("knows the sample's logo, icons and pictures", () => {
    const known = readFileSync(SUMS, "utf8")
      .trim()
      .split("\n")
      .map((line) => line.slice(66));
    const images = readdirSync(path.join(root, "static/images")).filter((name) =>
      /png$/.test(name),
    );
    expect(known).toEqual(expect.arrayContaining(images.map((name) => `static/images/${name}`)));
    const pictures = known.map((file) => `${file}: as in the sample`);
    expect(left).toEqual(expect.arrayContaining(pictures));
  });

  test("knows the name and the customers of the sample", () => {
    const slugs = content.customers.customers.map(({ slug }) => slug);
    const found = left.join("\n").toLowerCase();
    const unknown = [content.site.brand.name.toLowerCase(), ...slugs].filter(
      (word) => !found.includes(`: ${word}`),
    );
    expect(unknown).toEqual([]);
  });
});

const drawn = readdirSync(path.resolve(__dirname, "../../static/images"));

test.each(drawn)("the sample's picture %s is smaller than 600 KB", (file) => {
  const picture = path.resolve(__dirname, "../../static/images", file);
  expect(statSync(picture).size).toBeLessThan(600_000);
});

describe("the icon font, which every visitor loads, has only icons in use:", () => {
  const src = path.resolve(__dirname, "../../src");
  const parts = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(path.join(src, file), "utf8"))
    .join("\n");
  const words = readdirSync(DATA).map(textOf).join("\n");

  test.each(ICON_NAMES)("%s", (name) => {
    const inContent = new RegExp(`^\\s*(?:- )?icon: ${name}$`, "m").test(words);
    const inParts = new RegExp(`<Icon\\b[^>]*"${name}"`).test(parts);
    expect(inContent || inParts).toBe(true);
  });
});

describe.each(Object.entries(SPECIFICATION))("section %s of the specification", (section, rows) => {
  test.each(rows)("%s: %s", (file, place, fixed) => {
    const value = contentAt(file, place);
    const right =
      fixed instanceof RegExp
        ? fixed.test(wordsOf(value))
        : Array.isArray(fixed)
          ? isListOf(value, fixed)
          : value === fixed;
    if (right) return;
    const wanted = [fixed].flat().map((one) => (one instanceof RegExp ? String(one) : shown(one)));
    throw new Error(
      [
        `The specification (section ${section}) fixes this part of data/${file}:`,
        `  ${place}: ${wanted.join(", then ")}`,
        `  but it is: ${shown(value)}`,
        "If it was meant to change, change it in __tests__/project/sample.test.ts too.",
      ].join("\n"),
    );
  });
});

describe("docs/pages.md", () => {
  const guide = readFileSync(path.resolve(__dirname, "../../docs/pages.md"), "utf8");
  const rows = guide.split("\n").flatMap((line) => {
    const [, page, headline, ...cells] = line.split("|").map((cell) => cell.trim());
    const [, address] = /^`(\/.*)`$/.exec(page ?? "") ?? [];
    return address === undefined ? [] : [{ address, headline, cells: cells.slice(0, -1) }];
  });

  const rowOf = (address: string, ...cells: string[]) =>
    `docs/pages.md, row ${address}: ${cells.join(" ")}`;

  it("has a row for every page, with its headline", () => {
    const headlines = rows.map(({ address, headline = "" }) => rowOf(address, headline));
    const pages = PAGES.map(({ path: address, heading }) => rowOf(address, heading));
    expect(headlines.sort()).toEqual(pages.sort());
  });

  /** What stands at a place such as `caseStudies.action`: a file's name and keys. */
  const partAt = (place: string) => {
    const [name = "", ...keys] = place.split(".");
    const file = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
    return valueAt(parse(textOf(file)), keys);
  };
  const placesIn = (cell: string) =>
    Array.from(cell.matchAll(/`([\w.]+)`/g), ([, one = ""]) => one);

  it.each(rows)(
    "names a proof, a next step and a picture of $address that are in data/",
    ({ cells }) => {
      expect(cells).toHaveLength(3);
      for (const cell of cells) {
        const places = placesIn(cell);
        expect(places).not.toEqual([]);
        for (const place of places) expect([place, partAt(place)]).not.toContain(undefined);
      }
    },
  );
});
