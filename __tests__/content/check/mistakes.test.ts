import { readFileSync } from "node:fs";
import path from "node:path";
import {
  type ContentFileName,
  changed,
  EXAMPLE,
  errorLines,
  lineOf,
} from "../../support/content-sample";

/*
 * Each entry of mistakes.txt consists of an excerpt from an example file, the text that replaces the excerpt,
 * and the expected messages. Each message starts with its line number, relative to the excerpt's first line,
 * and its column. A message about another file starts with that file's name, followed by the line number in
 * that file. ⏎ stands for a line break, and ⇥ stands for a tab.
 */

const characters = (written: string) =>
  written
    .replace(/⏎/g, "\n")
    .replace(/⇥/g, "\t")
    .replace(/\\u([0-9A-F]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

const errors: { name: ContentFileName; from: string; to: string; reported: string[] }[] = [];
for (const line of readFileSync(path.join(__dirname, "mistakes.txt"), "utf8").split("\n")) {
  const [, name, from = "", to = ""] = /^([a-z-]+\.yaml) (.*) => (.*)$/.exec(line) ?? [];
  if (line.startsWith("  ")) errors.at(-1)?.reported.push(line.trim());
  else if (name) errors.push({ name: name as ContentFileName, from, to, reported: [] });
}

it.each(errors)("$name: $from as $to", ({ name, from, to, reported }) => {
  const part = characters(from);
  const first = lineOf(name, part);
  const lines = errorLines({ [name]: changed(name, part, characters(to)) }).map((line) => {
    const [, other, row, rest] = /^data\/([a-z-]+\.yaml):(\d+):(.*)$/s.exec(line) ?? [];
    const place = other === name ? Number(row) - first : `${other}:${row}`;
    return `${place}:${rest}`.replace("  ", " ");
  });
  expect(lines).toEqual(reported);
});

test("the example content in __tests__/support/example has no mistakes", () => {
  expect(errorLines({})).toEqual([]);
});

test("all mistakes in a file are reported together if the file can be parsed", () => {
  const text = changed("plans.yaml", "monthly: 25.5", "monthly: $25.5")
    .replace("    name: Crew\n", "    nam: Crew\n")
    .replace("title: Pay for", "title: Pay #1 for");
  expect(
    errorLines({ "plans.yaml": text }).map((line) => line.replace(/^\S+ {2}[^:]*: /, "")),
  ).toEqual([
    'the text ends here because " #" starts a comment; put the whole text in quotes, or move the comment to its own line',
    '"$25.5" isn\'t a valid price; enter a plain number like 1400 or 0.02, without "$", commas or letters',
    '"nam" isn\'t a valid key here; did you mean "name"?',
  ]);
});

describe("figures", () => {
  const quoting = (figure: string, plans = EXAMPLE["plans.yaml"]) =>
    errorLines({
      "plans.yaml": plans,
      "faq.yaml": changed("faq.yaml", "Yours is not here?", `For ${figure}.`),
    });

  it("rejects figures that contain other figures", () => {
    const nested = EXAMPLE["plans.yaml"].replace(
      "resultsKept: a week",
      'resultsKept: "{crew.results-kept}"',
    );
    expect(quoting("{solo.results-kept}", nested)).toContainEqual(
      expect.stringMatching(
        / lead: \{solo\.results-kept\} refers to another figure \("\{crew\.results-kept\}"\)/,
      ),
    );
  });

  it("doesn't report figures as missing if their file has a mistake", () => {
    const misspelled = EXAMPLE["plans.yaml"].replace("resultsKept: a week", "resultKept: a week");
    expect(quoting("{solo.results-kept}", misspelled)).toEqual([
      expect.stringMatching(/"resultKept" isn't a valid key here; did you mean "resultsKept"\?$/),
    ]);
  });
});

describe("a page's title and description in search results", () => {
  const seo = (source: string) => source.replace(/^seo:\n(?: .*\n)+/m, "seo: {}\n");

  it("one page may omit its title and description and use the site's defaults", () => {
    expect(EXAMPLE["home.yaml"]).not.toMatch(/^seo:\n {2}title:/m);
    expect(errorLines({ "home.yaml": seo(EXAMPLE["home.yaml"]) })).toEqual([]);
  });

  it("every other page must have a title and a description", () => {
    const files = Object.fromEntries(
      (["home.yaml", "faq.yaml", "plans.yaml"] as const).map((name) => [name, seo(EXAMPLE[name])]),
    );
    expect(errorLines(files).map((line) => line.replace(/, so both.*/, ""))).toEqual(
      (["faq.yaml", "plans.yaml"] as const).flatMap((name) =>
        ["title", "description"].map(
          (key) =>
            `data/${name}:${lineOf(name, "seo:")}:6  seo: "${key}" is missing both here and in home.yaml`,
        ),
      ),
    );
  });
});

describe("plans", () => {
  const [, solo = "", crew = ""] =
    /( {2}- slug: solo[\s\S]*?)( {2}- slug: crew[\s\S]*?)(?= {2}- slug: fleet)/.exec(
      EXAMPLE["plans.yaml"],
    ) ?? [];

  it.each([
    ["in another order", (text: string) => text.replace(solo + crew, () => crew + solo)],
    ["fewer", (text: string) => text.replace(crew, "").replaceAll("{crew.", "{solo.")],
    [
      "without a price and a size",
      (text: string) =>
        text
          .replace(/ {4}price:\n {6}annual: 1180\n.*\n.*\n.*\n.*: 24\n/, "")
          .replaceAll("{crew.", "{solo."),
    ],
  ])("plans may be %s", (_what, change) => {
    const text = change(EXAMPLE["plans.yaml"]);
    expect(text).not.toBe(EXAMPLE["plans.yaml"]);
    expect(errorLines({ "plans.yaml": text })).toEqual([]);
  });

  it("only one plan with a custom price may say above how many minutes to ask for it", () => {
    const [fleet = ""] = / {2}- slug: fleet[\s\S]*?\n(?=\n)/.exec(EXAMPLE["plans.yaml"]) ?? [];
    const yard = fleet.replace("slug: fleet", "slug: yard").replace("name: Fleet", "name: Yard");
    const textWith = (addition: string) =>
      EXAMPLE["plans.yaml"].replace(fleet, `${fleet}    askAbove: 9\n${yard}${addition}`);
    expect(errorLines({ "plans.yaml": textWith("") })).toEqual([]);
    expect(errorLines({ "plans.yaml": textWith("    askAbove: 9\n") })).toEqual([
      expect.stringMatching(
        /plans › Yard › askAbove: another plan also has "askAbove"; remove "askAbove" from one of them$/,
      ),
    ]);
  });
});

it("explains a file whose line ends are all CR, as old Mac programs write them", () => {
  const text = EXAMPLE["stats.yaml"].replaceAll("\n", "\r");
  expect(errorLines({ "stats.yaml": text })).toEqual([
    `data/stats.yaml:1:${text.indexOf("\r") + 1}  this line break is a CR, NEL, LS or PS character; save the file with line ends LF or CRLF, or replace it with a normal line break`,
  ]);
});
