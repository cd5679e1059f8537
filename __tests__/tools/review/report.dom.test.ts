import {
  isChanged,
  type ReviewedPage,
  reviewPage,
  reviewSummary,
} from "../../../tools/review/report";

const COMPARED = { with: "main (1234567)", pages: 7 };
const picture = (share: number) => {
  const webp = Buffer.from("picture");
  return { share, before: webp, after: webp, marked: webp, rows: { from: 40, to: 360, of: 900 } };
};

const PRICE: ReviewedPage = {
  page: "/pricing",
  before: ["Basic", "or $140 per month", "Talk to us"],
  after: ["Basic", "or $145 per month", "Talk to us"],
  pictures: new Map([
    [390, picture(0.0004)],
    [1440, picture(0.123)],
  ]),
};
const LOOK: ReviewedPage = {
  page: "/faq",
  before: ["A"],
  after: ["A"],
  pictures: new Map([[390, picture(0.05)]]),
};
const SAME: ReviewedPage = { page: "/contact", before: ["A"], after: ["A"], pictures: new Map() };
const NEW: ReviewedPage = {
  page: "/new",
  before: undefined,
  after: ["<Hello>"],
  pictures: new Map(),
};

test("a page is changed if its words or its look are", () => {
  expect([PRICE, LOOK, SAME, NEW].map(isChanged)).toEqual([true, true, false, true]);
});

describe("the page to look at", () => {
  const shown = document.createElement("div");
  shown.innerHTML = reviewPage([PRICE, LOOK, SAME, NEW], COMPARED);
  const texts = (selector: string) =>
    Array.from(shown.querySelectorAll(selector), ({ textContent }) => textContent);

  it("names how many pages changed, and which", () => {
    expect(texts("h1")).toEqual(["3 of 7 pages differ from main (1234567)"]);
    expect(texts("h2")).toEqual(["/pricing", "/faq", "/new (a new page)"]);
  });

  it("shows the words that went and came, those that differ in bold", () => {
    expect(texts("del")).toEqual(["- or $140 per month"]);
    expect(texts("ins")).toEqual(["+ or $145 per month", "+ <Hello>"]);
    expect(texts(".words b")).toEqual(["$140", "$145"]);
  });

  it("shows the pictures of both widths before, after and with the difference marked", () => {
    expect(texts("h3")).toEqual([
      "390 px: under 0.1% of it looks different, within 40 to 360 of its 900 px",
      "1440 px: 12% of it looks different, within 40 to 360 of its 900 px",
      "390 px: 5.0% of it looks different, within 40 to 360 of its 900 px",
    ]);
    expect(shown.querySelectorAll("img")).toHaveLength(9);
    expect(texts("#\\/pricing figcaption").slice(0, 3)).toEqual([
      "Before",
      "After",
      "The difference",
    ]);
  });

  it("needs no other file", () => {
    const addresses = [...shown.innerHTML.matchAll(/(?:src|href)="([^"]{5})/g)];
    expect(
      addresses.map(([, start]) => start).filter((start) => !/^(?:data:|#)/.test(start ?? "")),
    ).toEqual([]);
  });
});

test("the summary tells the words as a difference, and how much looks another way", () => {
  expect(reviewSummary([PRICE, SAME], COMPARED)).toBe(
    `## 1 of 7 pages differs from main (1234567)

### /pricing

Looks different: under 0.1% at 390 px, 12% at 1440 px.

\`\`\`diff
- or $140 per month
+ or $145 per month
\`\`\`

`,
  );
  expect(reviewSummary([SAME], COMPARED)).toBe("## No page differs from main (1234567)\n\n");
});
