import { expiredAnnouncement, oldPriceDay } from "../../../src/content/check/warnings";
import { EXAMPLE, lineOf } from "../../support/content-sample";

const BEFORE = EXAMPLE["plans.yaml"];
const DEARER = BEFORE.replace("monthly: 25.5", "monthly: 26");
const [, DAY = ""] = /^validSince: "(.*)"$/m.exec(BEFORE) ?? [];

it("warns if a price has changed but the date from which the prices apply hasn't", () => {
  const line = lineOf("plans.yaml", "validSince:");
  expect(oldPriceDay(BEFORE, DEARER)).toEqual([
    `data/plans.yaml:${line}:13  validSince: a price changed, but this is still ${DAY}; set it to the day when the new price takes effect`,
  ]);
});

it.each([
  ["nothing changed", BEFORE],
  ["other text changed", BEFORE.replace("title: Pay for", "title: Spend for")],
  ["the date changed with the price", DEARER.replace(DAY, "2027-01-01")],
  ["the file can't be parsed", `${DEARER}\n\t- :`],
])("doesn't warn about the prices' date if %s", (_what, after) => {
  expect(oldPriceDay(BEFORE, after)).toEqual([]);
});

it("warns about an announcement on its last day's line after that day", () => {
  const warningsFor = (lastDay: string) =>
    expiredAnnouncement(
      `announcement:\n  lastDay: "${lastDay}"\n${EXAMPLE["site.yaml"]}`,
      new Date("2026-12-02T00:00:00Z"),
    );
  expect(warningsFor("2026-12-01")).toEqual([]);
  expect(warningsFor("2026-11-30")).toEqual([
    "data/site.yaml:2:12  announcement.lastDay: this day has passed, so the site doesn't show the announcement; change the day, or remove the announcement",
  ]);
});
