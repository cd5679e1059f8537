import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { ROUTES } from "../routes";

/**
 * Creates the pages of the route table, and while developing the styleguide, where Gatsby's own pages for
 * developers are: every other address is Home's.
 */
export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  for (const { path: address, matchPath, template } of ROUTES) {
    actions.createPage({
      path: address,
      ...(matchPath && { matchPath }),
      component: path.resolve("src", "templates", `${template}.tsx`),
      context: {},
    });
  }
  if (process.env.NODE_ENV === "development") {
    const component = path.resolve("src", "styleguide", "Styleguide.tsx");
    actions.createPage({ path: "/___styleguide", component, context: {} });
  }
};
