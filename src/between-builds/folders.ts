import path from "node:path";

/**
 * What builds keep from one to the next, beside Gatsby's own `.cache`: it outlives `gatsby clean`, and
 * the host keeps it (host/netlify-adapter.ts).
 */
export const BUILD_CACHE = ".build-cache";

/**
 * Names the process that is at work in the folder (between-builds/lock.ts). Not in what the host keeps,
 * which would bring an ended build's in the place of the one that has just begun.
 */
export const BUILD_LOCK = ".build-lock";

/** The encoded pictures (between-builds/picture-cache.ts). */
export const PICTURE_CACHE = path.join(BUILD_CACHE, "pictures");

/** The pictures that social networks show (discovery/share-pictures/). */
export const SHARE_CACHE = path.join(BUILD_CACHE, "share");

/** The source maps of the last build's scripts, which `npm run analyze` reads. */
export const SOURCE_MAPS = path.join(BUILD_CACHE, "maps");

/** webpack's own cache: with Parcel's all of Gatsby's cache that a build may take over. */
export const WEBPACK_CACHE = path.join(".cache", "webpack");

/** The cache of what Gatsby compiles gatsby-config.ts and gatsby-node.ts with. */
export const PARCEL_CACHE = path.join(".cache", ".parcel-cache");

/** The types of the pages' queries, which each build writes (gatsby-config.ts). */
export const QUERY_TYPES = "src/gatsby-types.d.ts";

/** What the host keeps between builds. */
export const KEPT_FOLDERS = [BUILD_CACHE, WEBPACK_CACHE] as const;
