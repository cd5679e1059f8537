import type { ReactNode } from "react";
import { RUNTIME_ATTRIBUTE } from "./names";

/** The scripts that start Gatsby, in order. gatsby/webpack.ts gets them from the finished bundle. */
export type BrowserScripts = readonly { src: string; integrity: string }[];

/**
 * The browser doesn't fetch the scripts until start-when-idle.ts replaces the template with its content. The
 * path is an attribute, because an inline script with it would have another hash on every page. If a cache or
 * proxy has modified a script, its integrity hash makes the page work without JavaScript.
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
