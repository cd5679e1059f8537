import path from "node:path";

/** The cache that builds share. Netlify also preserves it between builds (host/netlify-adapter.ts). */
export const BUILD_CACHE = ".build-cache";

/** Encoded pictures, named by a hash of their inputs (build/picture-cache.ts). */
export const PICTURE_CACHE = path.join(BUILD_CACHE, "pictures");

/** Cached pictures for link previews on social networks (discovery/share-pictures/). */
export const SHARE_CACHE = path.join(BUILD_CACHE, "share");

/** The lock file that a command holds while it uses the project folder (build/lock.ts). */
export const BUILD_LOCK = ".build-lock";

/** Gatsby's output. Our commands delete it before each build and before they start the development server. */
export const GATSBY_FOLDERS = [".cache", "public"];

/** The generated types of the page queries. Each build writes them (gatsby-config.ts). */
export const QUERY_TYPES = "src/gatsby-types.d.ts";
