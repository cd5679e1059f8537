/**
 * Preloaded into every process of Gatsby's (prepare-gatsby.ts): spares a build what one of its workers
 * waits for. Five seconds of fifteen after an edit, measured in turn; without it all works as well.
 */
const { createRequire } = require("node:module");
const path = require("node:path");

const worker = process.env.GATSBY_WORKER_MODULE_PATH ?? "";

if (worker.endsWith("compile-gatsby-files.js")) leavePackagesOut();

/**
 * Keeps Parcel, which compiles gatsby-config.ts and gatsby-node.ts, from looking at all 80,000 files of
 * the packages before and after: once those have changed, its cache is removed (clean-start.ts).
 *
 * @throws Error if Gatsby's Parcel watches files by another package
 */
function leavePackagesOut() {
  const watcherFile = ["@parcel/cache", "@parcel/fs", "@parcel/watcher"].reduce(
    (file, name) => createRequire(file).resolve(name),
    worker,
  );
  const watcher = require(watcherFile);
  for (const name of ["getEventsSince", "writeSnapshot"]) {
    const look = watcher[name];
    if (typeof look !== "function") throw new Error(`${watcherFile} has no ${name}`);
    watcher[name] = (folder, snapshot, { ignore = [], ...options } = {}) =>
      look(folder, snapshot, {
        ...options,
        ignore: [...ignore, path.join(folder, "node_modules")],
      });
  }
}
