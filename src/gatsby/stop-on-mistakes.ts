import type { GatsbyNode } from "gatsby";
import { checkContent } from "../content/check/check-content";
import { formatProblem } from "../content/check/problems";
import { pictureFaults } from "../content/pictures";
import { copyStaticFilesOurselves, followContent, IS_DEVELOPING } from "./content-in-development";
import { answerWhileStarting } from "./development-server";

/** The part of what Gatsby was started with that is read here. */
interface Program {
  directory: string;
  host: string;
  port: number;
}

/**
 * Stops a build whose content has mistakes, with the same lines as `npm run check:content`. The
 * development server shows them and goes on when they are put right.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const { directory, host, port }: Program = store.getState().program;
  if (IS_DEVELOPING) {
    // Gatsby would run a page's query once somebody asks for the page, and where its answer is the same
    // as before, keep them waiting for five seconds. All queries take less than one.
    delete process.env.GATSBY_QUERY_ON_DEMAND;
    answerWhileStarting(host, port);
    copyStaticFilesOurselves();
    await followContent(directory, reporter);
    return;
  }
  const problems = checkContent(directory, await pictureFaults(directory));
  if (problems.length === 0) return;
  const lines = problems.map((problem) => formatProblem(problem));
  reporter.panic(`Content with mistakes can't be shown. Put these right:\n\n${lines.join("\n")}\n`);
};
