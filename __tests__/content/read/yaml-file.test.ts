import { changed, EXAMPLE, lineOf, told } from "../../support/content-sample";

/** A part of plans.yaml, what an editor makes of it, and the lines below it and column of the mistake. */
type Slip = [from: string, to: string, at: string];

const TITLE = "title: Pay for answers, not for machines";
const LIST = "stops: [Your pipeline, Our lanes]";
const NAME = "    name: Solo";
const PRO = "  - slug: crew\n";
const NOTE = "  - Windows machines?";

const QUOTE = "a quotation mark is missing; close the text with the same mark that opens it";
const quotesFor = (character: string) =>
  `a text that starts with ${character} needs quotes around it`;
const needsColon = (key: string, typed: string) =>
  `a colon is missing after "${key}"; write ":" and a space in place of "${typed}"`;

/** By what is reported of each. */
const SLIPS: Record<string, Slip[]> = {
  "a tab; indent with spaces, two for each level": [
    ["    summary: For a product", "\t\tsummary: For a product", "0:1"],
    ["      monthly: 25.5", "\tmonthly: 140", "0:1"],
    ["words:\n", "\twords:\n", "0:1"],
    [PRO, "\t- slug: crew\n", "0:1"],
  ],
  'the indent doesn\'t fit the lines around it; use two spaces for each level, and "- " before the first key of an entry':
    [
      [NAME, "   name: Solo", "0:1"],
      [NAME, "     name: Solo", "0:1"],
      ["    recommended: true", "      recommended: true", "0:1"],
      [PRO, "  slug: crew\n", "0:1"],
    ],
  "this dash doesn't fit the lines around it; put it below the dashes of the same list, or remove it if the line belongs to the entry above":
    [
      [NOTE, " - Windows machines?", "0:1"],
      [NAME, "    - name: Solo", "0:1"],
      ["      monthly: 25.5", "      - monthly: 140", "0:1"],
    ],
  'put "- " before "slug" if a new entry begins here': [
    ["  - slug: solo\n", "    slug: solo\n", "0:5"],
  ],
  'this key appears twice; keep one of them, or put "- " before "slug" if a new entry begins here':
    [[PRO, "    slug: crew\n", "0:5"]],
  "this key appears twice; keep one of them": [[NAME, `${NAME}\n    name: Solo`, "1:5"]],
  "a space is missing after the colon": [
    ["title: Pay for answers", "title:Pay for answers", "0:6"],
    [NAME, "    name:Solo", "0:9"],
    [TITLE, 'title:"Pay for answers', "0:6"],
  ],
  "a special space, as word processors write it; type it again with the space bar": [
    [NAME, "    name:\u00A0Basic", "0:10"],
  ],
  "a space is missing after the dash": [
    [NOTE, "  -Windows machines?", "0:3"],
    [PRO, "  -slug: crew\n", "0:3"],
  ],
  'a colon is missing after "name"': [[NAME, "    name Solo", "0:9"]],
  'a colon is missing after "words"': [["words:\n", "words\n", "0:6"]],
  [needsColon("name", "=")]: [[NAME, "    name = Solo", "0:9"]],
  [needsColon("name", ";")]: [[NAME, "    name ;Solo", "0:9"]],
  [needsColon("name", "\uFF1A")]: [[NAME, "    name\uFF1ABasic", "0:9"]],
  [QUOTE]: [
    [NAME, '    name: "Solo', "0:11"],
    [TITLE, 'title: "Pay for answers', "0:8"],
    [TITLE, "title: 'Pay for answers", "0:8"],
    [TITLE, 'title: "Pay for\n  minutes', "0:8"],
  ],
  "the text goes on after its closing quotation mark; use the other kind of mark around the whole text":
    [[TITLE, 'title: "Pay" for minutes', "0:8"]],
  'remove the "," after the text; a value ends with its line': [
    [TITLE, '"title": "Pay for answers",', "0:27"],
  ],
  'a "\\" means something else in double quotes; use single quotes around this text': [
    [TITLE, 'title: "Pay\\quickly"', "0:12"],
  ],
  'a text with ": " in it needs quotes around it': [
    [TITLE, "title: Pay: for", "0:8"],
    [TITLE, "title: Pay for\n  minutes of tests: not for", "0:8"],
    [NOTE, "  - Windows\n    or others: servers?", "0:5"],
  ],
  'these are curly quotation marks, as word processors write them; type the straight " of your keyboard, or put it around these if visitors should see them':
    [[TITLE, "title: “Pay: for minutes”", "0:8"]],
  ...Object.fromEntries(
    [..."{[*&!@%`>-"].map((character) => [
      quotesFor(character),
      [
        [
          TITLE,
          `title: ${{ "{": "{solo.minutes}", "[": "[Pay]", ">": "> Pay", "-": "- Pay" }[character] ?? `${character}Pay`} for`,
          "0:8",
        ],
      ],
    ]),
  ),
  '"---" starts a second document; remove this line': [["words:\n", "---\nwords:\n", "0:1"]],
  'this line is neither a key nor an entry; delete it, or begin it with "# " if it is a note, or with "- " if it is an entry, or indent it more if it continues the text above':
    [
      ["words:\n", "=====\nwords:\n", "0:1"],
      ["words:\n", "```yaml\nwords:\n", "0:1"],
      ["    name: Crew\n", "// a note\n    name: Crew\n", "0:1"],
      ["    name: Crew\n", "    s\n    name: Crew\n", "0:5"],
      [PRO, `  Change these every spring\n${PRO}`, "0:3"],
      [NOTE, "  Windows machines?", "0:3"],
      [TITLE, "title: Pay for answers,\nnot for machines", "1:1"],
    ],
  ...Object.fromEntries(
    ["•", "–", "*", "+", "2.", "12)"].map((bullet) => [
      `a list's entries begin with "- ", not with "${bullet}"`,
      [
        [NOTE, `  ${bullet} Windows machines?`, "0:3"],
        [PRO, `  ${bullet} slug: crew\n`, "0:3"],
      ],
    ]),
  ),
  "an invisible character in column 15, perhaps from a paste; delete it": [
    ..."\u0007\u200B\u200D\u202E\u2060\uFEFF\u2028\uF0B7".split(""),
  ].map((character) => ["Pay for answers", `Pay for${character} minutes`, "0:15"]),
  "a character has been lost in column 13, perhaps on the way through another program; type it again":
    ["\uFFFD", "Ã¶", "Ã„", "â€™", "Â\u00A0"].map((lost) => [
      "Pay for answers",
      `Pay f${lost}r minutes`,
      "0:13",
    ]),
  "git has left two versions here; keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>":
    [
      [
        "      monthly: 25.5\n",
        "<<<<<<< HEAD\n      monthly: 150\n=======\n>>>>>>> prices\n",
        "0:1",
      ],
      ["      monthly: 25.5\n", "    >>>>>>> prices\n      monthly: 25.5\n", "0:5"],
    ],
};

