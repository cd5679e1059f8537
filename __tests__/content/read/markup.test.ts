import { blocksOf, readMarkup } from "../../../src/content/read/markup";

const refused = (text: string) =>
  readMarkup(text).refused.map(({ message, words }) => [message, words]);

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

  it.each([
    ["one<br>two", "HTML", "<br>"],
    ["<div>\nblock\n</div>", "HTML", "<div>"],
    ["a&nbsp;b", "HTML", "&nbsp;"],
    ["see ![it](/a.png)", "pictures", "it"],
    ["run `npm`", "code", "`"],
    ["```\nnpm\n```", "code", "```"],
    ["words\n\n# Heading", "headings", "#"],
    ["words\n\n***", "horizontal lines", "***"],
    ["words\n\n> said", "block quotes", ">"],
  ])("refuses %j, which contains %s", (text, names, words) => {
    const message = `this text can't contain ${names}, only paragraphs, lists, **bold**, *italics* and [links](/contact); remove "${words}"`;
    expect(refused(text)).toContainEqual([message, words]);
  });

  it.each([
    ["words\n\n    far in", "this line is indented too far", "far in"],
    ["at <https://docs.example/>", "visitors won't be able to click", "https://docs.example/"],
    ["at www.docs.example.", "visitors won't be able to click", "www.docs.example"],
    ["words\n\n[a]: /contact", '"[a]" looks like', "[a]"],
    ["see [the plans] (/pricing)", '"[the plans]" looks like', "[the plans]"],
    ["see (the plans)[/pricing]", '"[/pricing]" looks like', "[/pricing]"],
    ["so **loud **, so", '"**" looks like', "**"],
    ["- one\n  - two", "lists can't contain other lists", "-"],
    ["- one\n\n  more", "a list item can't contain a second paragraph", "more"],
    ["words\n\n*", "this list item is empty", "*"],
    ["2026. We began.", "lists must start with 1", "."],
    ["• one", '"•" doesn\'t start a list item', "•"],
    ["[](/contact)", "this link has no text", "[]("],
    ['[so](/contact "title")', "links can't have titles", '"'],
    ["**so *and* so**", "can't contain one another", "*"],
  ])("refuses %j, because %s", (text, reason, words) => {
    expect(refused(text)).toContainEqual([expect.stringContaining(reason), words]);
  });
});

test("figures are filled in after the markup is parsed", () => {
  const write = (words: string) => words.replace("{speedup}", "**15x**");
  expect(blocksOf(["[{speedup} faster](/features)", "So."], write)).toEqual([
    { element: "p", lines: [[{ text: "**15x** faster", href: "/features" }]] },
    { element: "p", lines: [[{ text: "So." }]] },
  ]);
});
