export { onPostBuild } from "./src/discovery/write-files";
export { onPreInit } from "./src/gatsby/before-build";
export { createPages } from "./src/gatsby/create-pages";
export { onCreateDevServer } from "./src/gatsby/development-server";
export { createResolvers, createSchemaCustomization } from "./src/gatsby/schema";
export { onPreBootstrap } from "./src/gatsby/stop-on-errors";
export { onCreateWebpackConfig } from "./src/gatsby/webpack";
