import { createRequire } from "node:module";

const { resolve } = createRequire(__filename);

/** The YAML parser that gatsby-transformer-yaml uses to read the site's content. */
export const { load }: { load(text: string): unknown } = createRequire(
  resolve("gatsby-transformer-yaml/package.json"),
)("js-yaml");
