import { EXAMPLE, told } from "../../support/content-sample";

/** The example's first answer with another paragraph in it, and the line and column where that stands. */
function answer(written: string) {
  const place = EXAMPLE["faq.yaml"].indexOf("      - ", EXAMPLE["faq.yaml"].indexOf("answer:"));
  const text = `${EXAMPLE["faq.yaml"].slice(0, place)}      - ${written}\n${EXAMPLE["faq.yaml"].slice(place)}`;
  const line = EXAMPLE["faq.yaml"].slice(0, place).split("\n").length;
  return { text, line };
}

/** What is told of a paragraph: line after the paragraph's first, column, message. */
function toldOf(written: string): [line: number, column: number, message: string][] {
  const { text, line } = answer(written);
  return told({ "faq.yaml": text }).map((problem) => {
    const [, row, column, message = ""] =
      /^data\/faq\.yaml:(\d+):(\d+) {2}questions › .* › number 1: (.*)$/.exec(problem) ?? [];
    return [Number(row) - line, Number(column), message];
  });
}

describe("an answer", () => {
  it.each([
    "Plain words, 5 * 3 of them.",
    "'**Strong**, *emphasised*, and [a link](/faq#our-halls) to [elsewhere](https://docs.example.test/).'",
    "|\n        One:\n\n        - two\n        - three\n\n        1. four\n        2. five",
    "2026\\. *{speedup}* \\[so\\]",
    "|\n        Lines of a text\n        – one of them with a dash\n        are one paragraph.",
    ">\n        Lines of a text\n\n\n        may be folded.",
    '"One:\n\n\n        - two\n\n        - three\n\n\n        Four."',
    "From $10*, for 2 * 3 lanes; \\*really. *Without taxes, as asked of us@www.example.test.",
    "It's [one](/faq) of the pages (/faq) and (/pricing), see [https://docs.example.test/](https://docs.example.test/)",
  ])("may be: %s", (written) => {
    expect(toldOf(written)).toEqual([]);
  });

  const TAKES = "it takes paragraphs, lists, **strong words**, *emphasis* and [links](/contact)";
  const LOOSE =
    'marks stand close to their words, like **so** and [so](/contact), and "\\" stands before one that is meant';
  it.each<[written: string, line: number, column: number, message: string]>([
    [
      "One.<br>Two.",
      0,
      13,
      `a text takes no HTML; remove "<br>"; a blank line begins a new paragraph: ${TAKES}`,
    ],
    ["See <b>so</b>.", 0, 13, `a text takes no HTML; remove "<b>": ${TAKES}`],
    ["Say `npm test`.", 0, 13, `a text takes no code; remove "\`": ${TAKES}`],
    [
      "|\n        One\n\n        two\n        ### three",
      4,
      9,
      `a text takes no heading; remove "###": ${TAKES}`,
    ],
    ["See [so](/pricng).", 0, 18, 'this site has no page "/pricng"; did you mean "/pricing"?'],
    ["See [so](http://a.example/).", 0, 18, '"http:" is not safe; write "https:" in its place'],
    [
      "See [so](/faq#ci).",
      0,
      18,
      'the page /faq has no place "#ci"; there are #our-halls, #what-is-kept, #languages, #how-to-stop, #call-to-action, #top, #content',
    ],
    [
      "See (https://docs.example.test/a).",
      0,
      14,
      "a link is written with its words, like [see here](https://docs.example.test/a)",
    ],
    ["See [the plans] (/pricing).", 0, 13, `visitors would see "[the plans]"; ${LOOSE}`],
    ["Very **loud **.", 0, 14, `visitors would see "**"; ${LOOSE}`],
    [
      "• one",
      0,
      9,
      'a list\'s lines begin with "- ", not with "•"; visitors would see these on one line',
    ],
    ['"1."', 0, 10, "this begins a list, and nothing would be seen of it; write words behind it"],
    [
      "See [](/pricing).",
      0,
      13,
      "this link has no words, so nobody can see it; write some into its []",
    ],
    [
      "|\n        2026. So",
      1,
      9,
      'a number with a full stop begins a list, which counts from 1; write "\\." for the full stop',
    ],
    [
      "|\n        - One\n\n          two",
      3,
      11,
      "an entry of a list is one paragraph; join the two, or end the list",
    ],
    [
      "One\n\n        two",
      2,
      9,
      "put a | after the dash, and the text below it; else the blank line above this one vanishes",
    ],
  ])("may not be: %s", (written, line, column, message) => {
    expect(toldOf(written)).toEqual([[line, column, message]]);
  });

  it("tells of a script in an address that it can run", () => {
    expect(toldOf("See [so](javascript:alert).")[0]?.[2]).toMatch(/^"javascript:" is not allowed/);
  });
});

describe("a title, which is a line of words", () => {
  const title = (written: string) =>
    told({
      "faq.yaml": EXAMPLE["faq.yaml"].replace(/^title: .*/m, () => `title: ${written}`),
    }).map((line) => line.replace(/^data\/faq\.yaml:\d+:/, ""));

  it.each([
    "1. Measure, 2. Plan",
    "5*3*2 lanes",
    "Type <name> & go",
    "Where a <b or b> c",
    "'# of lanes'",
    "Not [really]",
    "See https://docs.example.test/",
    "In lines that\n  are wrapped\n  - here too -\n  and of 2026. So",
    ">-\n\n  One\n  two\n\n",
    "So it was in\n  2025. And in\n  2026. Ask us",
    "Une question\u00A0? «\u00A0Internationalisation\u00A0»",
    "Super Bowl XXX",
  ])("may be: %s", (written) => {
    expect(title(written)).toEqual([]);
  });

  const seen = (written: string, remedy = "remove it, and keep the words") =>
    `title: markup isn't understood here, and visitors would see "${written}"; ${remedy}`;
  it.each([
    ["Some **bold** words", `13  ${seen("**")}`],
    ["Some _slanted_ words", `13  ${seen("_")}`],
    ["See [a link](/contact) here", `19  ${seen("](/contact)")}`],
    ["One<br>two", `11  ${seen("<br>")}`],
    ["One <input /> two", `12  ${seen("<input />")}`],
    ["One <Badge tone='new'> two", `12  ${seen("<Badge tone='new'>")}`],
    ["One <!-- two --> three", `12  ${seen("<!-- two -->")}`],
    ["One</thing> two", `11  ${seen("</thing>")}`],
    ["One&nbsp;two", `11  ${seen("&nbsp;", "type the character itself")}`],
    ["*So* it is, with no quotes", "8  a text that starts with * needs quotes around it"],
    ["Say `npm test`", `12  ${seen("`")}`],
    [
      "|\n  One\n  - two\n  - three",
      "3  title: lists aren't understood here, and these lines would become one; write a sentence",
    ],
    [
      "|\n  One\n\n  two",
      "3  title: there is room for one paragraph here, and the blank line would vanish; remove it",
    ],
    ...[
      "One\n  - two\n  - three",
      ">\n  One:\n  - two\n  - three",
      '"One:\n  - two\n  - three"',
    ].map((written) => [
      written,
      "3  title: lists aren't understood here, and these lines would become one; write a sentence",
    ]),
    ...["One\n\n  two", ">\n  One\n\n  two", "'One\n  \n  two'", "One\r\n\r\n  two"].map(
      (written) => [
        written,
        "3  title: there is room for one paragraph here, and the blank line would vanish; remove it",
      ],
    ),
  ])("may not be: %s", (written = "", message) => {
    expect(title(written)).toEqual([message]);
  });
});
