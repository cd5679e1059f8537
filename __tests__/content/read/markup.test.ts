import { blocksOf, readMarkup } from "../../../src/content/read/markup";

// content/check/mistakes.txt has the messages about markup.
describe("readMarkup", () => {
  it("reads plain text as one paragraph, however many lines it has", () => {
    expect(readMarkup("5 * 3 lanes,\nand a_b_c\n")).toEqual({
      blocks: [{ element: "p", lines: [[{ text: "5 * 3 lanes, and a_b_c" }]] }],
      links: [],
      errors: [],
    });
  });

  it("separates paragraphs at blank lines and recognizes lists", () => {
    const text =
      "There are two:\n\n- an allow-list\n- a **tunnel**\n  of yours\n\n1. One\n2. Two\n";
    expect(readMarkup(text).blocks).toEqual([
      { element: "p", lines: [[{ text: "There are two:" }]] },
      {
        element: "ul",
        lines: [
          [{ text: "an allow-list" }],
          [{ text: "a " }, { text: "tunnel", emphasis: "strong" }, { text: " of yours" }],
        ],
      },
      { element: "ol", lines: [[{ text: "One" }], [{ text: "Two" }]] },
    ]);
  });

  it("keeps link targets unchanged and preserves emphasis around links", () => {
    const markup = readMarkup("See **[the plans](/pricing)**, *all*");
    expect(markup.blocks[0]?.lines).toEqual([
      [
        { text: "See " },
        { text: "the plans", emphasis: "strong", href: "/pricing" },
        { text: ", " },
        { text: "all", emphasis: "em" },
      ],
    ]);
    expect(markup.links).toEqual(["/pricing"]);
    expect(readMarkup("[x](javascript:alert%281%29)").links).toEqual(["javascript:alert%281%29"]);
  });

  it("reads escaped characters literally", () => {
    const markup = readMarkup("2026\\. \\*So\\* \\[it\\]");
    expect(markup.blocks[0]?.lines).toEqual([[{ text: "2026. *So* [it]" }]]);
    expect(markup.errors).toEqual([]);
  });
});

test("figures are filled in after the markup is parsed", () => {
  const write = (excerpt: string) => excerpt.replace("{speedup}", "**15x**");
  expect(blocksOf(["[{speedup} faster](/features)", "So."], write)).toEqual([
    { element: "p", lines: [[{ text: "**15x** faster", href: "/features" }]] },
    { element: "p", lines: [[{ text: "So." }]] },
  ]);
});
