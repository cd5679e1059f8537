import { blocksOf, readMarkup } from "../../../src/content/read/markup";

const refused = (text: string) => readMarkup(text).refused.map(({ name, at }) => [name, at]);

describe("a text with markup", () => {
  it("is a paragraph where it is plain, however many lines it is written on", () => {
    expect(readMarkup("5 * 3 lanes,\nand a_b_c\n")).toEqual({
      blocks: [{ element: "p", lines: [[{ text: "5 * 3 lanes, and a_b_c" }]] }],
      links: [],
      refused: [],
    });
  });

  it("has paragraphs between blank lines, and lists", () => {
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

  it("keeps an address as it is written, and what a link's look is", () => {
    const markup = readMarkup("See **[the plans](/pricing)**, *all*");
    expect(markup.blocks[0]?.lines).toEqual([
      [
        { text: "See " },
        { text: "the plans", look: "strong", href: "/pricing" },
        { text: ", " },
        { text: "all", look: "em" },
      ],
    ]);
    expect(markup.links).toEqual([{ href: "/pricing", at: 18 }]);
    expect(readMarkup("[x](javascript:alert%281%29)").links).toEqual([
      { href: "javascript:alert%281%29", at: 4 },
    ]);
  });

  it("writes a character after a backslash as it is", () => {
    const markup = readMarkup("2026\\. \\*So\\* \\[it\\]");
    expect(markup.blocks[0]?.lines).toEqual([[{ text: "2026. *So* [it]" }]]);
    expect(markup.refused).toEqual([]);
  });

  it.each<[text: string, name: string, at: number]>([
    ["one<br>two", "HTML", 3],
    ["see <b>so</b>", "HTML", 4],
    ["<div>\nblock\n</div>", "HTML", 0],
    ["a&nbsp;b", "HTML", 1],
    ["see ![it](/a.png)", "picture", 6],
    ["run `npm`", "code", 4],
    ["```\nnpm\n```", "code", 0],
    ["words\n\n# Heading", "heading", 7],
    ["words\n---", "heading", 0],
    ["words\n\n***", "rule", 7],
    ["words\n\n> said", "block quotation", 7],
    ["words\n\n    far in", "line that is indented by four spaces", 11],
    ["at <https://docs.example/>", "bare address", 4],
    ["at www.docs.example.", "bare address", 3],
    ["words\n\n[a]: /contact", "loose mark", 7],
    ["see [the plans] (/pricing)", "loose mark", 4],
    ["see [the plans(/pricing)", "loose mark", 4],
    ["see (the plans)[/pricing]", "loose mark", 15],
    ["so **loud **, so", "loose mark", 3],
    ["- one\n  - two", "list in a list", 8],
    ["- one\n\n  more", "second paragraph of an entry", 9],
    ["words\n\n*", "entry without words", 7],
    ["2026. We began.", "list that doesn't begin with 1", 0],
    ["• one", "bullet", 0],
    ["So:\n\n– two\n– three", "bullet", 5],
    ["[](/contact)", "link without words", 0],
    ['[so](/contact "title")', "title of a link", 14],
    ["**so *and* so**", "mark in marked words", 5],
    ["[**so**](/contact)", "mark in marked words", 1],
  ])("%j has something that texts don't take: %s", (text, name, at) => {
    expect(refused(text)).toEqual([[name, at]]);
  });
});

test("words are written into the text once it has been read", () => {
  const write = (words: string) => words.replace("{speedup}", "**15x**");
  expect(blocksOf(["[{speedup} faster](/features)", "So."], write)).toEqual([
    { element: "p", lines: [[{ text: "**15x** faster", href: "/features" }]] },
    { element: "p", lines: [[{ text: "So." }]] },
  ]);
});
