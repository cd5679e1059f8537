import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { checkContent } from "../../../src/content/check/check-content";
import { withCaseStudies } from "../../../tools/commands/bench-build";
import { ROOT } from "../../support/content-sample";
import { temporaryProject } from "../../support/temporary-project";

test("the multiplied content has that many case studies, the site's own first, and can be built", () => {
  const name = "case-studies.yaml";
  const own = readFileSync(join(ROOT, "__tests__", "support", "example-content", name), "utf8");
  const many = withCaseStudies(own, 200);
  expect(parse(many).caseStudies).toHaveLength(200);
  expect(parse(many).caseStudies[0]).toEqual(parse(own).caseStudies[0]);
  expect(checkContent(temporaryProject({ [name]: many }))).toEqual([]);
});
