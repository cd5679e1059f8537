import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { PAGES } from "../support/site-content";
import { readHostRules } from "./support/host-rules";
import { measure, type Weight } from "./support/measure";

const limit = z.strictObject({ max: z.int(), reason: z.string() });

const budgets = z
  .strictObject({
    firstResponse: limit.extend({ reported: z.int() }),
    script: z.strictObject({ accepted: z.record(z.string(), z.int()), reason: z.string() }),
    markup: limit,
    css: limit,
    fonts: limit,
    requests: limit,
    race: limit,
  })
  .parse(parse(readFileSync(resolve(__dirname, "..", "..", "budgets.yaml"), "utf8")));

const TOLERANCE = 1.02;

const rules = readHostRules();

describe.each(PAGES)("a first visit to $path", ({ path }) => {
  let weight: Weight;
  beforeAll(async () => {
    weight = measure(path, await rules);
    // Editors may write as much as they like, so a page that needs another round trip is only reported.
    const { firstResponse } = weight;
    if (firstResponse > budgets.firstResponse.reported)
      console.warn(`The first response of ${path} has ${firstResponse} bytes (see budgets.yaml).`);
  }, 30_000);

  test("loads at most the accepted amount of script, with 2% of tolerance", () => {
    const { accepted: all } = budgets.script;
    // If a page has no accepted size, allow its current size, up to the largest size accepted for any page.
    const accepted = all[path] ?? Math.min(weight.script, Math.max(...Object.values(all)));
    expect(weight.script).toBeLessThanOrEqual(accepted * TOLERANCE);
  });

  test.each(["firstResponse", "markup", "css", "fonts", "requests"] as const)(
    "stays within the %s budget",
    (kind) => {
      expect(weight[kind]).toBeGreaterThan(0);
      expect(weight[kind]).toBeLessThanOrEqual(budgets[kind].max);
    },
  );
});
