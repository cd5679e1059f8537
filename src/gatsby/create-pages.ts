import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { currentAnnouncement } from "../content/announcement";
import { buildTime } from "../host/build-time";
import { ROUTES } from "../routes";
import { IS_DEVELOPING } from "./content-in-development";

/** Creates the pages of the route table. */
export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType }) => {
  // Gatsby makes it a constant of the scripts, in which a site without an announcement has none of its part
  // (layout/Layout.tsx). While developing there may be one at any time.
  const [site] = getNodesByType("SiteYaml") as { announcement?: { lastDay: string } }[];
  const isShown = IS_DEVELOPING || currentAnnouncement(site?.announcement, buildTime(process.env));
  process.env.GATSBY_ANNOUNCEMENT = isShown ? "shown" : "";
  for (const { path: address, matchPath, template } of ROUTES) {
    actions.createPage({
      path: address,
      ...(matchPath && { matchPath }),
      component: path.resolve("src", "templates", `${template}.tsx`),
      context: {},
    });
  }
};
