import { pricePicture } from "../../src/discovery/price-picture";
import { colorOf, readTokens } from "../../src/discovery/tokens";
import { examplePricing } from "../support/example-pricing";
import { answerTo } from "../support/page-data";

const { pricing } = answerTo("/pricing").content;
const picture = pricePicture({ ...pricing, ...examplePricing });

test("the price picture shows the plans, the point where two plans cost the same, and the worked examples", () => {
  const texts = [...picture.matchAll(/<text.*?<\/text>/g)].map(([text]) =>
    text
      .replace(/<[^>]+>/g, " ")
      .trim()
      .replace(/\s+/g, " "),
  );
  expect(texts.slice(-7)).toEqual([
    ...["Free", "Basic", "Pro"],
    "25,000 Pro is cheaper",
    ...["$100", "$300", "$1,100"],
  ]);
});

test("the price picture includes its own styles, with colors for light and dark mode", () => {
  for (const scheme of ["light", "dark"] as const) {
    const [, tokens = ""] =
      new RegExp(`prefers-color-scheme:${scheme}\\)\\{:root\\{(.*?)\\}`).exec(picture) ?? [];
    expect(tokens).toContain(`--color-accent:${colorOf("color-accent", readTokens(scheme))}`);
    expect(tokens).not.toContain("undefined");
  }
  expect(picture).not.toMatch(/<script|style=|href=/);
});
