import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { currentAnnouncement } from "../content/announcement";
import { ROUTES } from "../routes";
import { IS_DEVELOPING } from "./content-in-development";

export const createPages: GatsbyNode["createPages"] = ({ actions, getNodesByType }) => {
  // Gatsby inlines GATSBY_ANNOUNCEMENT into the scripts, so that builds without an announcement omit the code
  // for showing one (layout/Layout.tsx). The development server keeps the code, because an announcement can
  // be added at any time.
  const [site] = getNodesByType("SiteYaml") as { announcement?: { lastDay: string } }[];
  const isShown = IS_DEVELOPING || currentAnnouncement(site?.announcement, new Date());
  process.env.GATSBY_ANNOUNCEMENT = isShown ? "shown" : "";
  for (const { path: page, matchPath, template } of ROUTES) {
    actions.createPage({
      path: page,
      ...(matchPath && { matchPath }),
      component: path.resolve("src", "templates", `${template}.tsx`),
      context: {},
    });
  }
};
