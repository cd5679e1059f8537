export { onPreInit } from "./src/gatsby/before-build";
export { createPages } from "./src/gatsby/create-pages";
export { createResolvers, createSchemaCustomization } from "./src/gatsby/schema";
export { onPreBootstrap } from "./src/gatsby/stop-on-mistakes";
export { onPostBuild } from "./src/host/write-files";
export { onCreateWebpackConfig } from "./src/speed/webpack";
