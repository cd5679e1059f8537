import {
  changed,
  EXAMPLE,
  lineOf,
  type Mistake,
  placed,
  problemsOfExample,
  told,
} from "../../support/content-sample";

describe("content that contradicts itself", () => {
  it.each<Mistake>([
    [
      "plans.yaml",
      "monthly: 140",
      "monthly: 90",
      "data/plans.yaml:LINE:16  plans › Basic › price.monthly: month to month (90) is less than billed annually (100); are the two swapped?",
    ],
    [
      "plans.yaml",
      "annual: 300",
      "annual: 3600",
      "data/plans.yaml:LINE:15  plans › Pro › price.annual: this is the price of one month, and 3600 is far more than month to month (375); if it is for a year, write 300",
    ],
    [
      "plans.yaml",
      "monthly: 375",
      "monthly: 4500",
      "data/plans.yaml:LINE:16  plans › Pro › price.monthly: this is the price of one month, and 4500 is far more than billed annually (300); if it is for a year, write 375",
    ],
    [
      "plans.yaml",
      "parallelTests: 30",
      "parallelTests: 3",
      "data/plans.yaml:LINE:20  plans › Pro › parallelTests: 3 is less than the 15 of the plan before it (basic); plans grow from left to right",
    ],
    [
      "plans.yaml",
      "name: Enterprise\n",
      "name: Enterprise\n    recommended: true\n",
      "data/plans.yaml:NEXT:18  plans › Enterprise › recommended: another plan is recommended already; keep one",
    ],
    [
      "plans.yaml",
      "    minutes: 60000\n    overage: 0.02\n",
      "    minutes: 60000\n    overage: 376\n",
      "data/plans.yaml:NEXT:14  plans › Pro › overage: 376 for one more minute is more than the 375 of a whole month; has a point been lost?",
    ],
    [
      "plans.yaml",
      "    minutes: 60000\n    overage: 0.02\n",
      "    minutes: 60000\n    overage: 2\n",
      "data/plans.yaml:NEXT:14  plans › Pro › overage: 2 is $2 for each further minute, 320 times what each of the 60,000 included ones costs; has a point been lost? 2 cents are 0.02",
    ],
    [
      "plans.yaml",
      "name: Pro\n",
      "name: basic\n",
      'data/plans.yaml:LINE:11  plans › basic › name: "basic" appears twice in this list; each name must differ',
    ],
    [
      "plans.yaml",
      "max: 200000",
      "max: 60000",
      "data/plans.yaml:LINE:10  finder.minutes.max: the slider ends at 60000, and the largest plan has 60000; let it reach past every plan",
    ],
    [
      "plans.yaml",
      "max: 60\n",
      "max: 29\n",
      "data/plans.yaml:LINE:10  finder.parallel.max: the slider ends at 29, and the largest plan has 30; let it reach past every plan",
    ],
    [
      "plans.yaml",
      "max: 200000",
      "max: 200100",
      "data/plans.yaml:LINE:10  finder.minutes.max: steps of 500 from 0 don't end at 200100; write 200000 or 200500",
    ],
    [
      "plans.yaml",
      "start: 20000",
      "start: 20001",
      "data/plans.yaml:LINE:12  finder.minutes.start: the slider, from 0 to 200000 in steps of 500, never stands at 20001; write 20000",
    ],
    [
      "plans.yaml",
      "start: 10\n",
      "start: 61\n",
      "data/plans.yaml:LINE:12  finder.parallel.start: the slider, from 1 to 60 in steps of 1, never stands at 61; write 60",
    ],
    [
      "plans.yaml",
      "pageStep: 5000",
      "pageStep: 700",
      "data/plans.yaml:LINE:15  finder.minutes.pageStep: 700 must be several steps of 500; write 1000",
    ],
    [
      "plans.yaml",
      "min: 1\n",
      "min: 0\n",
      "data/plans.yaml:LINE:10  finder.parallel.min: nobody needs 0; begin with 1",
    ],
    [
      "plans.yaml",
      "minutes: 100000",
      "minutes: 300000",
      "data/plans.yaml:LINE:18  finder.examples.needs › A whole company › minutes: 300000 is not within the slider's 0 to 200000",
    ],
    [
      "faq.yaml",
      "ours: 3",
      "ours: 4",
      "data/faq.yaml:LINE:15  questions › How do tests reach resources behind our firewall? › ways › Tunnel › ours: this way has 3 stops, so there is no number 4",
    ],
    [
      "faq.yaml",
      "slug: own-browser-grid",
      "slug: ci-server",
      'data/faq.yaml:LINE:11  questions › Why not run our own browser grid? › slug: "ci-server" appears twice in this list; each slug must differ',
    ],
    [
      "faq.yaml",
      "title: Questions we hear in the first call",
      "title: Three teams, three deadlines",
      "data/faq.yaml:LINE:8  title: case-studies.yaml has the same words; each page needs its own",
    ],
    [
      "faq.yaml",
      "  title: Questions and answers",
      "  title: Case studies",
      "data/faq.yaml:LINE:10  seo.title: case-studies.yaml has the same words; each page needs its own",
    ],
    [
      "faq.yaml",
      "  title: Questions and answers",
      "  title: Questions and answers about tests that run in parallel",
      'data/faq.yaml:LINE:10  seo.title: "Questions and answers about tests that run in parallel | Paralane" has 65 characters; search engines show 60',
    ],
    [
      "faq.yaml",
      "description: Three questions and their answers, about servers, firewalls and grids of browsers.",
      "description: Three questions and their answers.",
      "data/faq.yaml:LINE:16  seo.description: the description has 34 characters with its figures; write 70 to 155",
    ],
    [
      "home.yaml",
      "in the cloud and on every single commit.",
      "in the cloud and on every single commit. UI, API, database, acceptance and load tests, and whatever else it is that you run.",
      "data/home.yaml:LINE:16  seo.description: the description has 166 characters with its figures; write 70 to 155",
    ],
    [
      "stats.yaml",
      "value: 15x",
      "value: 20x",
      `data/home.yaml:${lineOf("home.yaml", "seconds: 8700")}:16  hero.board.serial.seconds: 8700 ÷ 581 is 15.0, but stats.yaml says 20x; write 11620`,
    ],
    [
      "features.yaml",
      "duration: 2 h 25 min",
      "duration: 2 h 35 min",
      "data/features.yaml:LINE:17  fasterResults.bars › One by one › duration: 2 h 35 min is 155.00 minutes, and the bar is drawn with 145; write 2 h 25 min",
    ],
    [
      "home.yaml",
      "pass in 9 min 41 s",
      "pass in 9 min 14 s",
      "data/home.yaml:LINE:18  hero.board.description: the text says 9 min 14 s (554 seconds), and the board shows 581 and 8700 seconds; write 9 min 41 s",
    ],
    [
      "home.yaml",
      "retry: 2",
      "retry: 5",
      "data/home.yaml:LINE:16  hero.board.lanes › accounts › retry: this lane's tests are 0 to 4; 5 is none of them",
    ],
    [
      "features.yaml",
      "to: 9.68",
      "to: 12.5",
      "data/features.yaml:LINE:11  timeline.rows › On 16 lanes › to: a bar from 0 to 12.5 doesn't fit a scale from 0 to 12",
    ],
    [
      "plans.yaml",
      "to: 9.68",
      "to: 8.68",
      "data/plans.yaml:NEXT:17  timeline.rows › On 16 lanes › duration: 9 min 41 s is 9.68 minutes, and the bar is drawn with 8.68; write 8 min 41 s",
    ],
    [
      "plans.yaml",
      "duration: 9 min 41 s",
      "duration: 1,209.68 min",
      "data/plans.yaml:LINE:17  timeline.rows › On 16 lanes › duration: 1,209.68 min is 1209.68 minutes, and the bar is drawn with 9.68; write 9 min 41 s",
    ],
    [
      "home.yaml",
      "all 412 tests",
      "all 1,412 tests",
      "data/home.yaml:LINE:18  hero.board.description: this says 1412 tests, and the board's suite says 412",
    ],
    [
      "case-studies.yaml",
      "figure: 40,000",
      "figure: 50,000",
      "data/case-studies.yaml:LINE:13  caseStudies › Load tested for the one week that makes the year › figure: no result below comes to 50,000; the key figure is one of them",
    ],
    [
      "case-studies.yaml",
      "figure: 300x",
      "figure: 250x",
      "data/case-studies.yaml:LINE:13  caseStudies › Ready for 300 times the traffic › figure: no result below comes to 250x; the key figure is one of them",
    ],
    [
      "case-studies.yaml",
      "customer: cardinal-pay",
      "customer: cardinal-pey",
      'data/case-studies.yaml:LINE:15  caseStudies › Ready for 300 times the traffic › customer: customers.yaml has no "cardinal-pey"; did you mean "cardinal-pay"?',
    ],
    [
      "features.yaml",
      "- Tests that wait for each other stop waiting.",
      "- One by one it takes 2 h 52 min.",
      "data/features.yaml:LINE:7  fasterResults.paragraphs › number 1: no bar below is 2 h 52 min (172.00 minutes) long; write 2 h 25 min or 9 min 41 s",
    ],
    [
      "features.yaml",
      '"passed": 411',
      '"passed": 412',
      "data/features.yaml:LINE:13  integrations.items › Webhooks › sample.lines › number 2: 412 passed and 1 failed are 413 tests, and run 2841 of the table below has 412",
    ],
    [
      "features.yaml",
      '"seconds": 581',
      '"seconds": 518',
      "data/features.yaml:LINE:13  integrations.items › Webhooks › sample.lines › number 3: run 2841 of the table below took 9 min 41 s (581 seconds), not 518",
    ],
    [
      "home.yaml",
      "blocks: [46, 48]",
      "blocks: [46, 42]",
      "data/home.yaml:LINE:17  hero.board.lanes › load › blocks: this lane ends 70 seconds before the longest, and lanes are to end within 60 of each other; make its tests longer",
    ],
    [
      "home.yaml",
      "parallel, 4 shown",
      "parallel, 5 shown",
      "data/home.yaml:LINE:14  hero.board.parallel.label: this says 5 lanes are shown, and the board has 4",
    ],
    [
      "home.yaml",
      "label: 16 lanes in parallel, 4 shown",
      "label: In parallel, 5 of 16 lanes",
      "data/home.yaml:LINE:14  hero.board.parallel.label: this says 5 lanes are shown, and the board has 4",
    ],
    [
      "home.yaml",
      "4 of them shown",
      "8 of them shown",
      "data/home.yaml:LINE:18  hero.board.description: this says 8 lanes are shown, and the board has 4",
    ],
    [
      "home.yaml",
      "On 16 parallel",
      "On 24 parallel",
      "data/home.yaml:LINE:18  hero.board.description: this says 24 lanes, and the board's label says 16",
    ],
    [
      "home.yaml",
      "all 412 tests",
      "all 421 tests",
      "data/home.yaml:LINE:18  hero.board.description: this says 421 tests, and the board's suite says 412",
    ],
    [
      "home.yaml",
      "label: 16 lanes",
      "label: 12 lanes",
      "data/home.yaml:LINE:14  hero.board.parallel.label: 12 lanes of 581 seconds hold 6972 seconds of tests, and the suite has 8700; that takes 15 lanes",
    ],
    [
      "home.yaml",
      "7% done",
      "9% done",
      "data/home.yaml:LINE:15  hero.board.serial.status: after 581 of 8700 seconds it is 7% done, not 9%",
    ],
    [
      "site.yaml",
      "phone: (503) 555-0142",
      "phone: (503) 555-0143",
      `data/site.yaml:${lineOf("site.yaml", "phoneLink:")}:14  contact.phoneLink: visitors read (503) 555-0143, and +15035550142 is dialled; make them agree`,
    ],
    [
      "case-studies.yaml",
      "slug: payments-scale-up",
      "slug: payments-scaling",
      `data/home.yaml:${lineOf("home.yaml", "- payments-scale-up")}:7  caseStudies.items › number 2: case-studies.yaml has no "payments-scale-up"; did you mean "payments-scaling"?`,
    ],
    [
      "home.yaml",
      "    - payments-scale-up",
      "    - fireworks-load-test",
      'data/home.yaml:LINE:7  caseStudies.items › number 2: "fireworks-load-test" appears twice',
    ],
  ])("is refused: %s: %j as %j", (...mistake) => {
    const [file, from, to] = mistake;
    const expected = placed(mistake);
    expect(told({ [file]: changed(file, from, to) })).toContainEqual(expected);
  });

  it("is refused when plans are out of order", () => {
    const source = EXAMPLE["plans.yaml"];
    const [, before = "", basic = "", pro = "", after = ""] =
      /^([\s\S]*?)( {2}- slug: basic[\s\S]*?)( {2}- slug: pro[\s\S]*?)( {2}- slug: enterprise[\s\S]*)$/.exec(
        source,
      ) ?? [];
    const text = before + pro + basic + after;
    const line = (before + pro + basic).split("\n").findLastIndex((one) => /annual:/.test(one)) + 1;
    expect(told({ "plans.yaml": text })).toContainEqual(
      `data/plans.yaml:${line}:15  plans › Basic › price.annual: 100 is less than the 300 of the plan before it (pro); plans grow from left to right`,
    );
  });
});

