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
    script: limit,
    markup: limit,
    css: limit,
    fonts: limit,
    requests: limit,
    race: limit,
  })
  .parse(parse(readFileSync(resolve(__dirname, "..", "..", "budgets.yaml"), "utf8")));

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

  test.each(["firstResponse", "script", "markup", "css", "fonts", "requests"] as const)(
    "stays within the %s budget",
    (kind) => {
      expect(weight[kind]).toBeGreaterThan(0);
      expect(weight[kind]).toBeLessThanOrEqual(budgets[kind].max);
    },
  );
});
