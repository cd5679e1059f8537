import { EXAMPLE, lineOf, told } from "../../support/content-sample";

const FIGURE = "figure: 40,000";
const REFUSED = `data/case-studies.yaml:${lineOf("case-studies.yaml", FIGURE)}:13  caseStudies › Load tested for the one week that makes the year › figure: no result below comes to `;

/** What is told of the first case study with this key figure, where each of its results is this one. */
function toldOf(figure: string, before: string, after: string): string[] {
  const [start = "", study = "", ...others] = EXAMPLE["case-studies.yaml"].split(
    /(?=figure: (?:40,000|300x))/,
  );
  const changed = study
    .replace(FIGURE, () => `figure: "${figure}"`)
    .replace(/before: .*/g, () => `before: "${before}"`)
    .replace(/after: .*/g, () => `after: "${after}"`);
  return told({ "case-studies.yaml": [start, changed, ...others].join("") });
}

describe("a key figure", () => {
  it.each([
    ["15x", "2 h 5 min", "8 min 20 s"],
    ["3x", "500K", "1.5M"],
    ["3x", "500 thousand", "1.5 million"],
    ["17x", "4.1 s", "240 ms"],
    ["17.1x", "4.1 s", "240 ms"],
    ["2x", "1 hour", "30 minutes"],
    ["90x", "1.5 h", "1m"],
    ["300×", "2,000", "600,000"],
    ["300 times", "2,000", "600,000"],
    ["up to 300x", "2,000", "597,400"],
    ["15x faster", "2 h 5 min", "8 min 20 s"],
    ["3x", "500K users", "1.5M users"],
    ["4x", "500 MB", "2,000 MB"],
    ["3x", "$1,200", "$400"],
    ["3x", "6 weeks", "2 weeks"],
    ["40K", "6,000", "40,000"],
    ["0.24 s", "4.1 s", "240 ms"],
    ["twice a day", "once a day", "twice a day"],
  ])("may be %s, from %s to %s", (figure, before, after) => {
    expect(toldOf(figure, before, after)).toEqual([]);
  });

  it.each([
    ["4x", "2 h 5 min", "8 min 20 s"],
    ["333x", "500K", "1.5M"],
    ["58x", "4.1 s", "240 ms"],
    ["18x", "4.1 s", "240 ms"],
    ["250×", "2,000", "600,000"],
    ["3x", "1.1 s", "3.4 s"],
    ["4x", "6 weeks", "2 weeks"],
    ["240 s", "4.1 s", "240 ms"],
    ["40", "6 s", "40 s"],
    ["4x", "0", "0"],
    ["three", "1", "30"],
  ])("may not be %s, from %s to %s", (figure, before, after) => {
    expect(toldOf(figure, before, after)).toEqual([
      `${REFUSED}${figure}; the key figure is one of them`,
    ]);
  });

  it("is not held against a result that has a mistake of its own", () => {
    const after = "after: 40,000";
    const text = EXAMPLE["case-studies.yaml"].replace(after, "after: 40000");
    expect(told({ "case-studies.yaml": text })).toEqual([
      expect.stringMatching(/ › What the figure counts › after: YAML reads 40000 as a number;/),
    ]);
  });

  it.each([
    ["3 weeks", "2 hours"],
    ["4 a year", "1 a week"],
    ["2 days 4 h", "1 day 2 h"],
    ["1,5 s", "200 ms"],
    ["500 MB", "2 GB"],
    ["never", "6,000"],
  ])("is not held against what has units of its own: from %s to %s", (before, after) => {
    expect(toldOf("30x", before, after)).toEqual([]);
  });
});
