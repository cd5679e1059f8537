import { formatError } from "../../../src/content/check/content-error";
import { warningsIn } from "../../../src/content/check/warnings";
import { EXAMPLE, lineOf } from "../../support/content-sample";

const BEFORE = EXAMPLE["plans.yaml"];
const DEARER = BEFORE.replace("monthly: 25.5", "monthly: 26");
const [, DAY = ""] = /^validSince: "(.*)"$/m.exec(BEFORE) ?? [];

const linesFor = (...args: Parameters<typeof warningsIn>) => warningsIn(...args).map(formatError);

it("warns if a price has changed but the date from which the prices apply hasn't", () => {
  const line = lineOf("plans.yaml", "validSince:");
  expect(linesFor("plans.yaml", DEARER, BEFORE)).toEqual([
    `data/plans.yaml:${line}:13  validSince: a price changed, but this is still ${DAY}; set it to the day when the new price takes effect`,
  ]);
});

it.each([
  ["nothing changed", BEFORE],
  ["other text changed", BEFORE.replace("title: Pay for", "title: Spend for")],
  ["the date changed with the price", DEARER.replace(DAY, "2027-01-01")],
  ["the file can't be parsed", `${DEARER}\n\t- :`],
])("doesn't warn about the prices' date if %s", (_what, after) => {
  expect(linesFor("plans.yaml", after, BEFORE)).toEqual([]);
});

it("warns about an announcement on its last day's line after that day", () => {
  const warningsFor = (lastDay: string) =>
    linesFor(
      "site.yaml",
      `announcement:\n  lastDay: "${lastDay}"\n  text: New\n  href: /faq\n${EXAMPLE["site.yaml"]}`,
      "",
      new Date("2026-12-02T00:00:00Z"),
    );
  expect(warningsFor("2026-12-01")).toEqual([]);
  expect(warningsFor("2026-11-30")).toEqual([
    "data/site.yaml:2:12  announcement.lastDay: this day has passed, so the site doesn't show the announcement; change the day, or remove the announcement",
  ]);
});

it("warns about a plan that costs more than one that includes more", () => {
  const swapped = BEFORE.replace("annual: 20\n", "annual: 1180\n")
    .replace("annual: 1180\n      monthly: 1340", "annual: 20\n      monthly: 25.5")
    .replace("annual: 1180\n      monthly: 25.5", "annual: 1180\n      monthly: 1340");
  expect(linesFor("plans.yaml", BEFORE)).toEqual([]);
  expect(linesFor("plans.yaml", swapped, swapped)).toEqual([
    `data/plans.yaml:${lineOf("plans.yaml", "slug: solo") + 3}:5  plans › Solo › price: Solo costs more than Crew, which includes at least as much; check whether the prices are swapped`,
  ]);
});

it("warns about a number in a title that isn't that of the list below it", () => {
  const before = EXAMPLE["case-studies.yaml"];
  expect(linesFor("case-studies.yaml", before)).toEqual([]);
  expect(linesFor("case-studies.yaml", before.replace("title: Four", "title: Five"))).toEqual([
    'data/case-studies.yaml:4:8  title: this says "Five", but the list has 4 entries; make them match',
  ]);
});
