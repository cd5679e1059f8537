import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import ContactPage from "../../src/templates/Contact";
import { contactData } from "../support/content";
import { pageProps } from "../support/page-props";
import { outline, plain, wordsAndAddresses } from "../support/queries";

const { contact, site, pricing } = contactData.content;

interface State {
  plan?: string;
  minutes?: number;
  parallel?: number;
}

const page = (state: State | null = null) => (
  <ContactPage {...pageProps(contactData, "/contact", state)} />
);
const { label } = contact.form.fields.message;
const message = () => screen.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${label}`));

beforeEach(() => sessionStorage.clear());

test("the form comes first, then what happens next, the ways to reach us, and who our customers are", () => {
  render(page());
  expect(outline()).toEqual([
    contact.title,
    contact.form.title,
    contact.next.title,
    contact.direct.title,
    contact.customers.title,
  ]);
  expect(screen.getByRole("form", { name: contact.form.title })).toBeVisible();
});

test("beside the button it says what becomes of what is sent", () => {
  render(page());
  const form = within(screen.getByRole("form", { name: contact.form.title }));
  expect(form.getByText(contact.form.privacy)).toBeVisible();
});

test("address, sales email and phone are words of the page, and can be followed", () => {
  render(page());
  const details = within(screen.getByRole("region", { name: contact.direct.title }));
  expect(wordsAndAddresses(details.getAllByRole("link"))).toEqual([
    [site.contact.salesEmail, `mailto:${site.contact.salesEmail}`],
    [site.contact.phone, `tel:${site.contact.phoneLink}`],
  ]);
  for (const words of [...site.contact.addressLines, site.contact.hours]) {
    expect(details.getByText(plain(words))).toBeVisible();
  }
});

test("what happens next is said in three steps", () => {
  render(page());
  const next = within(screen.getByRole("region", { name: contact.next.title }));
  const steps = next.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(steps).toEqual(contact.next.steps);
  expect(steps).toHaveLength(3);
});

test("without script there are an email and a phone link in the form's place", () => {
  const html = document.createElement("div");
  html.innerHTML = renderToString(page());
  // A browser that runs scripts reads what is inside as text.
  html.innerHTML = html.querySelector("noscript")?.textContent ?? "";
  expect(html).toHaveTextContent(plain(contact.form.noScript));
  expect(wordsAndAddresses(Array.from(html.querySelectorAll("a")))).toEqual([
    [site.contact.salesEmail, `mailto:${site.contact.salesEmail}`],
    [site.contact.phone, `tel:${site.contact.phoneLink}`],
  ]);
});

test("the chosen plan is said still when a link leads to another place of the page", () => {
  const [plan] = pricing.plans;
  const { rerender } = render(page({ plan: `${plan?.slug}` }));
  rerender(page());
  const chosen = contact.form.plan.chosen.replace("[plan]", `${plan?.name}`);
  expect(screen.getByText(chosen)).toBeVisible();
});

test.each(pricing.plans)(
  "a visitor who chose $name reads so, and finds it in the message",
  ({ slug, name }) => {
    render(page({ plan: slug }));
    expect(screen.getByText(contact.form.plan.chosen.replace("[plan]", name))).toBeVisible();
    expect(message()).toHaveValue(contact.form.plan.message.replace("[plan]", name));
  },
);

test("one who comes from the plan finder finds the need in the message too", () => {
  const [, basic] = pricing.plans;
  render(page({ plan: basic?.slug ?? "", minutes: 38_500, parallel: 12 }));
  const said = contact.form.plan.needMessage
    .replace("[plan]", basic?.name ?? "")
    .replace("[minutes]", "38,500")
    .replace("[parallel]", "12");
  expect(message()).toHaveValue(said);
});

test.each([null, {}, { plan: "no-such-plan", minutes: 5, parallel: 5 }])(
  "the state %j chooses no plan",
  (state) => {
    render(page(state));
    expect(message()).toHaveValue("");
  },
);
