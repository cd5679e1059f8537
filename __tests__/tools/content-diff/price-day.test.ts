import { oldPriceDay } from "../../../tools/content-diff/price-day";
import { EXAMPLE } from "../../support/content-sample";

const BEFORE = EXAMPLE["plans.yaml"];
const DEARER = BEFORE.replace("monthly: 25.5", "monthly: 26");
const [, DAY = ""] = /^validSince: "(.*)"$/m.exec(BEFORE) ?? [];

it("a changed price with the day as before is reported", () => {
  expect(oldPriceDay(BEFORE, DEARER)).toEqual([
    `data/plans.yaml: a price has changed, and validSince is ${DAY} as before; set it to the day from which the new price holds`,
  ]);
});

it.each([
  ["both are as before", BEFORE],
  ["another word changes", BEFORE.replace("title: Pay for", "title: Spend for")],
  ["the day changes with the price", DEARER.replace(DAY, "2027-01-01")],
  ["the file can't be read", `${DEARER}\n\t- :`],
])("nothing is reported if %s", (_what, after) => {
  expect(oldPriceDay(BEFORE, after)).toEqual([]);
});
