import type { GatsbyNode } from "gatsby";
import { checkContent, formatProblem } from "./check-content";

/**
 * Stops a build whose content has mistakes, with the same lines as `npm run check:content`. While
 * developing, they are shown and the site goes on with what it has.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter, store }) => {
  const { directory }: { directory: string } = store.getState().program;
  const problems = checkContent(directory);
  if (problems.length === 0) return;
  reporter.panic(
    `Content with mistakes can't be shown. Put these right and save:\n\n${problems
      .map(formatProblem)
      .join("\n")}\n`,
  );
};
