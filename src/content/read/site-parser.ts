import { createRequire } from "node:module";

const { resolve } = createRequire(__filename);

/** The YAML parser that gatsby-transformer-yaml uses. The site renders the values that it returns. */
export const { load }: { load(text: string): unknown } = createRequire(
  resolve("gatsby-transformer-yaml/package.json"),
)("js-yaml");
