import type { ReactNode } from "react";
import { RUNTIME_ATTRIBUTE } from "./names";

/** The scripts that start Gatsby, in their order, as gatsby/webpack.ts reads them from the finished bundle. */
export type BrowserScripts = readonly { src: string; integrity: string }[];

/**
 * Ends a page's body: the runtime's scripts in a template, where nothing is fetched and nothing runs
 * before the page's own small script takes it out (start-when-idle.ts). The page's path, which Gatsby says
 * in an inline script, is an attribute: another script on every page would need a hash for each in the policy.
 *
 * Scripts carry the hash of their file. Where a cache or a service in between has changed a file, it
 * doesn't run, and the page stays what it is without scripts, which is complete.
 */
export function deferredRuntime(path: string, scripts: BrowserScripts): ReactNode {
  return (
    <template key="runtime" {...{ [RUNTIME_ATTRIBUTE]: path }}>
      {scripts.map(({ src, integrity }) => (
        <script key={src} src={src} integrity={integrity} />
      ))}
    </template>
  );
}
