import path from "node:path";

/** The cache that is preserved between builds, including builds on Netlify (host/netlify-adapter.ts). */
export const BUILD_CACHE = ".build-cache";

/** Encoded pictures, each named after a hash of its inputs (build/picture-cache.ts). */
export const PICTURE_CACHE = path.join(BUILD_CACHE, "pictures");

/** Cached share images, which social networks show in link previews (discovery/share-pictures/). */
export const SHARE_CACHE = path.join(BUILD_CACHE, "share");

/** The lock file that a command holds while it uses the project folder (build/lock.ts). */
export const BUILD_LOCK = ".build-lock";

/**
 * Gatsby's output folders, which our commands delete before each build and before they start the development
 * server.
 */
export const GATSBY_FOLDERS = [".cache", "public"];

/** The generated types of the page queries, which each build writes (gatsby-config.ts). */
export const QUERY_TYPES = "src/gatsby-types.d.ts";
