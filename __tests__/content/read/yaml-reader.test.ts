import { changed, EXAMPLE, lineOf, type Mistake, placed, told } from "../../support/content-sample";

describe("YAML that can't be read is told where it goes wrong, in plain words", () => {
  const INDENT = "the indent doesn't fit the lines around it; use two spaces for each level";
  const STRAY =
    'this line is neither a key nor an entry; delete it, or begin it with "# " if it is a note';
  const WORDS =
    'this line is neither a key nor an entry; begin it with "# " if it is a note, or with "- " if it is an entry, or indent it more if it continues the text above';
  const QUOTE = "a quotation mark is missing; close the text with the same mark that opens it";
  const COLON = 'a text with ": " in it needs quotes around it';
  const quotesFor = (sign: string) => `a text that starts with ${sign} needs quotes around it`;
  const HASH = 'the list ends here, since " #" starts a comment';
  const AFTER_LIST = 'nothing may follow the "]" at the end of a list; delete what follows it';
  const ENTRY =
    'an entry of this list can\'t be read; put quotes around it, or write each entry on a line of its own after "- "';
  const newEntry = (key: string) => `a new entry begins with "- "; put it before "${key}"`;
  const mistakes: Mistake[] = [
    [
      "plans.yaml",
      "    summary: For one",
      "\t\tsummary: For one",
      "LINE:1  a tab; indent with spaces, two for each level",
    ],
    [
      "plans.yaml",
      "      monthly: 140",
      "\tmonthly: 140",
      "LINE:1  a tab; indent with spaces, two for each level",
    ],
    [
      "plans.yaml",
      "words:\n",
      "\twords:\n",
      "LINE:1  a tab; indent with spaces, two for each level",
    ],
    ["plans.yaml", "    name: Basic", "   name: Basic", `LINE:1  ${INDENT}`],
    ["plans.yaml", "    name: Basic", "     name: Basic", `LINE:1  ${INDENT}`],
    ["plans.yaml", "      annual: 100", "    annual: 100", `LINE:1  ${INDENT}`],
    ["plans.yaml", "  - Windows servers?", " - Windows servers?", `LINE:1  ${INDENT}`],
    [
      "plans.yaml",
      "title: Pay for minutes",
      "title:Pay for minutes",
      "LINE:6  a space is missing after the colon",
    ],
    [
      "plans.yaml",
      "    name: Basic",
      "    name:Basic",
      "LINE:9  a space is missing after the colon",
    ],
    [
      "plans.yaml",
      "    name: Basic",
      "    name:\u00A0Basic",
      "LINE:10  a special space, as word processors write it; type it again with the space bar",
    ],
    ["plans.yaml", "    name: Basic", "    name Basic", 'LINE:9  a colon is missing after "name"'],
    ...["name = Basic", "name => Basic", "name; Basic", "name ;Basic", "name\uFF1ABasic"].map(
      (typed): Mistake => {
        const sign = /=>?|[;\uFF1A]/.exec(typed)?.[0];
        return [
          "plans.yaml",
          "    name: Basic",
          `    ${typed}`,
          `LINE:9  a colon is missing after "name"; write ":" and a space in place of "${sign}"`,
        ];
      },
    ),
    ["plans.yaml", "words:\n", "words\n", 'LINE:6  a colon is missing after "words"'],
    [
      "plans.yaml",
      "words:\n",
      "words;\n",
      'LINE:6  a colon is missing after "words"; write ":" and a space in place of ";"',
    ],
    ["plans.yaml", "    name: Basic", '    name: "Basic', `LINE:11  ${QUOTE}`],
    ["plans.yaml", "title: Pay for minutes", 'title: "Pay for minutes', `LINE:8  ${QUOTE}`],
    ["plans.yaml", "title: Pay for minutes", "title: 'Pay for minutes", `LINE:8  ${QUOTE}`],
    [
      "plans.yaml",
      "title: Pay for minutes",
      'title: "Pay" for minutes',
      "LINE:8  the text goes on after its closing quotation mark; use the other kind of mark around the whole text",
    ],
    ...(
      [
        ['title: "Pay for minutes",', 25, ","],
        ["title: 'Pay for minutes' ;", 26, ";"],
        ['title: "Pay for\n  minutes",', 8, ","],
        ['"title": "Pay for minutes",', 27, ","],
      ] as const
    ).map(
      ([typed, column, sign]): Mistake => [
        "plans.yaml",
        "title: Pay for minutes, not for machines",
        typed,
        `LINE:${column}  remove the "${sign}" after the text; a value ends with its line`,
      ],
    ),
    [
      "plans.yaml",
      "title: Pay for minutes, not for machines",
      'title: "Pay\\quickly"',
      'LINE:8  a "\\" means something else in double quotes; use single quotes around this text',
    ],
    [
      "plans.yaml",
      "  - Windows servers?",
      "  -Windows servers?",
      "LINE:3  a space is missing after the dash",
    ],
    [
      "plans.yaml",
      "title: Pay for minutes, not for machines",
      'title: "Pay\\for minutes"',
      'LINE:8  title: a "\\" means something else in double quotes; use single quotes around this text',
    ],
    ["plans.yaml", "title: Pay for", "title: {free.minutes} for", `LINE:8  ${quotesFor("{")}`],
    ["plans.yaml", "title: Pay for", "title: [Pay] for", `LINE:8  ${quotesFor("[")}`],
    ["plans.yaml", "title: Pay for", "title: *Pay for", `LINE:8  ${quotesFor("*")}`],
    ["plans.yaml", "title: Pay for", "title: &Pay for", `LINE:8  ${quotesFor("&")}`],
    ["plans.yaml", "title: Pay for", "title: !Pay for", `LINE:8  ${quotesFor("!")}`],
    ["plans.yaml", "title: Pay for", "title: @Pay for", `LINE:8  ${quotesFor("@")}`],
    ["plans.yaml", "title: Pay for", "title: %Pay for", `LINE:8  ${quotesFor("%")}`],
    ["plans.yaml", "title: Pay for", "title: `Pay for", `LINE:8  ${quotesFor("`")}`],
    ["plans.yaml", "title: Pay for", "title: > Pay for", `LINE:8  ${quotesFor(">")}`],
    ["plans.yaml", "title: Pay for", "title: - Pay for", `LINE:8  ${quotesFor("-")}`],
    [
      "plans.yaml",
      "title: Pay for",
      "title: Pay: for",
      'LINE:8  a text with ": " in it needs quotes around it',
    ],
    ...(
      [
        ["Pay: for\n  minutes", COLON],
        ["Pay for\n  minutes of tests: not for", COLON],
        ["Pay\n    for\n    minutes, and\n    this: not for", COLON],
        ["*Pay for\n  minutes", quotesFor("*")],
        ['"Pay for\n  minutes', QUOTE],
      ] as const
    ).map(
      ([text, message]): Mistake => [
        "plans.yaml",
        "title: Pay for minutes, not for machines",
        `title: ${text}`,
        `LINE:8  ${message}`,
      ],
    ),
    ...["  ", "    "].map(
      (indent): Mistake => [
        "plans.yaml",
        "  - Windows servers?",
        `  - Windows\n  ${indent}or others: servers?`,
        `LINE:5  ${COLON}`,
      ],
    ),
    ["plans.yaml", "    recommended: true", "      recommended: true", `LINE:1  ${INDENT}`],
    [
      "plans.yaml",
      "title: Pay for minutes, not for machines",
      "title: “Pay: for minutes”",
      'LINE:8  these are curly quotation marks, as word processors write them; type the straight " of your keyboard, or put it around these if visitors should see them',
    ],
    ["plans.yaml", "words:\n", "words:\n---\n", `NEXT:1  ${STRAY}`],
    [
      "plans.yaml",
      "words:\n",
      "--- words:\n",
      'LINE:1  "---" starts a second document; remove this line',
    ],
    ...[
      "---",
      "----------",
      "=====",
      "=======",
      "***",
      "_____",
      ".....",
      "--- Footer ---",
      "=== Footer ===",
      "--- Footer",
      "--- # footer",
    ].flatMap((row): Mistake[] => [
      ["site.yaml", "footer:\n", `${row}\nfooter:\n`, `LINE:1  ${STRAY}`],
      ["faq.yaml", "callToAction:\n", `${row}\n\ncallToAction:\n`, `LINE:1  ${STRAY}`],
      ["plans.yaml", "  - slug: pro\n", `  ${row}\n  - slug: pro\n`, `LINE:3  ${STRAY}`],
    ]),
    [
      "plans.yaml",
      "    name: Basic",
      "    name: Basic\n    name: Basic",
      "NEXT:5  this key appears twice; keep one of them",
    ],
    ["plans.yaml", "  - slug: pro\n", "    slug: pro\n", `LINE:5  ${newEntry("slug")}`],
    ["plans.yaml", "  - slug: pro\n", "  slug: pro\n", `LINE:1  ${newEntry("slug")}`],
    ["plans.yaml", "  - slug: free\n", "    slug: free\n", `LINE:5  ${newEntry("slug")}`],
    ["plans.yaml", "  - slug: free\n", "  slug: free\n", `LINE:1  ${newEntry("slug")}`],
    ["site.yaml", "  - label: Pricing\n", "    label: Pricing\n", `LINE:5  ${newEntry("label")}`],
    ...(
      [
        ["plans.yaml", "    name: Basic", "    - name: Basic", 5, "name"],
        ["plans.yaml", "    name: Basic", "  - name: Basic", 3, "name"],
        ["plans.yaml", "      monthly: 140", "      - monthly: 140", 7, "monthly"],
        ["plans.yaml", "words:\n", "- words:\n", 1, "words"],
        ["site.yaml", "  tagline:", "  - tagline:", 3, "tagline"],
        ["site.yaml", "    newTab: true\n", "  - newTab: true\n", 3, "newTab"],
      ] as const
    ).map(
      ([file, from, to, column, key]): Mistake => [
        file,
        from,
        to,
        `LINE:${column}  a dash begins a new entry; remove it if "${key}" belongs to what stands above`,
      ],
    ),
    ...["•", "–", "*", "+", "·", "2.", "12)"].flatMap((bullet): Mistake[] => [
      [
        "plans.yaml",
        "  - Windows servers?",
        `  ${bullet} Windows servers?`,
        `LINE:3  a list's entries begin with "- ", not with "${bullet}"`,
      ],
      [
        "plans.yaml",
        "  - Windows servers?",
        `${bullet}\tWindows servers?`,
        `LINE:1  a list's entries begin with "- ", not with "${bullet}"`,
      ],
      [
        "plans.yaml",
        "  - slug: pro\n",
        `  ${bullet} slug: pro\n`,
        `LINE:3  a list's entries begin with "- ", not with "${bullet}"`,
      ],
    ]),
    ...["```yaml", "// a note", "<!-- a note -->", "/* a note", "s", "/"].flatMap(
      (stray): Mistake[] => [
        ["plans.yaml", "words:\n", `${stray}\nwords:\n`, `LINE:1  ${STRAY}`],
        ["plans.yaml", "    name: Pro\n", `${stray}\n    name: Pro\n`, `LINE:1  ${STRAY}`],
        ["plans.yaml", "    name: Pro\n", `    ${stray}\n    name: Pro\n`, `LINE:5  ${STRAY}`],
      ],
    ),
    ...(
      [
        ["faq.yaml", "questions:\n", "Change these every spring\nquestions:\n", 1],
        ["faq.yaml", "  - slug: own", "  Change these every spring\n  - slug: own", 3],
        ["plans.yaml", "    name: Pro\n", "Cheap for (some) teams\n    name: Pro\n", 1],
        ["plans.yaml", "    name: Pro\n", "    name it better\n    name: Pro\n", 5],
        ["plans.yaml", "  - Windows servers?", "  Windows servers?", 3],
        ["plans.yaml", "  - Windows servers?", "Windows servers?", 1],
      ] as const
    ).map(([file, from, to, column]): Mistake => [file, from, to, `LINE:${column}  ${WORDS}`]),
    [
      "plans.yaml",
      "title: Pay for minutes, not for machines",
      "title: Pay for minutes,\nnot for machines",
      `NEXT:1  ${WORDS}`,
    ],
    [
      "home.yaml",
      "[18, 26, 14, 22, 20]",
      "[18, 26, 14, 22, 20",
      'LINE:17  a "]" is missing at the end',
    ],
    [
      "home.yaml",
      "[46, 48]",
      "[46, 48\n\n# Who runs them\n",
      'LINE:17  a "]" is missing at the end',
    ],
    ["features.yaml", "[k6, JMeter]", "[k6, JMeter", 'LINE:14  a "]" is missing at the end'],
    ...(
      [
        ["[Your pipeline,, Our lanes]", "25  a comma too many; remove it"],
        ["[, Your pipeline, Our lanes]", "11  a comma too many; remove it"],
        ["[Your pipeline, C #, Our lanes]", `26  ${HASH}; put quotes around "C #"`],
        ["[Your pipeline, Our #1 lanes]", `26  ${HASH}; put quotes around "Our #1 lanes"`],
        ['[Your pipeline, "Our lanes]', `26  ${QUOTE}`],
        ["[Your pipeline, 'Our lanes, others]", `26  ${QUOTE}`],
        ["[Your pipeline, *Our lanes]", `26  ${quotesFor("*")}`],
        ["[Your pipeline, {speedup} lanes]", `26  ${quotesFor("{")}`],
        ['["Your, pipeline", @Our lanes]', `29  ${quotesFor("@")}`],
        ["[Your pipeline, Our lanes],", `36  ${AFTER_LIST}`],
        ["[Your pipeline, Our lanes]]", `36  ${AFTER_LIST}`],
        ["[Your [old] pipeline, Our lanes]", `10  ${ENTRY}`],
        ["[C #, F #, Our lanes]", `10  ${ENTRY}`],
      ] as const
    ).map(
      ([list, message]): Mistake => [
        "faq.yaml",
        "stops: [Your pipeline, Our lanes]",
        `stops: ${list}`,
        `LINE:${message}`,
      ],
    ),
    ["faq.yaml", "title: Where it runs", "title: [How,, it fits]", `LINE:10  ${quotesFor("[")}`],
    ["faq.yaml", "title: Where it runs", "title: [How #1, fits]", `LINE:10  ${quotesFor("[")}`],
    ...[
      "\u200B",
      "\u200D",
      "\u200E",
      "\u202E",
      "\u2060",
      "\uFEFF",
      "\u2028",
      "\uF0B7",
      "\uFFFC",
    ].flatMap((sign): Mistake[] => [
      [
        "plans.yaml",
        "Pay for minutes",
        `Pay for${sign} minutes`,
        "LINE:15  an invisible character in column 15, perhaps from a paste; delete it",
      ],
      [
        "plans.yaml",
        "href: /faq",
        `href: /f${sign}aq`,
        "LINE:13  an invisible character in column 13, perhaps from a paste; delete it",
      ],
    ]),
    ...["\uFFFD", "Ã¶", "ÃŸ", "Ã–", "Ã„", "Ãœ", "Ã€", "â€™", "Â\u00A0"].map(
      (sign): Mistake => [
        "plans.yaml",
        "Pay for minutes",
        `Pay f${sign}r minutes`,
        "LINE:13  a character has been lost in column 13, perhaps on the way through another program; type it again",
      ],
    ),
    [
      "plans.yaml",
      "Pay for minutes",
      "Pay for\u0007 minutes",
      "LINE:15  an invisible character in column 15, perhaps from a paste; delete it",
    ],
  ];

  it.each(mistakes)("%s: %j as %j", (...mistake) => {
    const [file, from, to] = mistake;
    expect(told({ [file]: changed(file, from, to) })).toEqual([`data/${file}:${placed(mistake)}`]);
  });
});

it("takes letters between marks of print for no sign of a lost one", () => {
  const text = changed("plans.yaml", "Pay for minutes", "«Â» și â, “Ã” for minutes");
  expect(told({ "plans.yaml": text })).toEqual([]);
});

it("takes the sign that a file may begin with for no row between two parts", () => {
  const text = changed("plans.yaml", "seo:\n", "---\nseo:\n");
  expect(told({ "plans.yaml": text })).toEqual([]);
});

it("takes no key that is indented wrongly for an entry without its dash", () => {
  for (const indent of ["   ", "    "]) {
    const slipped = changed("site.yaml", "  addressLines:", `${indent}addressLines:`);
    expect(told({ "site.yaml": slipped }).filter((line) => /entry|dash/.test(line))).toEqual([]);
  }
});

it("tells each dash that is forgotten, and what a new entry lacks", () => {
  const undashed = EXAMPLE["plans.yaml"].replace(/ {2}- (?=slug: (?:basic|pro)\n)/g, "    ");
  expect(told({ "plans.yaml": undashed })).toEqual(
    ["basic", "pro"].map(
      (slug) =>
        `data/plans.yaml:${lineOf("plans.yaml", `  - slug: ${slug}`)}:5  a new entry begins with "- "; put it before "slug"`,
    ),
  );
  const beheaded = changed("plans.yaml", "  - slug: enterprise\n", "");
  const line = lineOf("plans.yaml", "  - slug: enterprise");
  expect(told({ "plans.yaml": beheaded })).toEqual([
    `data/plans.yaml:${line}:5  a new entry begins with "- "; put it before "name"`,
    `data/plans.yaml:${line}:5  plans › Enterprise › slug: "slug" is missing; add it (The plan's short name, such as basic)`,
  ]);
});

it.each([
  ["the dashes of a text's lines", 6],
  ["the keys of the entry above", 4],
])("tells once of a new entry that begins below %s", (_place, column) => {
  const entry = [
    "- slug: mobile",
    "  question: Mobile apps?",
    "",
    "  answer:",
    "    - In browsers.",
  ];
  const written = entry.map((line) => `${" ".repeat(column)}${line}\n`).join("");
  const above = lineOf("faq.yaml", "  - slug: own-browser-grid");
  const text = changed("faq.yaml", "look after it.\n", `look after it.\n${written}`);
  expect(told({ "faq.yaml": text })).toEqual([
    `data/faq.yaml:${above + 4}:${column + 1}  this dash is too far right; move the entry left, so that the dash stands below that of line ${above}`,
  ]);
});

it.each([
  ["home.yaml", "    - payments-scale-up"],
  ["contact.yaml", "    - We look at your suite"],
] as const)("tells an entry of %s that begins too far right: %j", (file, entry) => {
  const line = lineOf(file, entry);
  expect(told({ [file]: changed(file, entry, `  ${entry}`) })).toEqual([
    `data/${file}:${line}:7  this dash is too far right; move the entry left, so that the dash stands below that of line ${line - 1}`,
  ]);
});

it.each(["", "\n"])("tells line ends of old Macs, and reads the lines before %j", (end) => {
  const changes = changed("plans.yaml", "monthly: 140", "monthly: $140");
  const text = changes.replaceAll("\n", "\r").replace(/\r$/, `\r#${end}`);
  expect(told({ "plans.yaml": text })).toEqual([
    'data/plans.yaml:1:1  this file has the line ends of old Macs (CR); save it with the line ends "LF" or "CRLF"',
    `data/plans.yaml:${lineOf("plans.yaml", "monthly: 140")}:16  plans › Basic › price.monthly: a price is a number like 140, without "$"; this is "$140"`,
  ]);
});

it.each([
  "Pay \u{1F469}\u200D\u{1F4BB} for min\u00ADutes",
  "Pay \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} for minutes",
  "«MANHû, «IRMû et Âge",
])("takes signs without a width in emoji, soft hyphens, and letters with accents: %s", (words) => {
  const text = changed("plans.yaml", "Pay for minutes", words);
  expect(told({ "plans.yaml": text })).toEqual([]);
});

describe("what git leaves where two people have changed a line", () => {
  const toldOf = (text: string) => told({ "plans.yaml": text });
  const place = lineOf("plans.yaml", "monthly: 140");
  const conflict = (ours: string, theirs: string) =>
    changed(
      "plans.yaml",
      "      monthly: 140\n",
      `<<<<<<< HEAD\n${ours}=======\n${theirs}>>>>>>> prices\n`,
    );
  const message = (end: number) =>
    `data/plans.yaml:${place}:1  git has left two versions here, up to line ${end}; keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>`;

  it("is told as such, once, with where it ends", () => {
    const text = conflict("      monthly: 150\n", "      monthly: 160\n");
    expect(toldOf(text)).toEqual([message(place + 4)]);
  });

  it("hides no other mistake of the file, whose lines keep their numbers", () => {
    const text = conflict("", "      monthly: 160\n      new: 1\n").replace(
      "name: Pro\n",
      "nam: Pro\n",
    );
    expect(toldOf(text)).toEqual([
      expect.stringMatching(/price.*"monthly" is missing/),
      message(place + 4),
      `data/plans.yaml:${text.split("\n").indexOf("    nam: Pro") + 1}:5  plans › pro › nam: "nam" is not known here; did you mean "name"?`,
    ]);
  });

  const LONE = "git has left this line here; delete it, and keep one of the two versions around it";
  it.each(["<<<<<<< HEAD", "||||||| 1a2b3c4", ">>>>>>> prices", "    >>>>>>>"])(
    "is told of a line that is left alone: %s",
    (mark) => {
      const text = changed("plans.yaml", "      monthly: 140\n", `${mark}\n      monthly: 140\n`);
      expect(toldOf(text)).toEqual([`data/plans.yaml:${place}:${mark.search(/\S/) + 1}  ${LONE}`]);
    },
  );

  it("drops nothing where the last mark is gone, and tells each mark that is left", () => {
    const text = conflict("", "      monthly: 140\n      new: 1\n").replace(/^>.*\n/m, "");
    expect(toldOf(text)).toEqual([
      `data/plans.yaml:${place}:1  ${LONE}`,
      `data/plans.yaml:${place + 1}:1  ${LONE}`,
      expect.stringMatching(/price\.new: "new" is not known here/),
    ]);
  });

  it("is told as such where a program has indented the marks, and where git shows the base too", () => {
    const text = conflict("      monthly: 150\n||||||| base\n      monthly: 140\n", "");
    expect(toldOf(text.replace(/^(?=[<|=>]{7})/gm, "    "))).toEqual([
      message(place + 5).replace(":1  ", ":5  "),
    ]);
  });
});

describe("what the site's own parser, of another version of YAML, reads differently", () => {
  it("is told where it does", () => {
    const text = changed("plans.yaml", "recommended: true", "recommended: yes");
    const line = lineOf("plans.yaml", "recommended: true") + 2;
    expect(told({ "plans.yaml": `%YAML 1.1\n---\n${text}` })).toEqual([
      `data/plans.yaml:${line}:18  plans › Pro › recommended: the site reads this as yes; write it more plainly, or put it in quotes`,
    ]);
  });

  it("is told where it can't read a line", () => {
    expect(told({ "plans.yaml": `%YAML 1.2\n%YAML 1.2\n---\n${EXAMPLE["plans.yaml"]}` })).toEqual([
      expect.stringMatching(/^data\/plans\.yaml:3:1 {2}the site can't read this line \(/),
    ]);
  });
});
