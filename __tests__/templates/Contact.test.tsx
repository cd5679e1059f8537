import { render } from "@testing-library/react";
import type { ContactState } from "../../src/routes";
import ContactPage from "../../src/templates/Contact";
import { newDocument } from "../support/contact-form";
import { pageData } from "../support/page-data";
import { pageProps } from "../support/page-props";

const data = pageData("/contact");

const page = (state: ContactState | null) => (
  <ContactPage {...pageProps(data, "/contact", state)} />
);
const message = () => document.querySelector("textarea");

beforeEach(() => {
  sessionStorage.clear();
  newDocument();
});

test.each([null, {}, { plan: "no-such-plan", minutes: 5, parallel: 5 }])(
  "with the location state %j, no plan is chosen",
  (state) => {
    render(page(state));
    expect(message()).toHaveValue("");
  },
);
