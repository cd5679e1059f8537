import { type ContentFileName, changed, lineOf, told } from "../../support/content-sample";

const TITLE = "title: Pay for answers, not for machines";
const CODE = '"suite: tickets"';
const LEAD = "lead: Yours is not here? Ask us.";
const NOTE = "  - Windows machines?";
const COST = "plans › Solo › price.monthly:";
const LINE = "existingScripts.sample.lines › number 1:";
const QUESTION = "questions › Where do the checks run? › slug:";

const CUT = 'the text ends here, since " #" starts a comment; put the whole text in quotes, or';
const MEANT = `${CUT} two spaces before "# " if a comment is meant`;
const BACKSLASH =
  'a "\\" means something else in double quotes; use single quotes around this text';
const CURLY =
  'these are curly quotation marks, as word processors write them; type the straight " of your keyboard, or put it around these if visitors should see them';
const DASH =
  'is a dash missing here? This line belongs to the entry above; begin it with "- ", or write that entry on one line';
const seen = (written: string, meant: string) =>
  `visitors would see "${written}", which means something else between quotes alone; write ${meant}`;

/** A part of a file, what an editor makes of it, and what is reported, from the column on. */
const SLIPS: [file: ContentFileName, from: string, to: string, reported: string][] = [
  ...[" #1", " # 1", "\t#1"].map((comment): [ContentFileName, string, string, string] => [
    ...(["plans.yaml", "title: Pay for", `title: Pay${comment} for`] as const),
    `11  title: ${MEANT}`,
  ]),
  ["faq.yaml", "slug: our-halls", "slug: our\t#halls", `14  ${QUESTION} ${MEANT}`],
  ["features.yaml", CODE, "npm test # all", `17  ${LINE} ${CUT} the comment on a line of its own`],
  ["features.yaml", CODE, '"setup: type C:\\temp"', `9  ${LINE} ${BACKSLASH}`],
  ["plans.yaml", TITLE, 'title: "Write C:\\Logs"', `8  title: ${BACKSLASH}`],
  ["plans.yaml", TITLE, "title: ‘It isn’t for machines’", `8  title: ${CURLY}`],
  ["features.yaml", CODE, "“suite: tickets”", `9  ${LINE} ${CURLY}`],
  ["faq.yaml", LEAD, "lead: It isn''t here.", `13  lead: ${seen("''", "'")}`],
  ["faq.yaml", LEAD, 'lead: Say \\"yes\\".', `11  lead: ${seen('\\"', '"')}`],
  ["faq.yaml", LEAD, "lead: Ask us.\\nOr not.", `14  lead: ${seen("\\n", "a space")}`],
  [
    "plans.yaml",
    "for machines",
    'for machines"',
    "8  title: there is a quotation mark at the end and none at the start; add or remove one",
  ],
  ["plans.yaml", NOTE, "    Windows machines?", `5  notes › number 1: ${DASH}`],
  [
    "plans.yaml",
    NOTE,
    "    - Windows machines?",
    "5  notes › number 1: this dash is farther right than the others; put it below them",
  ],
  [
    "features.yaml",
    "[Selenium, Capybara]",
    "[Selenium; Capybara]",
    '15  fullStack.layers › Pages › tools › number 1: the entries of a list in brackets have commas between them, not ";"; put quotes around an entry that has a ";" in it',
  ],
  [
    "features.yaml",
    "[Selenium, Capybara]",
    "[Selenium\n        Capybara]",
    '15  fullStack.layers › Pages › tools › number 1: is a comma missing after "Selenium"? Put one there, or write this entry on one line',
  ],
  [
    "plans.yaml",
    "monthly: 25.5",
    "monthly: 1e3",
    `16  ${COST} 1e3 is read as 1000; write the number plainly, like 140`,
  ],
  [
    "plans.yaml",
    "monthly: 25.5",
    "monthly: 0140",
    `16  ${COST} 0140 is read as 140; write the number plainly, like 140`,
  ],
  [
    "plans.yaml",
    "monthly: 25.5",
    "monthly: 140.0005",
    `16  ${COST} 140.0005 has more than 2 decimals, and would be shown rounded`,
  ],
  [
    "plans.yaml",
    "monthly: 25.5",
    "monthly: 1.400",
    `16  ${COST} 1.400 is read as 1.4; write 1400, or 1.4 if that is meant`,
  ],
  [
    "plans.yaml",
    "monthly: 25.5",
    "monthly: 1.255",
    `16  ${COST} 1.255 is read as 1.255; write 1255, or at most 2 decimals if that is meant`,
  ],
  [
    "plans.yaml",
    "minutes: 1500",
    "minutes: 15000.0",
    "14  plans › Solo › minutes: 15000.0 is a whole number; write 15000",
  ],
];

describe("what YAML silently makes of a value that is written differently", () => {
  it.each(SLIPS)("%s: %j as %j", (file, from, to, reported) => {
    expect(told({ [file]: changed(file, from, to) })).toEqual([
      `data/${file}:${lineOf(file, from)}:${reported}`,
    ]);
  });

  it.each([
    ["plans.yaml", TITLE, `${TITLE}  # a comment`],
    ["plans.yaml", "monthly: 25.5", "monthly: 25.5\t# a comment"],
    ["features.yaml", CODE, '"C:\\\\temp"'],
    ["features.yaml", CODE, "'C:\\temp'"],
    [
      "faq.yaml",
      "Every one that runs on Linux. You name a command, and we run it.",
      '"From fixed addresses.\\n\\nOr."',
    ],
    ["faq.yaml", "- With one message.", '- You \\"can\\".'],
    ["faq.yaml", LEAD, "lead: C:\\new, a screen of 27'' and rock ''n'' roll"],
    ["plans.yaml", "Pay for answers, not for machines", "“Minutes” and “machines”"],
    ["plans.yaml", NOTE, '  - "Windows\n    servers"\n  - >\n    Or\n    so:\n  - Servers?'],
    [
      "features.yaml",
      "[Selenium, Capybara]",
      "[\n        Selenium, # in it\n        'A; B'\n      ]",
    ],
  ] as const)("is nothing in %s: %j as %j", (file, from, to) => {
    expect(told({ [file]: changed(file, from, to) })).toEqual([]);
  });
});
