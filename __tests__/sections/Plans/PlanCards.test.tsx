import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PlanCards } from "../../../src/sections/Plans/PlanCards";
import type { Billing } from "../../../src/sections/Plans/quotes";
import { examplePricing } from "../../support/content";
import { navigate } from "../../support/gatsby-navigation";
import { hydrate } from "../../support/hydrate";

const { plans, words } = examplePricing;

function Cards({ shown = plans }) {
  const [billing, setBilling] = useState<Billing>("annual");
  const choose = (choice: { billing: Billing }) => setBilling(choice.billing);
  return <PlanCards plans={shown} words={words} billing={billing} onBilling={choose} />;
}

const cards = () => <Cards />;

const cardOf = (name: string) => {
  const heading = screen.getByText(name, { selector: "h2" });
  const card = heading.closest("li");
  if (!card) throw new Error(`No card around ${name}`);
  return card;
};

beforeEach(() => navigate.mockClear());

test("the plans stand from the smallest to the largest", () => {
  render(cards());
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "Free",
    "Basic",
    "Pro",
    "Enterprise",
  ]);
});

test.each([
  ["Free", ["$0 per month"]],
  ["Basic", ["$100 per month, billed annually", "or $140 per month, month to month"]],
  ["Pro", ["$300 per month, billed annually", "or $375 per month, month to month"]],
  ["Enterprise", ["Custom per month, as agreed"]],
])("the card of %s has every price, in the built HTML too, whatever is chosen", (name, prices) => {
  const check = () => {
    const amounts = Array.from(cardOf(name).querySelectorAll("strong"));
    expect(amounts.map(({ parentElement }) => parentElement?.textContent)).toEqual(prices);
  };
  hydrate(cards, check);
  check();
  fireEvent.click(screen.getByRole("radio", { name: "Month to month" }));
  check();
});

/** The plans with other prices, those that have any. */
const priced = (price: { annual: number; monthly: number }) =>
  plans.map((plan) => ({ ...plan, price: plan.price && { ...plan.price, ...price } }));

test("there is no choice of billing where it makes no difference", () => {
  render(<Cards shown={priced({ annual: 90, monthly: 90 })} />);
  expect(screen.queryByRole("radio")).toBeNull();
});

test("what is saved is reckoned in cents", () => {
  render(<Cards shown={priced({ annual: 29.99, monthly: 34.99 })} />);
  expect(cardOf("Basic")).toHaveTextContent(words.saving.replace("[amount]", "$60"));
});

test("billing is a choice of two, annually at first, that needs no script", () => {
  render(cards());
  const group = screen.getByRole("group", { name: "Billing" });
  const [annually, monthly, ...others] = within(group).getAllByRole<HTMLInputElement>("radio");
  expect(others).toEqual([]);
  expect(annually).toHaveAccessibleName("Annually");
  expect(annually).toBeChecked();
  expect(monthly).toHaveAccessibleName("Month to month");
  // What the style sheet goes by.
  expect([annually?.value, monthly?.value]).toEqual(["annual", "monthly"]);
  expect(group.closest("[data-billing]")).toContainElement(cardOf("Basic"));
});

test.each(plans)("the button of $name has the address /contact, nothing appended", ({ name }) => {
  render(cards());
  expect(within(cardOf(name)).getByRole("link")).toHaveAttribute("href", "/contact");
});

test.each(plans)("pressed, it tells the contact page that it was $name", async ({ name, slug }) => {
  render(cards());
  await userEvent.click(within(cardOf(name)).getByRole("link"));
  expect(navigate.mock.calls).toEqual([
    ["/contact", expect.objectContaining({ state: { plan: slug } })],
  ]);
});

test("no two buttons have the same words", () => {
  render(cards());
  const labels = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(new Set(labels).size).toBe(4);
});

test("one plan is recommended, in words", () => {
  render(cards());
  expect(cardOf("Pro")).toContainElement(screen.getByText("Recommended"));
});

test.each([
  ["Free", "Not included"],
  ["Basic", "Included"],
  ["Pro", "Included"],
  ["Enterprise", "Included"],
])("unlimited users on %s: %s, in words for screen readers too", (name, words) => {
  render(cards());
  const label = within(cardOf(name)).getByText("Unlimited users");
  expect(label.nextElementSibling?.textContent).toBe(words);
});
