import { render } from "@testing-library/react";
import type { ContactState } from "../../src/routes";
import ContactPage from "../../src/templates/Contact";
import { fillWords } from "../../src/words";
import { newDocument } from "../support/contact-form";
import { pageData } from "../support/page-data";
import { pageProps } from "../support/page-props";

const data = pageData("/contact");
const { contact, pricing } = data.content;

const page = (state: ContactState | null) => (
  <ContactPage {...pageProps(data, "/contact", state)} />
);
const message = () => document.querySelector("textarea");

beforeEach(() => {
  sessionStorage.clear();
  newDocument();
});

const [, { slug, name } = { slug: "", name: "" }] = pricing.plans;

test("a need from the plan finder is also mentioned in the message", () => {
  render(page({ plan: slug, minutes: 38_500, parallel: 12 }));
  const expected = fillWords(contact.contactForm.plan.needMessage, {
    plan: name,
    minutes: "38,500",
    parallel: "12",
  });
  expect(message()).toHaveValue(expected);
});

test.each([null, {}, { plan: "no-such-plan", minutes: 5, parallel: 5 }])(
  "with the location state %j, no plan is chosen",
  (state) => {
    render(page(state));
    expect(message()).toHaveValue("");
  },
);
