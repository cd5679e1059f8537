import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { PAGES } from "../support/site-content";
import { readHostRules } from "./support/host-rules";
import { type Weight, weigh } from "./support/weigh";

const limit = z.strictObject({ max: z.int(), reason: z.string() });

const budgets = z
  .strictObject({
    firstAnswer: limit,
    script: z.strictObject({ accepted: z.record(z.string(), z.int()), reason: z.string() }),
    html: limit,
    css: limit,
    fonts: limit,
    image: limit,
    requests: limit,
    total: limit,
  })
  .parse(parse(readFileSync(resolve(__dirname, "..", "..", "budgets.yaml"), "utf8")));

/** How much more script than what was accepted goes unnoticed. */
const TOLERANCE = 1.02;

const rules = readHostRules();

describe.each(PAGES)("$path costs a visitor", ({ path }) => {
  let weight: Weight;
  beforeAll(async () => {
    weight = weigh(path, await rules);
  }, 30_000);

  test("the script that was accepted, give or take 2%", () => {
    const { accepted: all } = budgets.script;
    // A page that nobody has named yet may weigh as much as the others do.
    const accepted = all[path] ?? Math.min(weight.script, Math.max(...Object.values(all)));
    expect(weight.script).toBeLessThanOrEqual(accepted * TOLERANCE);
    // An old number would let much more go unnoticed.
    expect(weight.script).toBeGreaterThanOrEqual(accepted / TOLERANCE);
  });

  test.each(["firstAnswer", "html", "css", "fonts", "image", "requests", "total"] as const)(
    "no more %s than its budget",
    (kind) => {
      // The contact page has no picture.
      expect(weight[kind]).toBeGreaterThan(kind === "image" ? -1 : 0);
      expect(weight[kind]).toBeLessThanOrEqual(budgets[kind].max);
    },
  );
});
