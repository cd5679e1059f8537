import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { currentAnnouncement } from "../content/announcement";
import { buildTime } from "../host/build-time";
import { ROUTES } from "../routes";
import { IS_DEVELOPING } from "./content-in-development";

/** Creates the pages of the route table; a build stops at one whose template can't show it. */
export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType, reporter }) => {
  // Gatsby makes it a constant of the scripts, in which a site without an announcement has none of its part
  // (layout/Layout.tsx). While developing there may be one at any time.
  const [site] = getNodesByType("SiteYaml") as { announcement?: { lastDay: string } }[];
  const isShown = IS_DEVELOPING || currentAnnouncement(site?.announcement, buildTime(process.env));
  process.env.GATSBY_ANNOUNCEMENT = isShown ? "shown" : "";
  for (const { path: address, matchPath, template } of ROUTES) {
    const file = path.join("src", "templates", `${template}.tsx`);
    const missing = missingIn(existsSync(file) ? readFileSync(file, "utf8") : undefined);
    if (missing !== undefined) {
      reporter.panicOnBuild(
        `The page ${address} can't be shown: ${file} ${missing}. What a page takes is in docs/adding.md.`,
      );
      continue;
    }
    actions.createPage({
      path: address,
      ...(matchPath && { matchPath }),
      component: path.resolve(file),
      context: {},
    });
  }
};

/**
 * What the text of a template lacks, without which its page would fail once it is drawn, in React's words.
 *
 * @param template undefined if there is no such file
 */
export function missingIn(template: string | undefined): string | undefined {
  if (template === undefined) return "isn't there";
  if (!/^export default /m.test(template)) return "exports no component as its default";
  return /graphql`\s*query \w[^`]*\bcontent \{[^`]*\bsite \{[^`]*\.\.\.SiteShell\b/.test(template)
    ? undefined
    : "has no query of the page's words: export const query, with content { site { ...SiteShell } }";
}
