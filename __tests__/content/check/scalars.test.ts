import { changed, lineOf, type Mistake, placed, told } from "../../support/content-sample";

describe("words that YAML takes for a comment", () => {
  const CUT = 'the text ends here, since " #" starts a comment; put the whole text in quotes, or';
  const MEANT = `${CUT} two spaces before "# " if a comment is meant`;
  const mistakes: Mistake[] = [
    ...[" #1", " # 1", "  #1", "\t#1", " \t #1"].map(
      (sign): Mistake => [
        "plans.yaml",
        "title: Pay for minutes",
        `title: Pay${sign} for minutes`,
        `LINE:11  title: ${MEANT}`,
      ],
    ),
    [
      "plans.yaml",
      "  - Windows servers?",
      "  - We are  #1 for Windows servers.",
      `LINE:11  notes › number 2: ${MEANT}`,
    ],
    [
      "faq.yaml",
      "slug: ci-server",
      "slug: ci\t#server",
      `LINE:13  questions › We have a CI/CD server. Why is that not enough? › slug: ${MEANT}`,
    ],
    ...[" # all", "  # all", "\t# all", "  #all"].map(
      (sign): Mistake => [
        "features.yaml",
        '"suite: storefront"',
        `npm test${sign}`,
        `LINE:17  existingScripts.sample.lines › number 1: ${CUT} the comment on a line of its own`,
      ],
    ),
  ];

  it.each(mistakes)("are told in %s: %j as %j", (...mistake) => {
    const [file, from, to] = mistake;
    expect(told({ [file]: changed(file, from, to) })).toEqual([`data/${file}:${placed(mistake)}`]);
  });

  it.each([
    ["plans.yaml", "title: Pay for minutes, not for machines"],
    ["plans.yaml", "slug: basic"],
    ["plans.yaml", "monthly: 140"],
    ["stats.yaml", 'value: "10"'],
    ["features.yaml", '"suite: storefront"'],
  ] as const)("may be a comment after two spaces or a tab, as in %s after %s", (file, line) => {
    for (const comment of ["  # a comment", "\t# a comment"]) {
      expect(told({ [file]: changed(file, line, line + comment) })).toEqual([]);
    }
  });
});

describe("letters that double quotes take for a sign of their own behind a backslash", () => {
  const BACKSLASH =
    'a "\\" means something else in double quotes; use single quotes around this text';
  const paths = [
    "C:\\temp",
    "C:\\new",
    "C:\\Logs",
    "C:\\Projects",
    "C:\\_old",
    "C:\\bin",
    "C:\\red",
    "C:\\\\\\temp",
  ];
  const mistakes = paths.flatMap((path): Mistake[] => [
    [
      "features.yaml",
      '"suite: storefront"',
      `"setup: type ${path}"`,
      `LINE:9  existingScripts.sample.lines › number 1: ${BACKSLASH}`,
    ],
    [
      "plans.yaml",
      "title: Pay for minutes, not for machines",
      `title: "Write ${path}"`,
      `LINE:8  title: ${BACKSLASH}`,
    ],
  ]);

  it.each(mistakes)("are told in %s: %j as %j", (...mistake) => {
    const [file, from, to] = mistake;
    expect(told({ [file]: changed(file, from, to) })).toEqual([`data/${file}:${placed(mistake)}`]);
  });

  it.each(['"C:\\\\temp"', '"say \\"no\\""', "'C:\\temp'", "C:\\temp"])(
    "are none in %s",
    (written) => {
      const text = changed("features.yaml", '"suite: storefront"', written);
      expect(told({ "features.yaml": text })).toEqual([]);
    },
  );

  it("may end a line of running text", () => {
    const text = changed(
      "faq.yaml",
      "From fixed addresses, or through a tunnel.",
      '"From fixed addresses.\\n\\nOr through a tunnel."',
    );
    expect(told({ "faq.yaml": text })).toEqual([]);
  });
});

describe("a list in brackets", () => {
  const from = "tools: [Playwright, Cypress]";
  const line = lineOf("features.yaml", from);
  const toldOf = (entries: string) =>
    told({ "features.yaml": changed("features.yaml", from, `tools: [${entries}]`) });
  const lines = (...entries: string[]) =>
    `\n${entries.map((entry) => `        ${entry}\n`).join("")}      `;
  const SEMICOLON =
    'the entries of a list in brackets have commas between them, not ";"; put quotes around an entry that has a ";" in it';

  it.each([
    [lines("Jenkins,", "Buildkite", "TeamCity,", "GitLab"), 2, 9, 'after "Buildkite"'],
    [lines("Jenkins,", "GitLab, Bamboo  ", "Buildkite"), 2, 17, 'after "Bamboo"'],
    [
      lines("A,", "Azure Pipelines and", "GitHub Actions and others"),
      2,
      9,
      'after "Azure Pipelines and"',
    ],
  ])("tells a comma that is missing: %j", (entries, below, column, after) => {
    expect(toldOf(entries)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^data/features\\.yaml:${line + below}:${column}  fullStack\\.layers › UI › tools › number \\d: a comma is missing ${after}, if another entry begins there; or write this one on one line$`,
        ),
      ),
    ]);
  });

  it.each(["Cucumber; Reqnroll; Behave", "Cucumber; Reqnroll; Behave; Robot Framework; Karate"])(
    "tells other signs than commas: %s",
    (entries) => {
      expect(toldOf(entries)).toEqual([
        `data/features.yaml:${line}:15  fullStack.layers › UI › tools › number 1: ${SEMICOLON}`,
      ]);
    },
  );

  it.each([
    "Playwright,\n        Cypress",
    "\n        Playwright, # in it\n        Cypress\n      ",
    "Playwright, 'A; B'",
    "Robot\n        Framework, Cypress",
  ])("may be: %j", (entries) => {
    expect(toldOf(entries)).toEqual([]);
  });
});

describe("what stands for other signs between quotes alone", () => {
  const from = "lead: Yours is not here? Ask us.";
  const toldOf = (words: string) =>
    told({ "faq.yaml": changed("faq.yaml", from, `lead: ${words}`) });
  it.each([
    ["It isn''t here.", 13, "''", "'"],
    ['Say \\"yes\\".', 11, '\\"', '"'],
    ["Ask us.\\nOr not.", 14, "\\n", "a space"],
  ])("is told in a text without any: %s", (words, column, sign, meant) => {
    expect(toldOf(words)).toEqual([
      `data/faq.yaml:${lineOf("faq.yaml", from)}:${column}  lead: visitors would see "${sign}", which means something else between quotes alone; write ${meant}`,
    ]);
  });

  it.each([
    "'It isn''t here.'",
    '"Say \\"yes\\"."',
    "C:\\new, a screen of 27'' and rock ''n'' roll",
  ])("may be: %s", (words) => {
    expect(toldOf(words)).toEqual([]);
  });

  it("may be Markdown's", () => {
    const text = changed("faq.yaml", "- You can.", '- You \\"can\\".');
    expect(told({ "faq.yaml": text })).toEqual([]);
  });
});
