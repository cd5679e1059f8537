import { llmsTxt } from "../../src/discovery/llms-txt";
import { examplePricing } from "../support/content";

test("it begins with the brand and what it does, and has pages, plans and figures", () => {
  const text = llmsTxt({
    brand: { name: "Paralane", url: "https://paralane.example", tagline: "Tests in parallel." },
    pages: [{ path: "/faq", title: "Questions", description: "Three of them.", heading: "Ask" }],
    pricing: examplePricing,
    stats: [{ value: "15x", label: "faster on average", basis: "than one test at a time" }],
  });
  expect(text.split("\n")).toEqual(
    expect.arrayContaining([
      "# Paralane",
      "> Tests in parallel.",
      "- [Questions](https://paralane.example/faq): Three of them.",
      "- Basic: $100 per month, billed annually; $140 per month, month to month; Automated testing minutes: 15,000; Overage: $0.02 per minute; Parallel tests: up to 15; CI/CD integrations: Included; Unlimited users: Included; Premium support: Not included",
      "- Enterprise: Custom; Automated testing minutes: Custom; Overage: Custom; Parallel tests: Very large; CI/CD integrations: Included; Unlimited users: Included; Premium support: Included",
      "- 15x faster on average (than one test at a time)",
    ]),
  );
});
