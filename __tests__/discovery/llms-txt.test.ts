import { llmsTxt } from "../../src/discovery/llms-txt";
import { examplePricing } from "../support/content";

test("it begins with the brand and what it does, and has pages, plans and figures", () => {
  const text = llmsTxt({
    brand: { name: "Paralane", url: "https://paralane.example", tagline: "Tests in parallel." },
    pages: [{ path: "/faq", title: "Questions", description: "Three of them.", heading: "Ask" }],
    pricing: examplePricing,
    stats: [{ value: "15x", label: "faster on average" }],
  });
  expect(text.split("\n")).toEqual(
    expect.arrayContaining([
      "# Paralane",
      "> Tests in parallel.",
      "- [Questions](https://paralane.example/faq): Three of them.",
      "- Free: $0 per month; 500 minutes; up to 5 parallel tests",
      "- Basic: $100 per month, billed annually; $140 per month, month to month; 15,000 minutes; $0.02 per minute beyond them; up to 15 parallel tests",
      "- Enterprise: Custom; Parallel tests: Very large",
      "- 15x faster on average",
    ]),
  );
});
