import { screen, within } from "@testing-library/react";
import HomePage from "../../src/templates/Home";
import { builtHtml } from "../support/built-html";
import { homeData } from "../support/content";
import { pageProps } from "../support/page-props";
import { outline, part, plain, wordsAndAddresses } from "../support/queries";

const { home, customers, stats } = homeData.content;

beforeAll(() => {
  document.body.append(builtHtml(<HomePage {...pageProps(homeData, "/", null)} />));
});

test("its sections stand in the specification's order", () => {
  expect(outline()).toEqual([
    home.hero.title,
    home.customers.title,
    home.features.title,
    home.howItWorks.title,
    home.boxes.title,
    home.stats.title,
    home.caseStudies.title,
    home.callToAction.title,
  ]);
});

test("the hero leads to the contact page, and its picture is described", () => {
  const hero = screen.getByRole("heading", { level: 1 }).parentElement;
  const [first] = within(hero ?? document.body).getAllByRole("link");
  expect(first).toHaveTextContent(plain(home.hero.action.label));
  expect(first).toHaveAttribute("href", "/contact");
  expect(screen.getByRole("img", { name: home.hero.board.description })).toBeVisible();
});

test("the logo strip names every customer", () => {
  const names = part(home.customers.title)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(names).toEqual(customers.customers.map(({ name }) => name));
});

test("it works in three numbered steps, each with its picture", () => {
  const steps = part(home.howItWorks.title).getAllByRole("listitem");
  expect(steps).toHaveLength(3);
  for (const [index, { title, text, picture }] of home.howItWorks.steps.entries()) {
    const step = within(steps[index] ?? document.body);
    expect(step.getByRole("heading", { level: 3 })).toHaveTextContent(plain(title));
    expect(step.getByText(plain(text))).toBeVisible();
    expect(step.getByRole("img")).toHaveAccessibleName(picture.alt);
  }
  expect(steps[0]?.parentElement?.tagName).toBe("OL");
});

test("there are six feature boxes", () => {
  const headings = part(home.boxes.title).getAllByRole("heading", { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(
    home.boxes.items.map(({ title }) => title),
  );
  expect(headings).toHaveLength(6);
});

test("the stats row makes every claim, with what it counts", () => {
  const claims = part(home.stats.title).getAllByRole("term");
  expect(
    claims.map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`),
  ).toEqual(stats.stats.map(({ value, label }) => `${value} ${label}`));
});

test("two case studies lead to their PDFs, and a button to all of them", () => {
  const links = part(home.caseStudies.title).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    ...home.caseStudies.items.map(({ pdf }) => pdf),
    "/case-studies",
  ]);
  expect(links).toHaveLength(3);
});

test("it ends with a call to action that leads to the contact page", () => {
  expect(wordsAndAddresses(part(home.callToAction.title).getAllByRole("link"))).toEqual([
    [home.callToAction.action.label, "/contact"],
  ]);
});
