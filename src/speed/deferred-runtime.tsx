import { cloneElement, isValidElement, type ReactNode } from "react";
import { RUNTIME_ATTRIBUTE } from "./start-script";

/** The key of Gatsby's inline script that says which page this is. */
const PAGE_PATH_SCRIPT = "script-loader";

/**
 * What ends a page's body: everything that Gatsby puts there, that is the runtime's scripts, in a
 * template, where nothing is fetched and nothing runs before the page's
 * own small script takes it out (start-when-idle.ts).
 *
 * Gatsby's inline script that says which page this is becomes an attribute: a script of another text
 * on every page would add a hash for each to the policy, which every answer carries.
 *
 * @throws Error if that script isn't among them: it would then stand somewhere else.
 */
export function deferRuntime(scripts: readonly ReactNode[], path: string): ReactNode {
  const kept = scripts.filter((script) => keyOf(script) !== PAGE_PATH_SCRIPT);
  if (kept.length === scripts.length) {
    throw new Error(`${path}: Gatsby writes no script with the key "${PAGE_PATH_SCRIPT}" any more`);
  }
  return (
    <template key="runtime" {...{ [RUNTIME_ATTRIBUTE]: path }}>
      {kept.map(inPlace)}
    </template>
  );
}

/** The key by which Gatsby and its plugins name what they write into a page; null for none. */
export const keyOf = (node: ReactNode) => (isValidElement(node) ? node.key : null);

/** React would move an async script out of the template, into the head. */
function inPlace(script: ReactNode): ReactNode {
  return isValidElement<{ async?: boolean }>(script) && script.props.async
    ? cloneElement(script, { async: false })
    : script;
}
