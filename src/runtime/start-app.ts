import { normalizeUrl } from "./normalize-url";

declare global {
  interface Window {
    ___chunkMapping: Record<string, string[]>;
  }
}

/** The build hash: https://webpack.js.org/api/module-variables/#__webpack_hash__-webpack-specific */
declare const __webpack_hash__: string;

// Gatsby normally sets these variables in inline scripts, which would need hashes in the Content Security
// Policy. Pages use the build hash to detect that a new version of the site has been deployed. The chunk
// mapping is only used for prefetching, so it can be empty.
window.___webpackCompilationHash = __webpack_hash__;
window.___chunkMapping = {};

/**
 * React and Gatsby start in separate tasks, since together they would block a slow phone for too long. The
 * webpack mode "eager" prevents new chunks.
 */
async function start(): Promise<void> {
  normalizeUrl(window.pagePath);
  // Add this listener before Gatsby adds its own, so that Gatsby's router reads the normalized URL.
  addEventListener("popstate", () => normalizeUrl());
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  await import(/* webpackMode: "eager" */ "gatsby-app");
}

/** Resolves in the next task. Uses a message channel because browsers throttle timers in background tabs. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = done;
    port2.postMessage(undefined);
  });
}

void start();