it("reckons how many times as much a result is without a computer's small errors", () => {
  const results = (after: string) =>
    EXAMPLE["case-studies.yaml"]
      .replace(/figure: .*/, "figure: 3x")
      .replace(/before: .*/, "before: 1.1 s")
      .replace(/after: .*/, `after: ${after} s`);
  expect(told({ "case-studies.yaml": results("3.3") })).toEqual([]);
  expect(told({ "case-studies.yaml": results("3.4") })).toEqual([
    expect.stringMatching(/ no result below comes to 3x; the key figure is one of them$/),
  ]);
});

describe("what a page adds itself", () => {
  it.each([
    "© 2026 Paralane, Inc.",
    "Copyright © Paralane, Inc.",
    "2026 Paralane, Inc.",
    "(c) 2026 Us",
  ])("stands in no copyright line: %s", (words) => {
    const from = "copyright: Paralane, Inc. All rights reserved.";
    const [sign = ""] = /^.*?(?= (?:Paralane|Us))/.exec(words) ?? [];
    expect(told({ "site.yaml": changed("site.yaml", from, `copyright: ${words}`) })).toEqual([
      `data/site.yaml:${lineOf("site.yaml", from)}:14  shell.copyright: the page adds "©" and the year itself; remove "${sign}"`,
    ]);
  });

  it.each(["| Paralane", "– paralane", "- Paralane"])("ends no title: %s", (ending) => {
    const from = "title: Questions and answers";
    expect(told({ "faq.yaml": changed("faq.yaml", from, `${from} ${ending}`) })).toEqual([
      `data/faq.yaml:${lineOf("faq.yaml", from)}:10  seo.title: the page adds "| Paralane" itself; remove "${ending}"`,
    ]);
  });

  it("may be a part of a title", () => {
    const from = "title: Questions and answers";
    for (const title of ["Why Paralane", "Paralane | Answers", "- for Paralane"]) {
      const text = changed("faq.yaml", from, `title: "${title}"`);
      expect(told({ "faq.yaml": text })).toEqual([]);
    }
  });

  it("goes on behind the finder's answer", () => {
    const from = 'result: "[plan], [price] per month"';
    const text = changed("plans.yaml", from, 'result: "[plan] costs [price] per month."');
    expect(told({ "plans.yaml": text })).toEqual([
      `data/plans.yaml:${lineOf("plans.yaml", from)}:11  finder.result: the page goes on behind this, such as ", billed annually"; remove the "." at the end`,
    ]);
  });

  it("stands around no duration", () => {
    const from =
      "duration: nine weeks\n    results:\n      - label: What the figure counts\n        before: 6,000";
    const place = `data/case-studies.yaml:${lineOf("case-studies.yaml", from)}:15  caseStudies › Load tested for the one week that makes the year › duration`;
    const toldOf = (duration: string) =>
      told({
        "case-studies.yaml": changed(
          "case-studies.yaml",
          from,
          from.replace("nine weeks", duration),
        ),
      });
    expect(toldOf("nine weeks.")).toEqual([
      `${place}: the page writes "It took [duration]." around this; remove "."`,
    ]);
    expect(toldOf("it took nine weeks")).toEqual([
      `${place}: the page writes "It took [duration]." around this; remove "It took"`,
    ]);
    expect(toldOf("It tooks July to September")).toEqual([]);
  });

  it("stands around no customer's sentence", () => {
    const from = "text: Now it's Tuesday.";
    const place = "caseStudies › Load tested for the one week that makes the year › quote.text";
    for (const words of [`'"All of it."'`, '"“All of it.”"']) {
      const text = EXAMPLE["case-studies.yaml"].replace(from, `text: ${words}`);
      expect(told({ "case-studies.yaml": text })).toEqual([
        `data/case-studies.yaml:${lineOf("case-studies.yaml", from)}:13  ${place}: the page adds the quotation marks itself; remove these`,
      ]);
    }
    const text = EXAMPLE["case-studies.yaml"].replace(from, 'text: "“All” of “it”"');
    expect(told({ "case-studies.yaml": text })).toEqual([]);
  });
});

