import { changed, EXAMPLE, lineOf, told } from "../../support/content-sample";

describe("words that are still to come", () => {
  const lead = "lead: Yours is not here? Ask us.";
  it.each([
    ["TODO more.", "TODO", 7],
    ["Our answer, TBD.", "TBD", 19],
    ["Lorem ipsum dolor sit amet.", "Lorem ipsum", 7],
    ['"todo: more."', "todo", 8],
    ["TBC", "TBC", 7],
    ["Our answer, TBC.", "TBC", 19],
  ])("refuses %s", (words, placeholder, column) => {
    expect(told({ "faq.yaml": changed("faq.yaml", lead, `lead: ${words}`) })).toEqual([
      `data/faq.yaml:${lineOf("faq.yaml", lead)}:${column}  lead: visitors would read "${placeholder}"; write the words themselves, or leave this out`,
    ]);
  });

  it.each(["Todo sobre TBDs.", '"Lo incluye todo: UI y API."', "How TBC Bank tests."])(
    "takes a word that only looks like one: %s",
    (words) => {
      expect(told({ "faq.yaml": changed("faq.yaml", lead, `lead: ${words}`) })).toEqual([]);
    },
  );
});

describe("figures in a text", () => {
  it.each([
    [
      "{speedp}",
      'there is no figure {speedp} in stats.yaml or plans.yaml; did you mean "{speedup}"?',
    ],
    [
      "{ speedup }",
      "a figure is its short name in braces, without spaces, like {speedup}; visitors would see these braces",
    ],
    [
      "{speedup",
      "a figure is its short name in braces, without spaces, like {speedup}; visitors would see these braces",
    ],
  ])("refuses %s", (figure, message) => {
    const text = changed(
      "features.yaml",
      "  title: Done {speedup} faster",
      `  title: Done ${figure} faster`,
    );
    expect(told({ "features.yaml": text })).toEqual([
      `data/features.yaml:${lineOf("features.yaml", "  title: Done {speedup} faster")}:10  fasterResults.title: ${message}`,
    ]);
  });
});

describe("a plan's figure that isn't there", () => {
  const quoting = (figure: string, plans = EXAMPLE["plans.yaml"]) =>
    told({
      "plans.yaml": plans.replaceAll(/\{crew\.\w+\}/g, "{solo.annual}"),
      "faq.yaml": changed("faq.yaml", "Yours is not here?", `For ${figure}.`),
    });
  const place = `data/faq.yaml:${lineOf("faq.yaml", "lead: Yours")}:7  lead:`;
  const missing = (figure: string) => `there is no figure ${figure} in stats.yaml or plans.yaml`;
  const custom = EXAMPLE["plans.yaml"].replace(/ {4}price:\n.*1180\n.*\n.*\n.*\n.*: 24\n/, "");

  it.each([
    ["{crew.anual}", `${missing("{crew.anual}")}; did you mean "{crew.annual}"?`],
    ["{crw.annual}", `${missing("{crw.annual}")}; did you mean "{crew.annual}"?`],
    [
      "{crew.price}",
      `${missing("{crew.price}")}; there are {crew.annual}, {crew.monthly}, {crew.minutes}, {crew.parallel-tests}, {crew.overage}, {crew.machine}, {crew.results-kept}`,
    ],
    [
      "{team.annual}",
      'plans.yaml has no plan "team", only solo, crew, fleet; correct {team.annual}, or write this without it',
    ],
    [
      "{fleet.annual}",
      'there is no figure {fleet.annual} in plans.yaml, as the plan "fleet" has none; write this without it',
    ],
  ])("is told with none of another plan's: %s", (figure, message) => {
    expect(quoting(figure)).toEqual([`${place} ${message}`]);
  });

  it("is told so where a plan has become a custom one", () => {
    expect(custom).not.toContain("annual: 1180");
    expect(quoting("{crew.annual}", custom)).toEqual([
      `${place} there is no figure {crew.annual} in plans.yaml, as the plan "crew" has none; write this without it`,
    ]);
  });

  it("is not told where its line has a mistake of its own", () => {
    const misspelt = EXAMPLE["plans.yaml"].replace("resultsKept: a week", "resultKept: a week");
    expect(quoting("{solo.results-kept}", misspelt)).toEqual([
      expect.stringMatching(/"resultKept" is not known here; did you mean "resultsKept"\?$/),
    ]);
  });
});

describe("a plan's figure that is written with another one", () => {
  const quote = (solo: string, crew: string) => {
    const plans = EXAMPLE["plans.yaml"]
      .replace("resultsKept: a week", `resultsKept: "${solo}"`)
      .replace("resultsKept: 24 months", `resultsKept: "${crew}"`);
    const features = changed("features.yaml", "{speedup} faster", "{crew.results-kept} faster");
    return told({ "plans.yaml": plans, "features.yaml": features });
  };

  it("is quoted as it is read", () => {
    expect(quote("24 months", "{solo.results-kept}")).toEqual([]);
  });

  it("may not lead back to itself", () => {
    const line = lineOf("features.yaml", "  title: Done {speedup} faster");
    expect(quote("{crew.results-kept}", "{solo.results-kept}")).toContainEqual(
      `data/features.yaml:${line}:10  fasterResults.title: {crew.results-kept} quotes {crew.results-kept}, and that leads back to it; write its own words in its place`,
    );
  });
});

