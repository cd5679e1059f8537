import type { Page } from "@playwright/test";
import { fillWords } from "../../src/words/fill-words";
import { content } from "../support/site-content";
import { expect, hydrated, navigateInApp, test, visit } from "./support/test";

const { finder, words } = content.plans;

/** At every place where the answer changes, and around it. */
const NEEDS = [
  ...[0, 1, 500, 501, 15_000, 24_999, 25_000, 25_001, 26_750, 26_751, 60_000, 60_001, 200_000].map(
    (minutes) => ({ minutes, parallel: 5 }),
  ),
  ...[5, 6, 15, 16, 30, 31, 60].map((parallel) => ({ minutes: 500, parallel })),
];

interface Amount {
  cents: number;
}

/** A plan of /pricing.json. */
interface Plan {
  name: string;
  price: { annual: Amount; monthly: Amount } | null;
  minutes: number | null;
  overage: Amount | null;
  parallelTests: number | null;
}

/** Counted here once more, in whole cents of /pricing.json; null where the plan can't be had. */
function centsOn(plan: Plan, need: { minutes: number; parallel: number }, billing: Billing) {
  if (!plan.price || plan.minutes === null || need.parallel > Number(plan.parallelTests))
    return null;
  let cents = plan.price[billing].cents;
  for (let minute = plan.minutes; minute < need.minutes; minute++) {
    if (!plan.overage) return null;
    cents += plan.overage.cents;
  }
  return cents;
}

const BILLINGS = ["annual", "monthly"] as const;
type Billing = (typeof BILLINGS)[number];

/** An amount on the page, in cents; null for words. */
const centsIn = (text: string) =>
  /^\$[\d,]+(\.\d\d)?$/.test(text) ? Math.round(Number(text.replace(/[$,]/g, "")) * 100) : null;

/** What the finder shows: each plan's cost, and the answer. */
async function shownOn(page: Page) {
  const section = page.locator("section").filter({ hasText: finder.title }).first();
  const rows = await section
    .locator("dl > div")
    .evaluateAll((found) =>
      found.map((row) => [
        row.querySelector("dt")?.textContent ?? "",
        row.querySelector("dd")?.textContent ?? "",
      ]),
    );
  return {
    costs: rows.map(([name = "", amount = ""]) => [name, centsIn(amount)]),
    answer: await section.locator("h3 > span").first().textContent(),
  };
}

test("page, address and /pricing.json agree with a count in whole cents on 20 needs, both ways to pay", async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const { plans }: { plans: Plan[] } = await (await request.get("/pricing.json")).json();
  await visit(page, "/pricing");
  let compared = 0;
  for (const need of NEEDS) {
    for (const billing of BILLINGS) {
      const address = `/pricing?minutes=${need.minutes}&parallel=${need.parallel}&billing=${billing}`;
      await navigateInApp(page, address);
      await expect(page.locator(`[name="billing"][value="${billing}"]`)).toBeChecked();
      await expect(page.getByRole("textbox", { name: finder.minutes.label })).toHaveValue(
        need.minutes.toLocaleString("en-US"),
      );
      await expect(page.getByRole("textbox", { name: finder.parallel.label })).toHaveValue(
        String(need.parallel),
      );
      const { costs, answer } = await shownOn(page);
      const counted = plans.map((plan) => [plan.name, centsOn(plan, need, billing)] as const);
      expect({ address, costs }).toEqual({ address, costs: counted });

      const held = counted.filter(([, cents]) => cents !== null);
      const [best] = held.sort(([, a], [, b]) => Number(a) - Number(b));
      if (best) {
        const [name, cents] = best;
        const price = (Number(cents) / 100).toLocaleString("en-US", {
          minimumFractionDigits: Number(cents) % 100 === 0 ? 0 : 2,
        });
        expect(answer).toContain(fillWords(finder.result, { plan: name, price: `$${price}` }));
        const other = billing === "annual" ? words.monthToMonth : words.billedAnnually;
        expect(answer).not.toContain(other);
      } else {
        expect(answer).toBe(finder.resultCustom);
      }
      compared += 1;
    }
  }
  expect(compared).toBe(40);

  // What an address says is what it keeps.
  await page.reload();
  await hydrated(page);
  expect((await shownOn(page)).answer).toBe(finder.resultCustom);
});

test("a program of another site may read the prices", async ({ request }) => {
  for (const address of ["/pricing.json", "/pricing.schema.json"]) {
    const response = await request.get(address, { headers: { Origin: "https://other.example" } });
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      "content-type": expect.stringContaining("application/json"),
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=3600",
    });
  }
});
