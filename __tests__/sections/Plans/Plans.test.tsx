import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { Billing } from "../../../src/pricing/costs";
import { Plans } from "../../../src/sections/Plans/Plans";
import { examplePricing } from "../../support/example-pricing";
import { navigate } from "../../support/gatsby-navigation";

const { plans, words } = examplePricing;

function Cards({ shown = plans, files = [4000, 3000, 1700] }) {
  const [billing, setBilling] = useState<Billing>("annual");
  const choose = (choice: { billing: Billing }) => setBilling(choice.billing);
  return <Plans plans={shown} words={words} billing={billing} onBilling={choose} files={files} />;
}

const cardOf = (name: string) => {
  const heading = screen.getByText(name, { selector: "h2" });
  const card = heading.closest("li");
  if (!card) throw new Error(`No card around ${name}`);
  return card;
};

beforeEach(() => navigate.mockClear());

/** Returns all plans, with `price` replacing each listed price. */
const priced = (price: { annual: number; monthly: number }) =>
  plans.map((plan) => ({ ...plan, price: plan.price && { ...plan.price, ...price } }));

test("if no plan's price depends on billing, there is no billing choice", () => {
  render(<Cards shown={priced({ annual: 90, monthly: 90 })} />);
  expect(screen.queryByRole("radio")).toBeNull();
});

test.each([
  ["Free", "about 67 min", "3"],
  ["Pro", "about 67 min", "413"],
  ["Enterprise", "Ask us", "Ask us"],
])(
  "the card of %s says that the example suite takes %j and runs %j times a month",
  (name, ...said) => {
    render(<Cards />);
    const fact = (label: string) => within(cardOf(name)).getByText(label).nextSibling?.textContent;
    expect([fact("A 2 h 25 min suite"), fact("Its runs in a month")]).toEqual(said);
  },
);

test("a suite that takes less than a minute on a plan takes seconds, not 0 minutes", () => {
  render(<Cards files={Array.from({ length: 30 }, () => 20)} />);
  expect(cardOf("Pro")).toHaveTextContent("about 20 s");
});

test("the savings are computed in cents", () => {
  render(<Cards shown={priced({ annual: 29.99, monthly: 34.99 })} />);
  expect(cardOf("Basic")).toHaveTextContent(words.saving.replace("[amount]", "$60"));
});

test.each(plans)(
  "the button for $name passes the plan to the contact page",
  async ({ name, slug }) => {
    render(<Cards />);
    await userEvent.click(within(cardOf(name)).getByRole("link"));
    expect(navigate.mock.calls).toEqual([
      ["/contact", expect.objectContaining({ state: { plan: slug } })],
    ]);
  },
);