describe("words in square brackets", () => {
  it.each([
    ["contact.yaml", "success: It is here. You", "It is here, [firstName]. You", 24, "[firstName]"],
    ["plans.yaml", "withinPlan: nothing", "none of [minutes] and", 23, "[minutes]"],
    ["faq.yaml", "lead: Yours is", "Dear [First name], yours is", 12, "[First name]"],
    ["faq.yaml", "- With one message.", "You can on [plan].", 20, "[plan]"],
  ] as const)("are told in %s, where nothing fills them in: %s", (...row) => {
    const [name, from, words, column, written] = row;
    const key = from.slice(0, from.indexOf(" ") + 1);
    const problem = `data/${name}:${lineOf(name, from)}:${column}: nothing fills in ${written} here, and visitors would see it; write the words themselves`;
    const lines = told({ [name]: changed(name, from, `${key}${words}`) });
    expect(lines.map((line) => line.replace(/ {2}.*?(?=: nothing)/, ""))).toEqual([problem]);
  });

  it.each([
    ["lead: Yours is", "lead: Within [runs] it is", 14, "{runs}"],
    ["- With one message.", "- You can for [solo.annual].", 21, "{solo.annual}"],
  ])("are told where a figure needs braces: %s", (from, to, column, figure) => {
    const line = lineOf("faq.yaml", from);
    expect(told({ "faq.yaml": changed("faq.yaml", from, to) })).toEqual([
      expect.stringMatching(
        new RegExp(
          `^data/faq\\.yaml:${line}:${column} .*: a figure is written in braces; write "${figure}"$`,
        ),
      ),
    ]);
  });

  it("are told so beside a blank too", () => {
    const text = changed(
      "plans.yaml",
      "ask: Write about [plan]",
      "ask: Write about [plan], [speedup]",
    );
    expect(told({ "plans.yaml": text })).toEqual([
      expect.stringMatching(/: a figure is written in braces; write "\{speedup\}"$/),
    ]);
  });

  it("a doubled bracket around a blank is told, of which one would stay", () => {
    const doubled = changed(
      "plans.yaml",
      "about: some [minutes] min",
      "about: some [[minutes]] min",
    );
    expect(told({ "plans.yaml": doubled }).join("\n")).toContain(
      "the site fills in [minutes] only; [[minutes] would stay as it is",
    );
  });

  it("may be a line's own, and those of a link", () => {
    const own = changed("faq.yaml", "lead: Yours is", "lead: Yours [really] is");
    expect(told({ "faq.yaml": own })).toEqual([]);
    const link = changed("faq.yaml", "- With one message.", "- You can on any [plan](/pricing).");
    expect(told({ "faq.yaml": link })).toEqual([]);
  });
});

describe("a figure that a text decorates once more", () => {
  const lead = (words: string) =>
    told({ "faq.yaml": changed("faq.yaml", "lead: Yours is not here? Ask us.", `lead: ${words}`) });
  it.each([
    ["From $" + "{solo.annual} on", 12, '{solo.annual} brings its own "$"; remove this one'],
    ["Up to {speedup}x faster", 22, '{speedup} brings its own "x"; remove this one'],
    ["All {teams}+ teams", 18, '{teams} brings its own "+"; remove this one'],
    [
      "For {crew.results-kept} months",
      31,
      '{crew.results-kept} brings its own "months"; remove this one',
    ],
  ])("is told where it does: %s", (words, column, message) => {
    expect(lead(words)).toEqual([
      `data/faq.yaml:${lineOf("faq.yaml", "lead: Yours")}:${column}  lead: ${message}`,
    ]);
  });

  it.each([
    "In $ it is {solo.annual}, {speedup} faster",
    "{solo.minutes}+ a month",
    "{speedup}, x times",
  ])("may have its own signs around it: %s", (words) => {
    expect(lead(JSON.stringify(words))).toEqual([]);
  });
});

describe("a long word", () => {
  const heading = (words: string) =>
    told({
      "faq.yaml": changed("faq.yaml", "title: Asked before the first run", `title: ${words}`),
    }).map((line) => line.replace(/^data\/faq\.yaml:\d+:/, ""));

  it("is told where no line of a phone holds it, by its place", () => {
    expect(heading("Our Kraftfahrzeughaftpflichtversicherung")).toEqual([
      '12  title: "Kraftfahrzeughaftpflichtversicherung" has 36 letters, and a line on a phone holds 20 here; use shorter words, or put a hyphen into it',
    ]);
    const answer = EXAMPLE["faq.yaml"].replace(
      "    answer:\n",
      "    answer:\n      - See **Kraftfahrzeughaftpflicht-Versicherungen**.\n      - Or kraftfahrzeughaftpflichtversicherungen.\n",
    );
    expect(told({ "faq.yaml": answer })).toEqual([
      expect.stringMatching(
        / "kraftfahrzeughaftpflichtversicherungen\." has 39 letters, and a line on a phone holds 32 here/,
      ),
    ]);
  });

  it.each([
    "Kraftfahrzeug-haftpflicht-versicherung",
    "Kraftfahrzeug\u00ADhaftpflicht\u00ADversicherung",
    "Twenty letters in Kraftfahrzeugpflicht",
    "So {speedup} per/slash/slash/slash/slash",
  ])("may be divided, or just fit: %s", (words) => {
    expect(heading(words)).toEqual([]);
  });
});
