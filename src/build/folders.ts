import path from "node:path";

/** What builds keep from one to the next. The host keeps it too (host/netlify-adapter.ts). */
export const BUILD_CACHE = ".build-cache";

/** The encoded pictures, each by the hash of what it was made of (build/picture-cache.ts). */
export const PICTURE_CACHE = path.join(BUILD_CACHE, "pictures");

/** The pictures that social networks show (discovery/share-pictures/). */
export const SHARE_CACHE = path.join(BUILD_CACHE, "share");

/** Locked by the program that is at work in the project's folder (build/lock.ts). */
export const BUILD_LOCK = ".build-lock";

/** What Gatsby writes. Every build and every development server starts without it. */
export const GATSBY_FOLDERS = [".cache", "public"];

/** The types of the pages' queries, which each build writes (gatsby-config.ts). */
export const QUERY_TYPES = "src/gatsby-types.d.ts";
