import { settleAddress } from "../resilience/settle-address";

declare global {
  interface Window {
    ___chunkMapping: Record<string, string[]>;
  }
}

// What the pages don't carry (host/finish-pages.ts) and Gatsby's loader looks into.
window.___chunkMapping = {};

/**
 * The entry of Gatsby's bundle (speed/webpack.ts): React first and Gatsby in a task after it, which
 * together would keep a slow phone from answering for 80 ms. "eager" keeps both in the files that
 * they are in.
 */
async function start(): Promise<void> {
  settleAddress(window.pagePath ?? location.pathname);
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