describe("what a plan costs and holds", () => {
  const pro = `data/plans.yaml:${lineOf("plans.yaml", "slug: pro\n")}:5  plans › Pro ›`;
  const without = (...lines: string[]) =>
    told({
      "plans.yaml": lines.reduce(
        (text, line) => text.replace(line, ""),
        EXAMPLE["plans.yaml"].replaceAll("{pro.", "{basic."),
      ),
    });
  const price = "    price:\n      annual: 300\n      monthly: 375\n";
  const minutes = "    minutes: 60000\n";
  const parallel = "    parallelTests: 30\n";

  it("is missed where one line of it is gone", () => {
    expect(without(minutes)).toEqual([
      `${pro} minutes: "minutes" is missing beside price and parallelTests; add it, or remove both for a custom plan`,
    ]);
    expect(without(price)).toEqual([
      `${pro} price: "price" is missing beside minutes and parallelTests; add it, or remove both for a custom plan`,
    ]);
    expect(without(price, minutes)).toEqual([
      `${pro} price: "price" is missing beside parallelTests; add it, or remove that for a custom plan`,
      `${pro} minutes: "minutes" is missing beside parallelTests; add it, or remove that for a custom plan`,
    ]);
  });

  it("is told once where its price is a year's", () => {
    const problems = [
      ["annual: 100", "annual: 1200"],
      ["monthly: 140", "monthly: 1680"],
    ].map(([from = "", to = ""]) => told({ "plans.yaml": changed("plans.yaml", from, to) }));
    expect(problems).toEqual([
      [expect.stringMatching(/price\.annual: .* if it is for a year, write 100$/)],
      [expect.stringMatching(/price\.monthly: .* if it is for a year, write 140$/)],
    ]);
  });

  it("may have minutes that cost some times as much when they are bought later", () => {
    const overage = "    minutes: 15000\n    overage: 0.02\n";
    const text = changed("plans.yaml", overage, overage.replace("0.02", "0.18"));
    expect(told({ "plans.yaml": text })).toEqual([]);
  });

  it("is not missed where all of it is left out, or stands under a misspelt key", () => {
    expect(without(price, minutes, parallel)).toEqual([]);
    const text = changed("plans.yaml", "minutes: 60000", "minuets: 60000");
    expect(told({ "plans.yaml": text })).toEqual([
      expect.stringMatching(/"minuets" is not known here; did you mean "minutes"\?$/),
    ]);
  });
});

