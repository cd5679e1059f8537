import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { Billing } from "../../../src/pricing/costs";
import { PlanCards } from "../../../src/sections/Plans/PlanCards";
import { examplePricing } from "../../support/example-pricing";
import { navigate } from "../../support/gatsby-navigation";

const { plans, words } = examplePricing;

function Cards({ shown = plans }) {
  const [billing, setBilling] = useState<Billing>("annual");
  const choose = (choice: { billing: Billing }) => setBilling(choice.billing);
  return <PlanCards plans={shown} words={words} billing={billing} onBilling={choose} />;
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
