import type { AdapterInit, IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";

type RoutesManifest = Parameters<IAdapter["adapt"]>[0]["routesManifest"];

/**
 * Gatsby's Netlify adapter without its catch-all. Home's `matchPath` ("/*") would become the rule
 * `/* /index.html 200`: every missing file, a script of an older deploy among them, would then be
 * answered with HTML and status 200, which a CDN may keep. Unknown paths get `404.html` (Home)
 * with status 404 instead, so a page's files stay where they are.
 */
export const netlifyAdapter: AdapterInit = () => {
  const adapter = createNetlifyAdapter();
  return {
    ...adapter,
    adapt: (args) =>
      adapter.adapt({ ...args, routesManifest: withoutCatchAll(args.routesManifest) }),
  };
};

/** Gives every file of a catch-all route its own path: `/*` becomes `/`. */
export function withoutCatchAll(routes: RoutesManifest): RoutesManifest {
  return routes.map((route) =>
    route.type === "static" && route.path.includes("*")
      ? { ...route, path: route.filePath.replace(/^public/, "").replace(/\/index\.html$/, "/") }
      : route,
  );
}
