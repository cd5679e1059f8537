import { type ReactNode, startTransition, useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { isServedPage } from "./shown-page";
import { continueWithoutReact } from "./stop";
import { tolerateForeignMoves } from "./tolerant-dom";

/** These events would make React hydrate the rest synchronously: react-dom's discreteReplayableEvents. */
export const INPUTS = (
  "mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown " +
  "pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input " +
  "textInput copy cut paste click change contextmenu reset"
).split(" ");

/**
 * React splits a transition into slices of a few milliseconds. Input events are hidden from it meanwhile,
 * since any of them would make React hydrate the rest at once. The browser handles input itself, and the form
 * restores what was typed (contact/form-session.ts). React draws the HTML of another page anew.
 */
export function hydrate(page: ReactNode, container: Element): void {
  const isServed = isServedPage();
  // The URL has changed since the page began to load, so start.ts is reloading the page.
  if (isServed === undefined) return;
  const hydrated = new AbortController();
  for (const type of INPUTS) {
    addEventListener(type, (event) => event.stopPropagation(), {
      capture: true,
      signal: hydrated.signal,
    });
  }
  tolerateForeignMoves();
  let nodes: readonly ChildNode[] = [...container.childNodes];
  const onRendered = () => {
    nodes = [...container.childNodes];
  };
  const onReady = () => {
    hydrated.abort();
    // From now on, Gatsby's router handles history navigation instead of start.ts.
    window.onpopstate = null;
  };
  const whole = (
    <WithCallbacks onRendered={onRendered} onReady={onReady}>
      {page}
    </WithCallbacks>
  );
  const options: RootOptions = {
    onUncaughtError(error) {
      reportError(error);
      hydrated.abort();
      // Continue in a microtask, because React is still removing the page.
      queueMicrotask(() => continueWithoutReact(container, nodes));
    },
  };
  startTransition(() => {
    if (isServed) hydrateRoot(container, whole, options);
    else createRoot(container, options).render(whole);
  });
}

interface WithCallbacksProps {
  onRendered: () => void;
  onReady: () => void;
  children: ReactNode;
}

function WithCallbacks({ onRendered, onReady, children }: WithCallbacksProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page mounts once.
  useLayoutEffect(onRendered, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: same as above.
  useEffect(onReady, []);
  return children;
}
