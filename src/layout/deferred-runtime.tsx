import { cloneElement, isValidElement, type ReactNode } from "react";
import { RUNTIME_ID } from "./start-when-idle";

/**
 * What ends a page's body: everything that Gatsby and its plugins put there, that is the runtime's
 * scripts and analytics, in a template, where nothing is fetched and nothing runs before the page's
 * own small script takes it out (start-when-idle.ts).
 */
export function deferRuntime(scripts: readonly ReactNode[]): ReactNode {
  return (
    <template key="runtime" id={RUNTIME_ID}>
      {scripts.map(inPlace)}
    </template>
  );
}

/** React would move an async script out of the template, into the head. */
function inPlace(script: ReactNode): ReactNode {
  return isValidElement<{ async?: boolean }>(script) && script.props.async
    ? cloneElement(script, { async: false })
    : script;
}
