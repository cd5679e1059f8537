import { screen, within } from "@testing-library/react";
import FeaturesPage from "../../src/templates/Features";
import { plainText } from "../../src/words/plain-text";
import { builtHtml } from "../support/built-html";
import { featuresData } from "../support/content";
import { pageProps } from "../support/page-props";
import { outline, part, plain, wordsAndAddresses } from "../support/queries";

const { features, customers } = featuresData.content;

/** The seven sections of the specification, in its order, and what buyers ask. */
const sections = [
  features.continuousTesting,
  features.cloudPlatform,
  features.existingScripts,
  features.fullStack,
  features.fasterResults,
  features.integrations,
  features.results,
  features.facts,
];

beforeAll(() => {
  document.body.append(builtHtml(<FeaturesPage {...pageProps(featuresData, "/features", null)} />));
});

test("its sections stand in the specification's order, customers and an invitation last", () => {
  expect(outline()).toEqual([
    features.title,
    features.contents.title,
    ...sections.map(({ title }) => title),
    features.customers.title,
    features.callToAction.title,
  ]);
});

test.each(sections)("$title has its paragraphs", ({ title, paragraphs }) => {
  for (const paragraph of plainText(paragraphs)) {
    expect(part(title).getByText(plain(paragraph))).toBeVisible();
  }
});

test("the table of contents leads to every section by its heading", () => {
  const contents = screen.getByRole("navigation", { name: features.contents.title });
  const links = within(contents).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(sections.map(({ title }) => title));
  for (const link of links) {
    const { pathname, hash } = new URL(link.getAttribute("href") ?? "", window.location.href);
    expect(pathname).toBe("/features");
    expect(document.querySelector(`h2${hash}`)?.textContent).toBe(link.textContent);
  }
});

test("each integration has its sample", () => {
  const items = part(features.integrations.title)
    .getAllByRole("listitem")
    .filter((item) => item.querySelector("h3"));
  const titles = items.map((item) => within(item).getByRole("heading", { level: 3 }).textContent);
  expect(titles).toEqual(features.integrations.items.map(({ title }) => title));
  for (const item of items) expect(within(item).getByRole("figure")).toBeVisible();
});

test("full stack testing covers every layer", () => {
  const layers = part(features.fullStack.title).getAllByRole("heading", { level: 3 });
  expect(layers.map(({ textContent }) => textContent)).toEqual(
    features.fullStack.layers.map(({ name }) => name),
  );
});

test("each kind of tool stands with the names of those it works with", () => {
  const kinds = part(features.integrations.title).getAllByRole("term");
  expect(
    kinds.map((term) => [
      term.textContent,
      Array.from(term.nextElementSibling?.querySelectorAll("li") ?? [], (one) => one.textContent),
    ]),
  ).toEqual(features.integrations.worksWith.map(({ kind, names }) => [kind, names]));
});

test("the logo strip names every customer", () => {
  expect(part(features.customers.title).getAllByRole("listitem")).toHaveLength(
    customers.customers.length,
  );
});

test("it ends with a call to action that leads to the contact page", () => {
  expect(wordsAndAddresses(part(features.callToAction.title).getAllByRole("link"))).toEqual([
    [features.callToAction.action.label, "/contact"],
  ]);
});
