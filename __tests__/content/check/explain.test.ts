import { changed, lineOf, type Mistake, placed, told } from "../../support/content-sample";

describe("content that YAML can read, and that is not right, is told with its place", () => {
  const CURLY =
    'these are curly quotation marks, as word processors write them; type the straight " of your keyboard, or put it around these if visitors should see them';
  const mistakes: Mistake[] = [
    [
      "plans.yaml",
      "    name: Basic",
      "    nmae: Basic",
      'LINE:5  plans › basic › nmae: "nmae" is not known here; did you mean "name"?',
    ],
    [
      "site.yaml",
      "  - label: Blog",
      "  - Label: Blog",
      'LINE:5  nav › number 3 › Label: "Label" is not known here; did you mean "label"?',
    ],
    [
      "plans.yaml",
      "    name: Basic",
      "    name: Basic\n    colour: red",
      'NEXT:5  plans › Basic › colour: "colour" is not known here; remove it, or use one of slug, name, summary, recommended, price, minutes, overage, parallelTests, ciCd, unlimitedUsers, premiumSupport, machine, resultsKept, supportHours, action',
    ],
    ...["=", "=>", ";", "\uFF1A"].flatMap((sign): Mistake[] => [
      [
        "case-studies.yaml",
        'alt: "Load test chart: eight',
        `alt${sign} "Load test chart: eight`,
        `LINE:7  caseStudies › Load tested for the one week that makes the year › picture.alt${sign} "Load test chart: a colon is missing after "alt"; write ":" and a space in place of "${sign}"`,
      ],
      [
        "home.yaml",
        "customers:\n  title: Teams",
        `customers:\n  title${sign} Teams`,
        `NEXT:3  customers: a colon is missing after "title"; write ":" and a space in place of "${sign}"`,
      ],
    ]),
    [
      "faq.yaml",
      "quoteOf: fireworks-load-test",
      "quoteOf: fireworks\n\n  load-test",
      'LINE:10  quoteOf: a short name has lowercase letters, digits and single hyphens only, like load-test; this is "fireworks load-test"',
    ],
    ...[
      ["1.", "2."],
      ["•", "•"],
    ].map(
      ([first, second]): Mistake => [
        "plans.yaml",
        "  - All prices are in USD per month, for Linux servers.\n  - Windows",
        `  ${first} All prices are in USD per month, for Linux servers.\n  ${second} Windows`,
        `LINE:3  notes: a list's entries begin with "- ", not with "${first}"`,
      ],
    ),
    [
      "plans.yaml",
      "  - All prices are",
      "  -All prices are",
      "LINE:3  notes: a space is missing after the dash",
    ],
    [
      "plans.yaml",
      "monthly: 140",
      "monthly: $140",
      'LINE:16  plans › Basic › price.monthly: a price is a number like 140, without "$"; this is "$140"',
    ],
    [
      "plans.yaml",
      "monthly: 140",
      "monthly: -140",
      "LINE:16  plans › Basic › price.monthly: -140 is too small; at least 0",
    ],
    [
      "plans.yaml",
      "monthly: 140",
      "monthly: 1e3",
      "LINE:16  plans › Basic › price.monthly: 1e3 is read as 1000; write the number plainly, like 140",
    ],
    [
      "plans.yaml",
      "monthly: 140",
      "monthly: 0140",
      "LINE:16  plans › Basic › price.monthly: 0140 is read as 140; write the number plainly, like 140",
    ],
    [
      "plans.yaml",
      "monthly: 140",
      "monthly: 140.0005",
      "LINE:16  plans › Basic › price.monthly: 140.0005 has more than 2 decimals, and would be shown rounded",
    ],
    [
      "plans.yaml",
      "monthly: 140",
      "monthly: 0.005",
      "LINE:16  plans › Basic › price.monthly: 0.005 has more than 2 decimals, and would be shown rounded",
    ],
    [
      "plans.yaml",
      "monthly: 375",
      "monthly: 1.400",
      "LINE:16  plans › Pro › price.monthly: 1.400 is read as 1.4; write 1400, or 1.4 if that is meant",
    ],
    [
      "plans.yaml",
      "monthly: 375",
      "monthly: 1.255",
      "LINE:16  plans › Pro › price.monthly: 1.255 is read as 1.255; write 1255, or at most 2 decimals if that is meant",
    ],
    [
      "plans.yaml",
      "minutes: 15000",
      "minutes: 15.000",
      "LINE:14  plans › Basic › minutes: 15.000 is read as 15; write 15000, or 15 if that is meant",
    ],
    [
      "plans.yaml",
      "minutes: 15000",
      "minutes: 15000.0",
      "LINE:14  plans › Basic › minutes: 15000.0 is a whole number; write 15000",
    ],
    [
      "plans.yaml",
      "monthly: 140",
      "monthly: 100001",
      "LINE:16  plans › Basic › price.monthly: 100001 is too large; at most 100000",
    ],
    [
      "plans.yaml",
      "minutes: 15000",
      "minutes: 15,000",
      'LINE:14  plans › Basic › minutes: a whole number like 500; this is "15,000"',
    ],
    [
      "plans.yaml",
      "minutes: 15000",
      "minutes: 15000.5",
      "LINE:14  plans › Basic › minutes: a whole number like 500; this is 15000.5",
    ],
    [
      "plans.yaml",
      "recommended: true",
      "recommended: yes",
      'LINE:18  plans › Pro › recommended: this should be true or false, and it is "yes"',
    ],
    [
      "plans.yaml",
      "title: Pay for minutes, not for machines",
      "title:",
      "LINE:1  title: this is empty; write something after the colon",
    ],
    [
      "plans.yaml",
      "title: Pay for minutes, not for machines",
      'title: " "',
      "LINE:8  title: this is empty; write something here",
    ],
    [
      "site.yaml",
      "  addressLines:\n    - 418 Harbor Lane, Suite 300\n    - Portland, OR 97209\n",
      "  addressLines:\n",
      'LINE:3  contact.addressLines: this list is empty; write its entries below, each on a line of its own after "- "',
    ],
    [
      "faq.yaml",
      "\naction:\n  label: Talk to us\n  href: /contact\n",
      "\naction:\n",
      "NEXT:1  action: this is empty; write its keys below, each on a line of its own: label, href",
    ],
    [
      "faq.yaml",
      "    ways:\n      - title: Tunnel\n        stops: [Hosts under test, Tunnel tool, Our lanes]\n        ours: 3\n        note: One outgoing connection.\n",
      "    ways:\n",
      'LINE:5  questions › How do tests reach resources behind our firewall? › ways: this list is empty; write its entries below, each on a line of its own after "- ", or remove the line',
    ],
    [
      "plans.yaml",
      "recommended: true",
      "recommended:",
      "LINE:5  plans › Pro › recommended: this is empty; write something after the colon, or remove the line",
    ],
    [
      "plans.yaml",
      "title: Pay for",
      "title: #1: Pay for",
      "LINE:1  title: a text that starts with # needs quotes around it",
    ],
    [
      "plans.yaml",
      "Pay for minutes",
      "Pay #1 for minutes",
      'LINE:11  title: the text ends here, since " #" starts a comment; put the whole text in quotes, or two spaces before "# " if a comment is meant',
    ],
    [
      "plans.yaml",
      "for machines",
      'for machines"',
      "LINE:8  title: there is a quotation mark at the end and none at the start; add or remove one",
    ],
    ...["“10”", "‘10’", "«10»", "„10“"].map(
      (curly): Mistake => [
        "stats.yaml",
        'value: "10"',
        `value: ${curly}`,
        `LINE:12  stats › minutes or less per run › value: ${CURLY}`,
      ],
    ),
    [
      "plans.yaml",
      "title: Pay for minutes, not for machines",
      "title: ‘It isn’t for machines’",
      `LINE:8  title: ${CURLY}`,
    ],
    [
      "features.yaml",
      '"suite: storefront"',
      "“suite: storefront”",
      `LINE:9  existingScripts.sample.lines › number 1: ${CURLY}`,
    ],
    [
      "plans.yaml",
      "  - Windows servers?",
      "    Windows servers?",
      'LINE:5  notes › number 1: is a dash missing here? This line belongs to the entry above; begin it with "- ", or write that entry on one line',
    ],
    [
      "site.yaml",
      "    - Portland, OR",
      "      Portland, OR",
      'LINE:7  contact.addressLines › number 1: is a dash missing here? This line belongs to the entry above; begin it with "- ", or write that entry on one line',
    ],
    [
      "plans.yaml",
      "  - Windows servers?",
      "    - Windows servers?",
      "LINE:5  notes › number 1: this dash is farther right than the others; put it below them",
    ],
    [
      "plans.yaml",
      "Pay for minutes, not for machines",
      "x".repeat(91),
      "LINE:8  title: this has 91 characters, and there is room for 90; shorten it",
    ],
    [
      "case-studies.yaml",
      'figure: "52"',
      "figure: 52",
      'LINE:13  caseStudies › From quarterly releases to DevOps › figure: YAML reads 52 as a number; put it in quotes: "52"',
    ],
    [
      "case-studies.yaml",
      'figure: "52"',
      "figure: 2026-11-20",
      "LINE:13  caseStudies › From quarterly releases to DevOps › figure: 2026-11-20 is read as a date; put it in quotes",
    ],
    [
      "case-studies.yaml",
      'figure: "52"',
      "figure: 1_000",
      "LINE:13  caseStudies › From quarterly releases to DevOps › figure: 1_000 is read as a number; put it in quotes",
    ],
    [
      "features.yaml",
      '"suite: storefront"',
      "suite: storefront",
      'LINE:9  existingScripts.sample.lines › number 1: here a text should stand; a text with ": " in it needs quotes around it',
    ],
    [
      "home.yaml",
      "  title: In figures",
      "  title: {speedup}",
      "LINE:10  stats.title: a text that starts with { needs quotes around it; here a text should stand",
    ],
    [
      "features.yaml",
      "icon: webhook",
      "icon: webhok",
      'LINE:13  integrations.items › Webhooks › icon: "webhok" is not one of the words for this place; did you mean "webhook"?',
    ],
    [
      "contact.yaml",
      "about the [plan] plan.\n    message",
      "about the [paln] plan.\n    message",
      'LINE:13  form.plan.chosen: this text needs [plan], which the site fills in; this is "You asked about the [paln] plan."',
    ],
    [
      "contact.yaml",
      "about the [plan] plan.\n    message",
      "about the [plan] [paln].\n    message",
      "LINE:13  form.plan.chosen: the site fills in [plan] only; [paln] would stay as it is",
    ],
    ...["0000-01-01", "2126-11-01", "2026-02-30"].map(
      (day): Mistake => [
        "plans.yaml",
        'validSince: "2026-11-01"',
        `validSince: "${day}"`,
        `LINE:13  validSince: a day is a year from 2000 to 2099, month and day in quotes, like "2026-11-01"; this is "${day}"`,
      ],
    ),
    [
      "faq.yaml",
      "slug: ci-server",
      "slug: CI server",
      'LINE:11  questions › We have a CI/CD server. Why is that not enough? › slug: a short name has lowercase letters, digits and single hyphens only, like load-test; this is "CI server"',
    ],
    [
      "site.yaml",
      "sales@paralane.example",
      "sales at paralane",
      'LINE:15  contact.salesEmail: an email address looks like sales@example.com; this is "sales at paralane"',
    ],
    [
      "home.yaml",
      "    - payments-scale-up\n",
      "",
      `${lineOf("home.yaml", "    - fireworks-load-test") - 1}:3  caseStudies.items: this list has 1 entry, and 2 is the least; add some`,
    ],
  ];

  it.each(mistakes)("%s: %j as %j", (...mistake) => {
    const [file, from, to] = mistake;
    expect(told({ [file]: changed(file, from, to) })).toEqual([`data/${file}:${placed(mistake)}`]);
  });

  it("tells a missing key at the group that lacks it, and what belongs there", () => {
    expect(told({ "plans.yaml": changed("plans.yaml", "    name: Basic\n", "") })).toEqual([
      `data/plans.yaml:${lineOf("plans.yaml", "- slug: basic")}:5  plans › basic › name: "name" is missing; add it (The plan's name)`,
    ]);
  });

  it("recognises a key that has slipped out of its group", () => {
    const slipped = changed("plans.yaml", "      monthly: 140\n", "    monthly: 140\n");
    const line = lineOf("plans.yaml", "      monthly: 140");
    expect(told({ "plans.yaml": slipped })).toEqual([
      `data/plans.yaml:${line - 2}:5  plans › Basic › price.monthly: "monthly" is missing; add it (US dollars per month when paid month to month)`,
      `data/plans.yaml:${line}:5  plans › Basic › monthly: "monthly" is not known here; is it indented right?`,
    ]);
  });

  it.each([
    "“Minutes” and “machines”",
    '"“Minutes”"',
    "‘Minutes’ and ‘machines’",
    "“Minutes”, please",
  ])("takes marks of print that visitors should see: %s", (title) => {
    const text = changed("plans.yaml", "Pay for minutes, not for machines", title);
    expect(told({ "plans.yaml": text })).toEqual([]);
  });

  it("takes an entry of a list that goes on where its marks say so, or between brackets", () => {
    const quoted = changed(
      "plans.yaml",
      "  - Windows servers? Contact us and we will quote them.",
      '  - "Windows servers?\n    Contact us."\n  - >\n    Or\n    so.',
    );
    expect(told({ "plans.yaml": quoted })).toEqual([]);
    const flow = changed("faq.yaml", "[Your pipeline, Our", "[Your\n    pipeline, Our");
    expect(told({ "faq.yaml": flow })).toEqual([]);
  });

  it.each([
    ["Services", "Label", "Href", ['did you mean "label"?', 'did you mean "href"?']],
    ["Pricing", "lable", "herf", ['did you mean "label"?', 'did you mean "href"?']],
    ["Pricing", "name", "url", Array(2).fill("remove it, or use one of label, href, newTab")],
  ])(
    "takes no wrong keys for the rest of the entry above: %s with %s, %s",
    (name, label, href, remedies) => {
      const entry = `  - label: ${name}\n    href: /${name.toLowerCase()}\n`;
      const wrong = `  - ${label}: ${name}\n    ${href}: /${name.toLowerCase()}\n`;
      const line = lineOf("site.yaml", entry);
      const lines = told({ "site.yaml": changed("site.yaml", entry, wrong) });
      expect(lines.filter((text) => text.includes("known here"))).toEqual(
        [label, href].map((key, at) =>
          expect.stringMatching(
            new RegExp(
              `^data/site.yaml:${line + at}:5  nav › .* › ${key}: "${key}" is not known here; ${remedies[at]?.replace("?", "[?]")}$`,
            ),
          ),
        ),
      );
      expect(lines.filter((text) => text.includes("dash"))).toEqual([]);
    },
  );

  it("tells of an entry whose name has several lines in one", () => {
    const text = changed(
      "site.yaml",
      "  - label: Pricing\n    href: /pricing\n",
      "  - label: |-\n      Pricing\n      and more\n    href: /princing\n",
    );
    expect(told({ "site.yaml": text })).toEqual([
      `data/site.yaml:${lineOf("site.yaml", "  - label: Pricing") + 3}:11  nav › Pricing and more › href: this site has no page "/princing"; did you mean "/pricing"?`,
    ]);
  });
});
