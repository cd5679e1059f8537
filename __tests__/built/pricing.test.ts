/** @jest-environment jsdom */
import { content } from "../support/site-content";
import { documentOf, textOf, textsOf } from "./support/site";

const page = documentOf("/pricing");
const cards = ["free", "basic", "pro", "enterprise"].map((slug) => {
  const card = page.getElementById(slug);
  if (card === null) throw new Error(`Pricing has no plan "${slug}"`);
  return card;
});
const [free, basic, pro, enterprise] = cards;

/** A card's facts: label and value. */
const factsOf = (card: Element | undefined) =>
  Object.fromEntries(
    [...(card?.querySelectorAll("dl > div") ?? [])].map((fact) => [
      textOf(fact.querySelector("dt")),
      textOf(fact.querySelector("dd")),
    ]),
  );

test("the four plans stand in order", () => {
  expect(cards.map((card) => textOf(card.querySelector("h2")))).toEqual([
    "Free",
    "Basic",
    "Pro",
    "Enterprise",
  ]);
});

test("both prices of Basic and Pro are in the HTML, with what they mean", () => {
  expect(textOf(free)).toContain("$0 per month");
  expect(textOf(basic)).toContain("$100 per month, billed annually");
  expect(textOf(basic)).toContain("$140 per month, month to month");
  expect(textOf(pro)).toContain("$300 per month, billed annually");
  expect(textOf(pro)).toContain("$375 per month, month to month");
  expect(textOf(enterprise)).toMatch(/custom/i);
  for (const card of cards) expect(card.querySelectorAll("[hidden]")).toHaveLength(0);
});

test("each plan has the figures of the specification", () => {
  expect(factsOf(free)).toEqual({
    "Automated testing minutes": "500",
    Overage: "None",
    "Parallel tests": "up to 5",
    "CI/CD integrations": "Included",
    "Unlimited users": "Not included",
    "Premium support": "Not included",
  });
  expect(factsOf(basic)).toEqual({
    "Automated testing minutes": "15,000",
    Overage: "$0.02 per minute",
    "Parallel tests": "up to 15",
    "CI/CD integrations": "Included",
    "Unlimited users": "Included",
    "Premium support": "Not included",
  });
  expect(factsOf(pro)).toEqual({
    "Automated testing minutes": "60,000",
    Overage: "$0.02 per minute",
    "Parallel tests": "up to 30",
    "CI/CD integrations": "Included",
    "Unlimited users": "Included",
    "Premium support": "Not included",
  });
  expect(factsOf(enterprise)).toEqual({
    "Automated testing minutes": "Custom",
    Overage: "None",
    "Parallel tests": "Very large",
    "CI/CD integrations": "Included",
    "Unlimited users": "Included",
    "Premium support": "Included",
  });
});

test("the table says the same as the cards", () => {
  expect(textsOf(page, "table thead th").slice(1)).toEqual(["Free", "Basic", "Pro", "Enterprise"]);
  const rows = [...page.querySelectorAll("table tbody tr")].map((row) => [
    textOf(row.querySelector("th")),
    ...textsOf(row, "td"),
  ]);
  expect(rows.slice(0, 2).map((row) => row.slice(1))).toEqual([
    ["$0", "$100", "$300", "Custom"],
    ["$0", "$140", "$375", "Custom"],
  ]);
  for (const [label = "", ...values] of rows.slice(2)) {
    expect(values).toEqual(cards.map((card) => factsOf(card)[label]));
  }
});

test("every plan's button leads to /contact with nothing appended", () => {
  for (const [index, card] of cards.entries()) {
    const links = [...card.querySelectorAll("a")];
    expect(links.map((link) => [textOf(link), link.getAttribute("href")])).toEqual([
      [content.plans.plans[index]?.action, "/contact"],
    ]);
  }
});

test("the notes say USD per month for Linux, and to ask about Windows", () => {
  const text = textOf(page.querySelector("main"));
  expect(text).toMatch(/USD per month, for Linux servers/);
  expect(text).toMatch(/Windows servers\?.*contact us/i);
});
