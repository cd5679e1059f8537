export { createPages } from "./src/build/create-pages";
export { createResolvers, createSchemaCustomization } from "./src/build/schema";
export { onPreBootstrap } from "./src/build/stop-on-mistakes";
export { onPreInit } from "./src/build/stop-on-settings";
export { onCreateWebpackConfig } from "./src/build/webpack";
export { onPostBuild } from "./src/build/write-text-files";
