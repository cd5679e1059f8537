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
    ...pricing.plans.map(({ name }) => name),
    pricing.finder.title,
    pricing.comparison.title,
    pricing.faq.title,
    pricing.callToAction.title,
  ]);
});

test("it says what prices are in and for, and whom to ask about Windows servers", () => {
  for (const note of pricing.notes) expect(screen.getByText(plain(note))).toBeVisible();
});

test("the first screen leads to the contact page, and down to the plan finder", () => {
  const [talk, reckon] = wordsAndAddresses(screen.getAllByRole("link"));
  expect(talk).toEqual([pricing.action.label, "/contact"]);
  expect(reckon).toEqual([pricing.toFinder, "#finder"]);
  expect(screen.getByRole("heading", { name: pricing.finder.title })).toHaveAttribute(
    "id",
    "finder",
  );
});

test("it leads to the questions and answers", () => {
  expect(wordsAndAddresses(part(pricing.faq.title).getAllByRole("link"))).toEqual([
    [pricing.faq.action.label, "/faq"],
  ]);
});