it("has no more in the navigation than a row has room for", () => {
  const nav = (labels: readonly string[]) => {
    const links = labels.map((label, index) => `  - label: ${label}\n    href: /faq#${index}\n`);
    const text = EXAMPLE["site.yaml"].replace(/nav:\n[\s\S]*?\n\n/, `nav:\n${links.join("")}\n`);
    return told({ "site.yaml": text }).filter((line) => line.includes("  nav:"));
  };
  const seven = ["Features", "Services", "Pricing", "Case Studies", "Blog", "Contact", "Login"];
  expect(nav([...seven, "Docs"])).toEqual([]);
  expect(nav([...seven, "Questions and answers".slice(0, 20)])).toEqual([
    `data/site.yaml:${lineOf("site.yaml", "nav:")}:1  nav: the labels of these 8 links have 71 letters, and beside "Paralane" there is room for 56; shorten some, or move a link to the footer`,
  ]);
});

it("says what to write until a figure that others follow from is changed everywhere", () => {
  const files = new Map<string, string>(Object.entries(EXAMPLE));
  const replace = (file: string, from: string, to: string) => {
    const text = files.get(file) ?? "";
    if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
    files.set(file, text.replace(from, to));
  };
  const problems = () => problemsOfExample(Object.fromEntries(files));
  replace("stats.yaml", "value: 15x", "value: 20x");
  const steps: string[] = [];
  for (let [next] = problems(); next && steps.length < 12; [next] = problems()) {
    const { file, line, message } = next;
    const lines = files.get(file.replace("data/", ""))?.split("\n") ?? [];
    const found =
      /^([\d.]+) ÷ .*; write (?<to>[\d.]+)$/.exec(message) ??
      /^(?:the text says |no bar below is )?(\d+\sh\s\d+\smin) .*; write (?<to>.*)$/.exec(
        message,
      ) ??
      /(?<to>\d+%) done, not (\d+%)$/.exec(message) ??
      /^(\d+ lanes) of .*; that takes (?<to>\d+ lanes)$/.exec(message) ??
      /^this says (\d+) lanes, and .* says (?<to>\d+)$/.exec(message);
    const to = found?.groups?.to ?? "";
    const from = found?.slice(1).find((part) => part !== to) ?? "";
    steps.push(`${file}: ${from} → ${to}`.replaceAll("\u00A0", " "));
    lines[line - 1] = (lines[line - 1] ?? "").replace(from, to);
    files.set(file.replace("data/", ""), lines.join("\n"));
  }
  expect(problems()).toEqual([]);
  expect(steps).toEqual([
    "data/features.yaml: 145 → 193.6",
    "data/features.yaml: 2 h 25 min → 3 h 13 min",
    "data/home.yaml: 8700 → 11620",
    "data/home.yaml: 2 h 25 min → 3 h 13 min",
    "data/home.yaml: 16 lanes → 20 lanes",
    "data/home.yaml: 16 → 20",
    "data/home.yaml: 7% → 5%",
  ]);
});

