import { type ReactNode, startTransition, useEffect, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { keepPage } from "./keep-page";
import { tolerateForeignMoves } from "./tolerant-dom";

/**
 * The events that would make React hydrate the rest of the page synchronously. The list matches
 * discreteReplayableEvents in react-dom.
 */
export const INPUTS = (
  "mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown " +
  "pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input " +
  "textInput copy cut paste click change contextmenu reset"
).split(" ");

/**
 * Hydrates the prerendered page in a transition, which React splits into slices of a few milliseconds. During
 * hydration, input events are hidden from React, since any of them would make React hydrate the rest of the
 * page synchronously. Until hydration is done, the browser handles input itself: links, the menu and the FAQ
 * work natively. Form submits before hydration are recorded (contact/early-submit.ts), and the form reads its
 * field values after hydration.
 *
 * The page and the visitor's text survive any React failure, including hydration mismatches, errors after
 * which React re-renders, and errors that stop React (keep-page.ts).
 */
export function hydrate(page: ReactNode, container: Element): void {
  const hydrated = new AbortController();
  for (const type of INPUTS) {
    addEventListener(type, (event) => event.stopPropagation(), {
      capture: true,
      signal: hydrated.signal,
    });
  }
  tolerateForeignMoves();
  const kept = keepPage(container);
  const onReady = () => {
    hydrated.abort();
    // From now on, Gatsby's router handles history navigation instead of start-when-idle.ts.
    window.onpopstate = null;
  };
  const render = (attempt: number) => (
    <WithCallbacks key={attempt} onRendered={kept.restore} onReady={onReady}>
      {page}
    </WithCallbacks>
  );
  startTransition(() => {
    const root = hydrateRoot(container, render(0), {
      onUncaughtError(error) {
        reportError(error);
        // Handle the failure in a microtask, because React is still unmounting the page.
        queueMicrotask(() => {
          const attempt = kept.countFailure();
          if (attempt) flushSync(() => root.render(render(attempt)));
          else {
            hydrated.abort();
            kept.giveUp();
          }
        });
      },
    });
  });
}

interface WithCallbacksProps {
  /** Called once all children are in the document, but before their passive effects run. */
  onRendered: () => void;
  /** Called after all children's effects have run. */
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
