import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tabIcon } from "../../../tools/pictures/tab-icon";

test("the icon of browsers' tabs is the mark as it is drawn now, in the tokens' colours", () => {
  const file = readFileSync(join(__dirname, "../../../static/favicon.svg"), "utf8");
  expect(file).toBe(tabIcon());
});
