import type { ReactNode } from "react";
import { RUNTIME_ATTRIBUTE } from "./names";

/** The scripts that start Gatsby, in order. gatsby/webpack.ts reads them from the finished bundle. */
export type BrowserScripts = readonly { src: string; integrity: string }[];

/**
 * Renders the end of a page's body: a template with the runtime's scripts. The browser fetches and runs them
 * only after a small inline script unwraps the template (start-when-idle.ts). The template's attribute has the
 * page's path. Gatsby uses an inline script for that, but its hash would differ on every page.
 *
 * Each script has the hash of its file. If a cache or proxy changed a file, it doesn't run, and the page
 * still works as it does without scripts.
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
