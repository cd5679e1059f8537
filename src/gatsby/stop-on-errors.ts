import type { GatsbyNode } from "gatsby";
import { checkContent } from "../content/check/check-content";
import { formatError } from "../content/check/content-error";
import { findPictureErrors } from "../content/pictures";
import { copyStaticFilesOurselves, followContent, IS_DEVELOPING } from "./content-in-development";
import { serveWhileStarting } from "./development-server";

/** A build calls this before it deletes the last site. */
export async function requireRightContent(root: string): Promise<void> {
  const errors = checkContent(root, await findPictureErrors(root));
  if (errors.length === 0) return;
  const lines = errors.map((error) => formatError(error));
  throw new Error(
    `The content has mistakes. Correct them, then build again:\n\n${lines.join("\n")}\n`,
  );
}

/** The development server shows the errors and waits until they are fixed. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  if (!IS_DEVELOPING) return;
  const { directory, host, port } = store.getState().program;
  // With GATSBY_QUERY_ON_DEMAND, Gatsby runs a page's query only when the page is requested, and delays the
  // page by five seconds if the result hasn't changed. Running all queries at once takes less than a
  // second.
  delete process.env.GATSBY_QUERY_ON_DEMAND;
  serveWhileStarting(host, port);
  copyStaticFilesOurselves();
  await followContent(directory, reporter);
};
