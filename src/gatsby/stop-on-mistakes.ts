import type { GatsbyNode } from "gatsby";
import { checkContent } from "../content/check/check-content";
import { formatProblem } from "../content/check/problems";
import { pictureFaults } from "../content/pictures";
import { copyStaticFilesOurselves, followContent, IS_DEVELOPING } from "./content-in-development";

/**
 * Stops a build whose content has mistakes, with the same lines as `npm run check:content`. The
 * development server shows them and goes on when they are put right.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const { directory }: { directory: string } = store.getState().program;
  if (IS_DEVELOPING) {
    copyStaticFilesOurselves();
    await followContent(directory, reporter);
    return;
  }
  const problems = checkContent(directory, await pictureFaults(directory));
  if (problems.length === 0) return;
  const lines = problems.map((problem) => formatProblem(problem));
  reporter.panic(`Content with mistakes can't be shown. Put these right:\n\n${lines.join("\n")}\n`);
};
