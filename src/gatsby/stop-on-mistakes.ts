import type { GatsbyNode } from "gatsby";
import { checkContent } from "../content/check/check-content";
import { formatProblem } from "../content/check/problems";
import { pictureFaults } from "../content/pictures";
import { copyStaticFilesOurselves, followContent, IS_DEVELOPING } from "./content-in-development";
import { serveWhileStarting } from "./development-server";

/** The development server instead shows the mistakes and waits until they are fixed. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const { directory, host, port } = store.getState().program;
  if (IS_DEVELOPING) {
    // With GATSBY_QUERY_ON_DEMAND, Gatsby runs a page's query only when the page is requested, and delays the
    // page by five seconds if the result hasn't changed. Running all queries at once takes less than a
    // second.
    delete process.env.GATSBY_QUERY_ON_DEMAND;
    serveWhileStarting(host, port);
    copyStaticFilesOurselves();
    await followContent(directory, reporter);
    return;
  }
  const problems = checkContent(directory, await pictureFaults(directory));
  if (problems.length === 0) return;
  const lines = problems.map((problem) => formatProblem(problem));
  reporter.panic(
    `The content has mistakes. Correct them, then build again:\n\n${lines.join("\n")}\n`,
  );
};
