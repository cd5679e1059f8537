import { parse } from "yaml";
import { checkContent } from "../../../src/content/check/check-content";
import { withCaseStudies } from "../../../tools/commands/bench-build";
import { EXAMPLE } from "../../support/content-sample";
import { temporaryProject } from "../../support/temporary-project";

test("adds copies of a case study after the originals without causing content mistakes", () => {
  const name = "case-studies.yaml";
  const own = EXAMPLE[name];
  const many = withCaseStudies(own, 200);
  expect(parse(many).caseStudies).toHaveLength(200);
  expect(parse(many).caseStudies[0]).toEqual(parse(own).caseStudies[0]);
  expect(checkContent(temporaryProject({ [name]: many }))).toEqual([]);
});
