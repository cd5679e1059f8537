import { render } from "@testing-library/react";
import { Receipt } from "../../../src/sections/Receipt/Receipt";
import { fillTemplate } from "../../../src/words";
import { examplePricing } from "../../support/example-pricing";
import { pageData } from "../../support/page-data";

const { plans, words } = examplePricing;
const { receipt } = pageData("/pricing").content.pricing;
const FILES = Array.from({ length: 145 }, () => 60);

// A dollar or more is written in dollars.
test.each([
  ["annual", ["97¢", "$100"], ["73¢", "$300"]],
  ["monthly", ["$1.35", "$140"], ["91¢", "$375"]],
] as const)(
  "the receipt shows each plan's cost, time and calculation with %s billing",
  (billing, [basic, basicPrice], [pro, proPrice]) => {
    const { container } = render(<Receipt {...{ receipt, plans, words, billing }} files={FILES} />);
    const rows = Array.from(container.querySelectorAll("dl:last-of-type > div"), (plan) =>
      Array.from(plan.children, ({ textContent }) => textContent),
    );
    const on = (lanes: string, time: string) => fillTemplate(receipt.on, { lanes, time });
    const sum = (price: string, minutes: string) =>
      fillTemplate(receipt.sum, { price, minutes, billed: "145" });
    expect(rows).toEqual([
      ["Basic", `${receipt.about} ${basic}`, on("15", "10 min"), sum(basicPrice, "15,000")],
      ["Pro", `${receipt.about} ${pro}`, on("30", "5 min"), sum(proPrice, "60,000")],
    ]);
  },
);
