import { normalizeAddress } from "./normalize-address";

declare global {
  interface Window {
    ___chunkMapping: Record<string, string[]>;
  }
}

/** The build's hash: https://webpack.js.org/api/module-variables/#__webpack_hash__-webpack-specific */
declare const __webpack_hash__: string;

// Gatsby sets these in inline scripts, each of which would need a hash in the policy. The build's hash tells an
// open page that the site has changed. The list of all pages' files is only for prefetching.
window.___webpackCompilationHash = __webpack_hash__;
window.___chunkMapping = {};

/**
 * The entry of Gatsby's bundle (gatsby/webpack.ts). It runs React and Gatsby in separate tasks, since together
 * they would block a slow phone for too long. "eager" keeps both in their current chunks.
 */
async function start(): Promise<void> {
  normalizeAddress(window.pagePath);
  // Before Gatsby's router, which listens to the same event, reads the address.
  addEventListener("popstate", () => normalizeAddress());
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  await import(/* webpackMode: "eager" */ "gatsby-app");
}

/** Resolves in the next task. Uses a message, since browsers throttle timers in background tabs. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = done;
    port2.postMessage(undefined);
  });
}

void start();
