import { normalizeAddress } from "./normalize-address";

declare global {
  interface Window {
    ___chunkMapping: Record<string, string[]>;
  }
}

/** The build's own hash: https://webpack.js.org/api/module-variables/#__webpack_hash__-webpack-specific */
declare const __webpack_hash__: string;

// What Gatsby says in inline scripts, each of which would need a hash in the policy: the build, by which an
// open page knows that the site has changed, and a list of all pages' files, by which it would prefetch.
window.___webpackCompilationHash = __webpack_hash__;
window.___chunkMapping = {};

/**
 * The entry of Gatsby's bundle (gatsby/webpack.ts): React first and Gatsby in a task after it, which
 * together would keep a slow phone from answering for 80 ms. "eager" keeps both in the files that
 * they are in.
 */
async function start(): Promise<void> {
  normalizeAddress(window.pagePath);
  // Before Gatsby's router, which listens to the same event, reads the address.
  addEventListener("popstate", () => normalizeAddress());
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  await import(/* webpackMode: "eager" */ "gatsby-app");
}

/** A message, since timers wait for seconds in a tab in the background. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = done;
    port2.postMessage(undefined);
  });
}

void start();