describe("the first mistake in a file's YAML is reported where it is, with what to do", () => {
  const slips = Object.entries(SLIPS).flatMap(([message, list]) =>
    list.map(([from, to, at]) => [to, message, from, at] as const),
  );

  it.each(slips)("%j: %s", (to, message, from, at) => {
    const [below, column] = at.split(":");
    const line = lineOf("plans.yaml", from) + Number(below);
    expect(told({ "plans.yaml": changed("plans.yaml", from, to) })).toEqual([
      `data/plans.yaml:${line}:${column}  ${message}`,
    ]);
  });

  it.each([
    ["[Your pipeline, Our lanes", 'a "]" is missing at the end', 10],
    ["[Your pipeline,, Our lanes]", "a comma too many; remove it", 25],
    [
      "[Your pipeline, C #, Our lanes]",
      'the list is cut off by " #", which starts a comment; put quotes around what has a "#" in it',
      27,
    ],
    ['[Your pipeline, "Our lanes]', QUOTE, 26],
    ["[Your pipeline, @Our lanes]", quotesFor("@"), 26],
    [
      "[Your pipeline, Our lanes],",
      'nothing may follow the "]" at the end of a list; delete what follows it',
      36,
    ],
    [
      "[Your [old] pipeline, Our lanes]",
      'an entry of this list can\'t be read; put quotes around it, or write each entry on a line of its own after "- "',
      16,
    ],
  ])("in a list in brackets: %s: %s", (list, message, column) => {
    expect(told({ "faq.yaml": changed("faq.yaml", LIST, `stops: ${list}`) })).toEqual([
      `data/faq.yaml:${lineOf("faq.yaml", LIST)}:${column}  ${message}`,
    ]);
  });
});

it("reports the line ends of old Macs", () => {
  expect(told({ "plans.yaml": EXAMPLE["plans.yaml"].replaceAll("\n", "\r") })).toEqual([
    'data/plans.yaml:1:1  this file has the line ends of old Macs (CR); save it with the line ends "LF" or "CRLF"',
  ]);
});

it.each(["Pay \u{1F469}\u200D\u{1F4BB} for min\u00ADutes", "«Â» și â, “Ã”, «MANHû, «IRMû et Âge"])(
  "takes characters without a width in emoji, soft hyphens, and letters with accents: %s",
  (words) => {
    expect(told({ "plans.yaml": changed("plans.yaml", "Pay for answers", words) })).toEqual([]);
  },
);

describe("what YAML has to repeat a part", () => {
  it("is refused where it is a character of the text", () => {
    const text = changed("plans.yaml", TITLE, "title: &copy 2024");
    expect(told({ "plans.yaml": text })).toEqual([
      `data/plans.yaml:${lineOf("plans.yaml", TITLE)}:8  ${quotesFor("&")}`,
    ]);
  });

  it("is refused where keys come with it, which the checks would not see", () => {
    const text = changed("plans.yaml", "seo:\n", "seo: &seo\n").replace(
      "words:\n",
      "words:\n  <<: { header: Plan }\n",
    );
    expect(told({ "plans.yaml": text })).not.toEqual([]);
  });
});

it("stops where the site reads another value than the checks", () => {
  const text = changed("stats.yaml", "value: 9,400", "value: 2026-11-20");
  expect(told({ "stats.yaml": text })).toEqual([
    expect.stringMatching(/: YAML reads 2026-11-20 as a date; put it in quotes: "2026-11-20"$/),
  ]);
});