it("may have other plans, and a phone number of another country", () => {
  const plans = EXAMPLE["plans.yaml"].replace(
    / {2}- slug: pro[\s\S]*?(?= {2}- slug: enterprise)/,
    "",
  );
  expect(
    told({
      "plans.yaml": plans.replace("slug: enterprise", "slug: fleet").replaceAll("{pro.", "{basic."),
      "site.yaml": EXAMPLE["site.yaml"]
        .replace("phone: (503) 555-0142", "phone: 010 555 0142")
        .replace("+15035550142", "+31105550142"),
    }),
  ).toEqual([]);
});

describe("the number that is dialled", () => {
  const toldOf = (phone: string, dialled: string) =>
    told({
      "site.yaml": EXAMPLE["site.yaml"]
        .replace("phone: (503) 555-0142", () => `phone: "${phone}"`)
        .replace("+15035550142", dialled),
    });

  it.each([
    ["+49 (0)30 1234567", "+49301234567"],
    ["+44 (0) 20 7946 0000", "+442079460000"],
    ["0049 30 1234567", "+49301234567"],
    ["(503) 555-0142 ext. 12", "+15035550142"],
    ["503-555-0142x12", "+15035550142"],
    ["(503) 555-0142, extension 12", "+15035550142"],
    ["503.555.0142 x12", "+15035550142"],
    ["1-800-PARALANE", "+18007272526"],
    ["1-800-PARALANE", "+180072725263"],
    ["1-800-555-Lane", "+18005555263"],
    ["Call (503) 555-0142", "+15035550142"],
    ["555-0142", "+15035550142"],
  ])("may be read as %s: %s", (phone, dialled) => {
    expect(toldOf(phone, dialled)).toEqual([]);
  });

  it.each([
    ["+49 (0)30 1234567", "+49301234568"],
    ["+49 (0)30 1234567", "+490301234567"],
    ["(503) 555-0142 ext. 12", "+1503555014212"],
    ["(503) 555-01422", "+15035550142"],
    ["1-800-PARALANE", "+18007272527"],
    ["1-800-PARALANE", "+1800727252"],
    ["550142", "+15035550142"],
    ["Call us", "+15035550142"],
  ])("may not be read as %s: %s", (phone, dialled) => {
    expect(toldOf(phone, dialled)).toEqual([
      `data/site.yaml:${lineOf("site.yaml", "phoneLink:")}:14  contact.phoneLink: visitors read ${phone}, and ${dialled} is dialled; make them agree`,
    ]);
  });
});

it("says of a slider that begins past its end nothing else", () => {
  for (const min of [200000, 300000]) {
    const text = changed("plans.yaml", "min: 0\n", `min: ${min}\n`);
    expect(told({ "plans.yaml": text })).toEqual([
      `data/plans.yaml:${lineOf("plans.yaml", "min: 0\n")}:10  finder.minutes.min: the slider begins at ${min} and ends at 200000; let it begin lower, or end higher`,
    ]);
  }
});

it("doesn't count the stops of a way that has a mistake of its own", () => {
  const stops = "stops: [Hosts under test, Tunnel tool, Our lanes]";
  for (const mistake of [
    "stops: Hosts under test, Tunnel tool, Our lanes",
    "stops: [Hosts under test and the Tunnel tool that, Our lanes]",
    "stops: [Our lanes]",
  ]) {
    const problems = told({ "faq.yaml": changed("faq.yaml", stops, mistake) });
    expect(problems).toEqual([expect.stringMatching(/ › ways › Tunnel › stops/)]);
  }
});
