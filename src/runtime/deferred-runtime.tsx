import type { ReactNode } from "react";
import { RUNTIME_ATTRIBUTE } from "./names";

/** The scripts that start Gatsby, in order. gatsby/webpack.ts gets them from the finished bundle. */
export type BrowserScripts = readonly { src: string; integrity: string }[];

/**
 * Renders a template with the runtime's scripts at the end of the page's body. The browser doesn't fetch or
 * run the scripts until a small inline script (start-when-idle.ts) replaces the template with its content.
 * The page's path is in an attribute of the template, because an inline script with the path would have a
 * different hash on every page.
 *
 * Each script tag has an integrity hash. If a cache or proxy has modified a script, the browser doesn't run
 * it, and the page works as it does without JavaScript.
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
