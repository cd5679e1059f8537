import { blocksOf, readMarkup } from "../../../src/content/read/markup";

const refused = (text: string) =>
  readMarkup(text).refused.map(({ name, written }) => [name, written]);

describe("readMarkup", () => {
  it("reads plain text as one paragraph, however many lines it has", () => {
    expect(readMarkup("5 * 3 lanes,\nand a_b_c\n")).toEqual({
      blocks: [{ element: "p", lines: [[{ text: "5 * 3 lanes, and a_b_c" }]] }],
      links: [],
      refused: [],
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
          [{ text: "a " }, { text: "tunnel", look: "strong" }, { text: " of yours" }],
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
        { text: "the plans", look: "strong", href: "/pricing" },
        { text: ", " },
        { text: "all", look: "em" },
      ],
    ]);
    expect(markup.links).toEqual(["/pricing"]);
    expect(readMarkup("[x](javascript:alert%281%29)").links).toEqual(["javascript:alert%281%29"]);
  });

  it("reads escaped characters literally", () => {
    const markup = readMarkup("2026\\. \\*So\\* \\[it\\]");
    expect(markup.blocks[0]?.lines).toEqual([[{ text: "2026. *So* [it]" }]]);
    expect(markup.refused).toEqual([]);
  });

  const LOOSE = 'a stray markup character (put "\\" before it to show it)';
  const ADDRESS = "a bare URL (write it like [see here](/contact))";
  const BULLET = 'a bullet character (start list items with "- ")';
  const COUNTED = 'a list that doesn\'t start with 1 (write "\\." for a period)';
  it.each([
    ["one<br>two", "HTML", "<br>"],
    ["<div>\nblock\n</div>", "HTML", "<div>\nblock\n</div>"],
    ["a&nbsp;b", "HTML", "&nbsp;"],
    ["see ![it](/a.png)", "an image", "it"],
    ["run `npm`", "code", "`"],
    ["```\nnpm\n```", "code", "```"],
    ["words\n\n# Heading", "a heading", "#"],
    ["words\n\n***", "a horizontal line", "***"],
    ["words\n\n> said", "a block quote", ">"],
    ["words\n\n    far in", "a line indented by four spaces", "far in\n"],
    ["at <https://docs.example/>", ADDRESS, "https://docs.example/"],
    ["at www.docs.example.", ADDRESS, "www.docs.example"],
    ["words\n\n[a]: /contact", LOOSE, "[a]"],
    ["see [the plans] (/pricing)", LOOSE, "[the plans]"],
    ["see (the plans)[/pricing]", LOOSE, "[/pricing]"],
    ["so **loud **, so", LOOSE, "**"],
    ["- one\n  - two", "a nested list", "-"],
    ["- one\n\n  more", "a second paragraph in a list item", "more"],
    ["words\n\n*", "an empty item", "*"],
    ["2026. We began.", COUNTED, "."],
    ["• one", BULLET, "•"],
    ["[](/contact)", "a link without text", "[]("],
    ['[so](/contact "title")', "a link title", '"'],
    ["**so *and* so**", "nested formatting", "*"],
  ])("refuses %j, which has %s", (text, name, written) => {
    expect(refused(text)).toContainEqual([name, written]);
  });
});

test("figures are filled in after the markup is parsed", () => {
  const write = (words: string) => words.replace("{speedup}", "**15x**");
  expect(blocksOf(["[{speedup} faster](/features)", "So."], write)).toEqual([
    { element: "p", lines: [[{ text: "**15x** faster", href: "/features" }]] },
    { element: "p", lines: [[{ text: "So." }]] },
  ]);
});
