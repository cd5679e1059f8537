/** @jest-environment jsdom */

import { content } from "../support/site-content";
import { documentOf, textOf, textsOf } from "./support/site";

const { plans, planComparison: comparison } = content.plans;
const page = documentOf("/pricing");

const offers = plans.map((plan) => {
  const card = page.getElementById(plan.slug);
  if (card === null) throw new Error(`Pricing has no plan "${plan.slug}"`);
  return { plan, card };
});
const cards = offers.map(({ card }) => card);

const factsOf = (card: Element) =>
  Object.fromEntries(
    [...card.querySelectorAll("dl > div")].map((fact) => [
      textOf(fact.querySelector("dt")),
      textOf(fact.querySelector("dd")),
    ]),
  );

test("the comparison table matches the cards and has additional rows", () => {
  const table = page.querySelector("details:has(#plan-comparison) table") ?? page;
  expect(textsOf(table, "thead th[scope=col]").slice(1)).toEqual(plans.map(({ name }) => name));
  const rows = [...table.querySelectorAll("tbody tr")].map((row) => [
    textOf(row.querySelector("th[scope=row]")),
    ...textsOf(row, "td"),
  ]);
  // The first six rows appear only in the table, and the remaining rows repeat the facts on the cards.
  expect(rows.slice(0, 6)).toEqual([
    [comparison.machine, ...plans.map(({ machine }) => machine)],
    [comparison.resultsKept, ...plans.map(({ resultsKept }) => resultsKept)],
    [comparison.supportHours, ...plans.map(({ supportHours }) => supportHours)],
    [comparison.signOn, ...plans.map(({ signOn }) => signOn)],
    [comparison.audits, ...plans.map(({ audits }) => audits)],
    [comparison.uptime, ...plans.map(({ uptime }) => uptime)],
  ]);
  const shared = rows.slice(6);
  expect(shared).toHaveLength(6);
  for (const [label = "", ...values] of shared) {
    expect(values).toEqual(cards.map((card) => factsOf(card)[label]));
  }
});

test("every plan's button has unique text and links to /contact without a query string", () => {
  expect(new Set(plans.map(({ action }) => action)).size).toBe(plans.length);
  for (const { plan, card } of offers) {
    const links = [...card.querySelectorAll("a")];
    expect(links.map((link) => [textOf(link), link.getAttribute("href")])).toEqual([
      [plan.action, "/contact"],
    ]);
  }
});
