import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { currentAnnouncement } from "../content/announcement";
import { ROUTES } from "../routes";
import { IS_DEVELOPING } from "./content-in-development";

export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType, reporter }) => {
  // Gatsby inlines GATSBY_ANNOUNCEMENT into the scripts, so that builds without an announcement omit the code
  // for showing one (layout/Layout.tsx). The development server keeps the code, because an announcement can
  // be added at any time.
  const [site] = getNodesByType("SiteYaml") as { announcement?: { lastDay: string } }[];
  const isShown = IS_DEVELOPING || currentAnnouncement(site?.announcement, new Date());
  process.env.GATSBY_ANNOUNCEMENT = isShown ? "shown" : "";
  for (const { path: page, matchPath, template } of ROUTES) {
    const file = path.join("src", "templates", `${template}.tsx`);
    const missing = missingIn(existsSync(file) ? readFileSync(file, "utf8") : undefined);
    if (missing !== undefined) {
      reporter.panicOnBuild(
        `Can't create the page ${page}: ${file} ${missing}. See docs/adding.md for what a page needs.`,
      );
      continue;
    }
    actions.createPage({
      path: page,
      ...(matchPath && { matchPath }),
      component: path.resolve(file),
      context: {},
    });
  }
};

/** Without this check, rendering the page would fail with a React error. */
export function missingIn(template: string | undefined): string | undefined {
  if (template === undefined) return "doesn't exist";
  if (!/^export default /m.test(template)) return "has no default export";
  return /graphql`\s*query \w[^`]*\bcontent \{[^`]*\bsite \{[^`]*\.\.\.SiteShell\b/.test(template)
    ? undefined
    : "has no page query: add export const query, with content { site { ...SiteShell } }";
}
