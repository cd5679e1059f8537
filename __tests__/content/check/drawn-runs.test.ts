import { changed, told } from "../../support/content-sample";

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
});
