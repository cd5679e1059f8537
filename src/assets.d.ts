/** CSS modules, as Gatsby exports them: one named export a class, in camel case. */
declare module "*.module.css" {
  const classes: { readonly [className: string]: string };
  export = classes;
}

declare module "*.css";

/** A file of data/ whose words load with a part of a page, through Gatsby's own rule for YAML. */
declare module "*/data/race.yaml" {
  const words: import("zod").infer<typeof import("./content/model/race").race>;
  export default words;
}

/** Files that webpack hashes and serves: the import is the address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}

/** Gatsby's own entry of the browser's bundle, under the name that gatsby/webpack.ts gives it. */
declare module "gatsby-app";

/** Locks of the operating system: https://github.com/holepunchto/fs-native-extensions */
declare module "fs-native-extensions" {
  /**
   * Locks a part of an open file for its descriptor's holders alone.
   *
   * @returns whether nobody else holds it
   */
  export function tryLock(descriptor: number, offset: number, length: number): boolean;
}
