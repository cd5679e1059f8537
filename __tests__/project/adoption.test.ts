import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { checkContent } from "../../src/content/check/check-content";
import { formatProblem } from "../../src/content/check/problems";

it("the second company's content, with which the adoption test builds the site, has no mistake", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "paralane-adoption-"));
  try {
    cpSync(path.resolve(__dirname, "../adoption"), folder, { recursive: true });
    expect(checkContent(folder).map((problem) => formatProblem(problem))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
