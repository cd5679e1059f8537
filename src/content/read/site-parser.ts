import { createRequire } from "node:module";

const { resolve } = createRequire(__filename);

/** The YAML parser of gatsby-transformer-yaml, which determines what the site shows. */
export const { load }: { load(text: string): unknown } = createRequire(
  resolve("gatsby-transformer-yaml/package.json"),
)("js-yaml");
