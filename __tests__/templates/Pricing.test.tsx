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

test("the cards and the table say the same prices", () => {
  const textsOf = (elements: Iterable<Element>) =>
    new Set(Array.from(elements, ({ textContent }) => textContent));
  const prices = textsOf(document.querySelectorAll("li strong"));
  const rows = screen.getAllByRole("row");
  const [annual, monthly] = [pricing.words.billedAnnually, pricing.words.monthToMonth].map((way) =>
    rows.find((row) => row.textContent?.startsWith(`${pricing.words.price}, ${way}`)),
  );
  const cells = [annual, monthly].flatMap((row) => Array.from(row?.querySelectorAll("td") ?? []));
  expect(textsOf(cells)).toEqual(prices);
});

test("it leads to the questions and answers", () => {
  expect(wordsAndAddresses(part(pricing.faq.title).getAllByRole("link"))).toEqual([
    [pricing.faq.action.label, "/faq"],
  ]);
});
