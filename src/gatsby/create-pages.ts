import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { ROUTES } from "../routes";

/** Creates the pages of the route table. */
export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  for (const { path: address, matchPath, template } of ROUTES) {
    actions.createPage({
      path: address,
      ...(matchPath && { matchPath }),
      component: path.resolve("src", "templates", `${template}.tsx`),
      context: {},
    });
  }
};
