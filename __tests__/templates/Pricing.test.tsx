import { screen } from "@testing-library/react";
import PricingPage from "../../src/templates/Pricing";
import { builtHtml } from "../support/built-html";
import { pricingData } from "../support/content";
import { pageProps } from "../support/page-props";
import { outline, part, plain, wordsAndAddresses } from "../support/queries";

const { pricing } = pricingData.content;

beforeAll(() => {
  document.body.append(builtHtml(<PricingPage {...pageProps(pricingData, "/pricing", null)} />));
});

test("the plans come first, then what helps to choose", () => {
  expect(outline()).toEqual([
    pricing.title,
    "Free",
    "Basic",
    "Pro",
    "Enterprise",
    pricing.estimator.title,
    pricing.comparison.title,
    pricing.faq.title,
  ]);
});

test("it says what prices are in and for, and whom to ask about Windows servers", () => {
  expect(screen.getByText(/USD per month, for Linux servers/)).toBeVisible();
  expect(screen.getByText(/Windows servers\? Contact us/)).toBeVisible();
  for (const note of pricing.notes) expect(screen.getByText(plain(note))).toBeVisible();
});

test("the cards and the table say the same prices", () => {
  for (const price of ["$100", "$140", "$300", "$375"]) {
    expect(screen.getAllByText(price)).toHaveLength(2);
  }
});

test("it leads to the questions and answers", () => {
  expect(wordsAndAddresses(part(pricing.faq.title).getAllByRole("link"))).toEqual([
    [pricing.faq.action.label, "/faq"],
  ]);
});
