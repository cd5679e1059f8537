import { render } from "@testing-library/react";
import FaqPage from "../../src/templates/Faq";
import { plainText } from "../../src/words/plain-text";
import { faqData } from "../support/content";
import { pageProps } from "../support/page-props";
import { outline, part, wordsAndAddresses } from "../support/queries";

const { faq } = faqData.content;

beforeEach(() => {
  // jsdom has no layout to scroll in.
  Object.assign(HTMLElement.prototype, { scrollIntoView: () => {} });
});

const show = (address = "/faq") => render(<FaqPage {...pageProps(faqData, address, null)} />);

test("the questions stand in order, the contact button last", () => {
  show();
  expect(outline()).toEqual([
    faq.title,
    ...faq.questions.map(({ question }) => question),
    faq.callToAction.title,
  ]);
  expect(wordsAndAddresses(part(faq.callToAction.title).getAllByRole("link"))).toEqual([
    [faq.callToAction.action.label, "/contact"],
  ]);
});

test.each(faq.questions)(
  "an address that ends in #$slug opens that question",
  ({ slug, answer }) => {
    show(`/faq#${slug}`);
    const opened = document.querySelectorAll("details[open]");
    expect(Array.from(opened, ({ id }) => id)).toContain(slug);
    const [first] = document.querySelectorAll(`#${slug} p`);
    expect(first?.textContent).toBe(plainText(answer)[0]);
    expect(first).toBeVisible();
  },
);
