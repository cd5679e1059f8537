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
    "'**Strong**, *emphasised*, and [a link](/faq#ci-server) to [elsewhere](https://docs.example.test/).'",
    "|\n        One:\n\n        - two\n        - three\n\n        1. four\n        2. five",
    "2026\\. *{speedup}* \\[so\\]",
    "|\n        Lines of a text\n        – one of them with a dash\n        are one paragraph.",
    ">\n        Lines of a text\n\n\n        may be folded.",
    "Lines of a text\n        may go on.",
    "Not [really] (or so), and [https://docs.example.test/](https://docs.example.test/)",
    '"One:\n\n\n        - two\n\n        - three\n\n\n        Four."',
    '"Steps:\n\n\n        1. one\n\n        2. two"',
    "From $10 a month *billed annually, asked of us@www.example.test.",
    "From $10*, for 2 * 3 lanes; \\*really. *Without taxes, as on example.test.",
    "It's [one](/faq) of the pages (/faq) and (/pricing)",
  ])("may be: %s", (written) => {
    expect(toldOf(written)).toEqual([]);
  });

  const LIST_LINES = 'a list\'s lines begin with "- "';
  const ONE_LINE = "visitors would see these on one line";
  const HTML = "which texts don't take;";
  const MARKS = "**strong**, *emphasis* and [links](/contact) are written so";
  it.each<[written: string, line: number, column: number, message: string]>([
    ["One.<br>Two.", 0, 13, `"<br>" is HTML, ${HTML} a blank line begins a new paragraph`],
    ["One.</br>Two.", 0, 13, `"</br>" is HTML, ${HTML} a blank line begins a new paragraph`],
    ["So</b> it is.", 0, 11, `"</b>" is HTML, ${HTML} ${MARKS}`],
    ['"</p> If it vanishes"', 0, 10, `"</p>" is HTML, ${HTML} ${MARKS}`],
    ["|\n        <p>\n        One\n\n        </p>", 1, 9, `"<p>" is HTML, ${HTML} ${MARKS}`],
    ["|\n        One\n        </p>\n        two", 2, 9, `"</p>" is HTML, ${HTML} ${MARKS}`],
    ["A&nbsp;B", 0, 10, `"&nbsp;" is HTML, ${HTML} type the character itself`],
    ["See <b>so</b>.", 0, 13, `"<b>" is HTML, ${HTML} ${MARKS}`],
    ["See [so](/pricng).", 0, 18, 'this site has no page "/pricng"; did you mean "/pricing"?'],
    ["See [so](http://a.example/).", 0, 18, '"http:" is not safe; write "https:" in its place'],
    [
      "See [so](/faq#ci).",
      0,
      18,
      'the page /faq has no place "#ci"; there are #ci-server, #behind-a-firewall, #own-browser-grid, #call-to-action, #top, #content',
    ],
    ...["[the plans] (/pricing)", "(the plans)[/pricing]", "[the plans][https://a.example/]"].map(
      (link): [string, number, number, string] => [
        `See ${link}.`,
        0,
        13,
        `a link is written [words](/pricing), without a space between; visitors would see "${link}"`,
      ],
    ),
    [
      "See (https://docs.example.test/a).",
      0,
      14,
      "a link is written with its words, like [see here](https://docs.example.test/a)",
    ],
    [
      "One\n\n        two",
      2,
      9,
      "put a | after the dash, and the text below it; else the blank line above this one vanishes",
    ],
    [
      ">\n        One\n\n        two",
      3,
      9,
      "put a | after the dash in place of the >; else the blank line above this one vanishes",
    ],
    [
      ">\n        One:\n        - two\n        - three",
      2,
      9,
      "put a | after the dash in place of the >; else the lines of this list become one",
    ],
    [
      "One\n        - two",
      1,
      9,
      "put a | after the dash, and the text below it; else the lines of this list become one",
    ],
    ["• one", 0, 9, `${LIST_LINES}, not with "•"; ${ONE_LINE}`],
    [
      "|\n        One:\n\n        · two\n        · three",
      3,
      9,
      `${LIST_LINES}, not with "·"; ${ONE_LINE}`,
    ],
    ["|\n        – two\n        – three", 1, 9, `${LIST_LINES}, not with "–"; ${ONE_LINE}`],
    ...['"-"', '"1."', '"+"'].map((written): [string, number, number, string] => [
      written,
      0,
      10,
      "this begins a list or a break, and nothing would be seen of it; write words",
    ]),
    ...["**Loud.**", "[So](/pricing).", "- one"].map((words): [string, number, number, string] => [
      `|\n        ${words}\n\n        *\n`,
      3,
      9,
      "this begins a list or a break, and nothing would be seen of it; write words",
    ]),
    ['"---"', 0, 10, "a text has no rules; remove the ---"],
    [
      '"    Indented words"',
      0,
      14,
      "this line is indented by four spaces more than the text; begin it with the text",
    ],
    ["Say `npm test`.", 0, 13, "code has no look of its own in a text; remove the `"],
    [
      "|\n        One\n\n        two\n        ### three",
      4,
      9,
      "a text has no headings; remove the ###, or the line of them below the words",
    ],
    [
      '"It\'s \\"said\\" with ![it](/a.png)"',
      0,
      29,
      "a text holds no picture; remove it, and keep its words",
    ],
    ...["[as many lanes as your plan has]", "[Your text here]", "[1]", "[ ]"].map(
      (brackets): [string, number, number, string] => [
        `Over ${brackets}.`,
        0,
        14,
        `visitors would see "${brackets}"; write a link's address behind it, like [words](/pricing), remove the brackets, or write "\\[" if they are meant`,
      ],
    ),
    [
      "See [the [second] plan](/pricing).",
      0,
      18,
      'visitors would see "[second]"; write a link\'s address behind it, like [words](/pricing), remove the brackets, or write "\\[" if they are meant',
    ],
    [
      '"[so]\n\n\n        [so]: /pricing"',
      3,
      9,
      '"[so]:" would not be seen; write a link\'s address behind its words, like [see here](/contact)',
    ],
    [
      "See [any plan(/pricing) for more.",
      0,
      13,
      'a "]" is missing before "(/pricing)"; a link is written [words](/pricing)',
    ],
    ...["[any plan](/pricing for more", "[any plan](https://a.example/b c)"].map(
      (link): [string, number, number, string] => [
        `See ${link}.`,
        0,
        22,
        'the ")" behind this link\'s address is missing, or there is a space in the address',
      ],
    ),
    ["Run (`npm test) first.", 0, 14, "code has no look of its own in a text; remove the `"],
    [
      "See www.docs.example.test/a.",
      0,
      13,
      "a link is written with its words, like [see here](https://www.docs.example.test/a)",
    ],
    [
      "Very **loud **.",
      0,
      14,
      'visitors would see "**"; marks stand close to their words, like **so** and [so](/contact)',
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
    ["See [a link](/contact) here", `21  ${seen("](/contact)")}`],
    ["One<br>two", `11  ${seen("<br>")}`],
    ["One <iframe>", `12  ${seen("<iframe>")}`],
    ["One <input /> two", `12  ${seen("<input />")}`],
    ["One <button>two", `12  ${seen("<button>")}`],
    ["One <Badge tone='new'> two", `12  ${seen("<Badge tone='new'>")}`],
    ["One <!-- two --> three", `12  ${seen("<!-- two -->")}`],
    ["One</thing> two", `11  ${seen("</thing>")}`],
    ["One&nbsp;two", `11  ${seen("&nbsp;", "type the character itself")}`],
    ["*So* it is, with no quotes needed", `9  ${seen("*")}`],
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
