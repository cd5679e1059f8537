import { readReport } from "../../../tools/bench/lighthouse";

it("reads a page's timings and its bytes per resource type from a Lighthouse report", () => {
  const items = [
    { resourceType: "Document", transferSize: 20_000 },
    { resourceType: "Script", transferSize: 80_000 },
    { transferSize: 1_000 },
  ];
  const report = {
    audits: {
      "first-contentful-paint": { numericValue: 700.5 },
      "largest-contentful-paint": { numericValue: 900 },
      "speed-index": { numericValue: 1_000 },
      "total-blocking-time": { numericValue: 0 },
      "cumulative-layout-shift": { numericValue: 0.02 },
      "network-requests": { details: { items } },
    },
  };
  expect(readReport(JSON.stringify(report))).toEqual({
    FCP: 700.5,
    LCP: 900,
    "Speed Index": 1_000,
    TBT: 0,
    CLS: 0.02,
    "HTML bytes": 20_000,
    "Script bytes": 80_000,
    "All bytes": 101_000,
  });
});
