import { blocksOf, readMarkup, readSigns } from "../../../src/content/read/markup";

const kinds = (text: string) => readMarkup(text).signs.map(({ kind, at }) => [kind, at]);

describe("a text with markup", () => {
  it("is a paragraph where it is plain, however many lines it is written on", () => {
    expect(readMarkup("5 * 3 lanes,\nand a_b_c\n").blocks).toEqual([
      { element: "p", lines: [[{ text: "5 * 3 lanes, and a_b_c" }]] },
    ]);
    expect(kinds("5 * 3 lanes,\nand a_b_c\n")).toEqual([]);
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
    expect(readMarkup("See **[the plans](/pricing)**, *all*").blocks[0]?.lines).toEqual([
      [
        { text: "See " },
        { text: "the plans", look: "strong", href: "/pricing" },
        { text: ", " },
        { text: "all", look: "em" },
      ],
    ]);
    const [link] = readMarkup("[x](javascript:alert%281%29)").blocks[0]?.lines[0] ?? [];
    expect(link?.href).toBe("javascript:alert%281%29");
  });

  it("writes a sign after a backslash as it is", () => {
    expect(readMarkup("2026\\. \\*So\\*").blocks[0]?.lines).toEqual([[{ text: "2026. *So*" }]]);
    expect(kinds("\\*So\\*")).toEqual([]);
  });

  it.each<[text: string, kind: string, at: number]>([
    ["one<br>two", "html", 3],
    ["<div>\nblock\n</div>", "html", 0],
    ["a&nbsp;b", "character", 1],
    ["see ![it](/a.png)", "picture", 4],
    ["run `npm`", "code", 4],
    ["```\nnpm\n```", "code", 0],
    ["words\n\n# Heading", "heading", 7],
    ["words\n---", "heading", 0],
    ["words\n\n***", "rule", 7],
    ["words\n\n> said", "quotation", 7],
    ["words\n\n    far in", "indented", 11],
    ["at <https://docs.example/>", "bare address", 3],
    ["words\n\n[a]: /contact", "definition", 7],
    ["- one\n  - two", "list in a list", 8],
    ["- one\n\n  more", "paragraphs in an entry", 9],
    ["2026. We began.", "number", 0],
    ["so **loud **, so", "loose marks", 3],
  ])("%j has a sign that texts don't take: %s", (text, kind, at) => {
    expect(kinds(text)).toEqual([[kind, at]]);
  });

  it.each<[text: string, signs: [string, number][]]>([
    [
      "[](/contact)",
      [
        ["link without words", 0],
        ["link", 3],
      ],
    ],
    [
      '[so](/contact "title")',
      [
        ["link title", 0],
        ["link", 5],
      ],
    ],
    [
      "**so *and* so**",
      [
        ["strong", 0],
        ["marks in marks", 5],
      ],
    ],
    [
      "[**so**](/contact)",
      [
        ["marks in marks", 1],
        ["link", 9],
      ],
    ],
    [
      "**a** and **b** [c](/d)",
      [
        ["strong", 0],
        ["strong", 10],
        ["link", 20],
      ],
    ],
  ])("%j has its signs in order", (text, signs) => {
    expect(kinds(text)).toEqual(signs);
  });
});

test("a line of words shows its marks alone: nothing in it begins a list", () => {
  expect(readSigns("1. Measure")).toEqual([]);
  expect(readSigns("A **bold** word").map(({ kind }) => kind)).toEqual(["strong"]);
});

test("words are written into the text once it has been read", () => {
  const write = (words: string) => words.replace("{speedup}", "**15x**");
  expect(blocksOf(["[{speedup} faster](/features)", "So."], write)).toEqual([
    { element: "p", lines: [[{ text: "**15x** faster", href: "/features" }]] },
    { element: "p", lines: [[{ text: "So." }]] },
  ]);
});
