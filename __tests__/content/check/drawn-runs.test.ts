import { changed, lineOf, told } from "../../support/content-sample";

describe("the lanes of the run board", () => {
  const CHECKOUT = "blocks: [18, 26, 14, 22, 20]";
  const ACCOUNTS = "blocks: [12, 20, 28, 16, 14]";

  it.each([
    [CHECKOUT, 'blocks: [18, 26, 14, 22, "20"]', "checkout › blocks › number 5"],
    [CHECKOUT, "blocks: [180, 26, 14, 22, 20]", "checkout › blocks › number 1"],
    [CHECKOUT, "blocks: 18, 26, 14, 22, 20", "checkout › blocks"],
    [ACCOUNTS, "blocks: [52 28, 16]", "accounts › blocks › number 1"],
  ])("are not reckoned with where one has a mistake of its own: %s as %s", (from, to, place) => {
    const text = changed("home.yaml", from, to);
    expect(told({ "home.yaml": text })).toEqual([
      expect.stringContaining(`  hero.board.lanes › ${place}: `),
    ]);
  });

  it.each([
    ["blocks: [46, 48]", "blocks: [46, 4, 60]", "load", 2],
    [CHECKOUT, "blocks: [18, 26, 14, 22, 30]", "checkout", 3],
  ])("are told once where one alone is too long: %s as %s", (from, to, name, others) => {
    const text = changed("home.yaml", from, to);
    expect(told({ "home.yaml": text })).toEqual([
      `data/home.yaml:${lineOf("home.yaml", from)}:17  hero.board.lanes › ${name} › blocks: ${others} other lanes end more than 60 seconds before this one; make its tests shorter`,
    ]);
  });

  it("are told each where several are too short", () => {
    const short = changed("home.yaml", "[30, 12, 24, 29]", "[30, 12, 24]").replace(
      "[46, 48]",
      "[36, 28]",
    );
    expect(told({ "home.yaml": short })).toEqual([
      expect.stringMatching(
        /› search › blocks: this lane ends \d+ seconds before the longest, .* make its tests longer$/,
      ),
      expect.stringMatching(
        /› load › blocks: this lane ends \d+ seconds before the longest, .* make its tests longer$/,
      ),
    ]);
  });
});
