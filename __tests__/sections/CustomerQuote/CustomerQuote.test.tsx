import { render, screen } from "@testing-library/react";
import { CustomerQuote } from "../../../src/sections/CustomerQuote/CustomerQuote";
import { faqData, pricingData, servicesData } from "../../support/content";
import { plain } from "../../support/queries";

test.each([
  ["Services", servicesData.content.services.quoteOf],
  ["Pricing", pricingData.content.pricing.quoteOf],
  ["FAQ", faqData.content.faq.quoteOf],
])("%s has a customer's sentence, whose it is, and the way to its case study", (_page, study) => {
  render(<CustomerQuote study={study} />);
  expect(screen.getByText(plain(`“${study.quote.text}”`))).toBeVisible();
  expect(screen.getByRole("figure")).toHaveTextContent(
    plain(`${study.quote.name}, ${study.quote.role}`),
  );
  expect(screen.getByRole("link", { name: plain(study.title) })).toHaveAttribute(
    "href",
    `/case-studies#${study.slug}`,
  );
});
