import { changed, EXAMPLE, lineOf, told } from "../support/content-sample";

describe("beside what a page adds itself", () => {
  it.each(["© 2026 Millrace BV", "Copyright © Millrace BV", "2026 Millrace BV", "(c) 2026 Us"])(
    "a copyright line begins with its words: %s",
    (words) => {
      const from = "copyright: Millrace BV, Rotterdam";
      expect(told({ "site.yaml": changed("site.yaml", from, `copyright: ${words}`) })).toEqual([
        expect.stringMatching(
          /^data\/site\.yaml:\d+:14 {2}shell\.copyright: the page adds "©" and the year itself; write the words behind them/,
        ),
      ]);
    },
  );

  it("the finder's answer stays open, and a duration has no full stop", () => {
    const result = changed(
      "plans.yaml",
      'result: "[plan] it is, at [price] a month"',
      'result: "[plan] costs [price] per month."',
    );
    expect(told({ "plans.yaml": result })).toEqual([
      expect.stringMatching(/ finder\.result: this text needs .* no full stop: the page goes on/),
    ]);
    const duration = EXAMPLE["case-studies.yaml"].replace(
      "duration: four weeks",
      "duration: four weeks.",
    );
    expect(told({ "case-studies.yaml": duration })).toEqual([
      expect.stringMatching(
        / duration: the page makes a sentence of this; leave out the full stop/,
      ),
    ]);
  });

  it("a customer's sentence has no quotation marks around it", () => {
    const said = (words: string) =>
      told({
        "case-studies.yaml": EXAMPLE["case-studies.yaml"].replace(
          "text: We slept through Christmas, all of us.",
          `text: ${words}`,
        ),
      });
    for (const words of [`'"All of it."'`, '"“All of it.”"']) {
      expect(said(words)).toEqual([
        expect.stringContaining("the page adds the quotation marks itself; remove these"),
      ]);
    }
    expect(said('"“All” of “it”"')).toEqual([]);
  });
});

describe("a time that is drawn", () => {
  const timeOf = (duration: string, time = "9 min 41 s") =>
    told({
      "features.yaml": changed(
        "features.yaml",
        '    - label: On six lanes\n      duration: "{time}"',
        `    - label: On six lanes\n      duration: "${duration}"`,
      ),
      "stats.yaml": changed("stats.yaml", "value: 5 min", `value: ${time}`),
    });

  it.each(["9 min 41 s", "2 h 25 min", "145 min", "30 s", "9\u00A0min", "{time}"])(
    "may be %s",
    (duration) => {
      expect(timeOf(duration)).toEqual([]);
    },
  );

  it.each(["9 minutes", "9.68 min", "about 9 min", "41 s 9 min", "0 min"])(
    "may not be %s",
    (duration) => {
      expect(timeOf(duration)).toEqual([
        expect.stringMatching(
          / duration: a time has hours, minutes and seconds in figures, like 2 h/,
        ),
      ]);
    },
  );

  it("may not be a figure that says none", () => {
    expect(timeOf("{time}", "9 minutes")).toContainEqual(
      `data/features.yaml:${lineOf("features.yaml", "    - label: On six lanes") + 1}:17  fasterResults.bars › On six lanes › duration: the drawing needs a time like 2 h 25 min or 9 min 41 s; this is "9 minutes"`,
    );
  });
});

describe("a picture's alternative text", () => {
  const toldOf = (alt: string) =>
    told({
      "case-studies.yaml": EXAMPLE["case-studies.yaml"].replace(
        /alt: "Harbor at dusk.*"/,
        `alt: ${alt}`,
      ),
    });

  it.each([
    '""',
    "harbour-dusk.png",
    "IMG_4711.heic",
    "harbour-dusk",
    "DSC00012",
    "Image",
    "A picture.",
    "OUR PHOTOS",
    "alt text",
    "Screen Shot 2026-01-01 at 1.02.03 PM",
    "n/a",
    "Picture of",
    "…",
    '"2"',
  ])("may not be %s", (alt) => {
    expect(toldOf(alt)).toEqual([
      expect.stringMatching(
        /^data\/case-studies\.yaml:\d+:12 .*say in words what the picture shows/,
      ),
    ]);
  });

  it.each([
    "Harbour",
    "港の夜明け",
    "Screenshot of a run",
    "Test lanes at night",
    "Charts of 2026",
    "Drag-and-drop",
    "IMG 2, our second building",
  ])("may be short: %s", (alt) => {
    expect(toldOf(alt)).toEqual([]);
  });
});
