import { type ReactNode, startTransition, useEffect, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { keepPage } from "./keep-page";
import { tolerateForeignMoves } from "./tolerant-dom";

/**
 * What a click, a tap, a key or a touch that becomes a scroll is made of. On each of these React would
 * hydrate in one go all that is left: they are its own list (discreteReplayableEvents in react-dom).
 */
export const INPUTS = (
  "mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown " +
  "pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input " +
  "textInput copy cut paste click change contextmenu reset"
).split(" ");

/**
 * Has React take over the page that the build has drawn: as a transition, which it does in slices
 * of a few milliseconds, and hearing of no input meanwhile, so that none waits for all of it at
 * once. Until then the browser itself answers, as before React came: links, the menu and the
 * questions are its own, a form's submit is remembered (contact/early-submit.ts), and what was typed
 * or moved is read from the fields afterwards.
 *
 * Whatever happens to React, the page stays, with what was typed (keep-page.ts): if it
 * finds another page than the build's and draws its own, if it fails and draws the page once more,
 * and if it can't.
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
    // Gatsby's router follows the address from here on (start-when-idle.ts).
    window.onpopstate = null;
  };
  const draw = (time: number) => (
    <Noticed key={time} onDrawn={kept.putBack} onReady={onReady}>
      {page}
    </Noticed>
  );
  startTransition(() => {
    const root = hydrateRoot(container, draw(0), {
      onUncaughtError(error) {
        reportError(error);
        // Not within React's own work, which has just taken the page out of the document.
        queueMicrotask(() => {
          const time = kept.countFailure();
          if (time) flushSync(() => root.render(draw(time)));
          else {
            hydrated.abort();
            kept.giveUp();
          }
        });
      },
    });
  });
}

interface NoticedProps {
  /** Called once all inside is in the document, and before any of its other effects. */
  onDrawn: () => void;
  /** Called once all effects inside have run. */
  onReady: () => void;
  children: ReactNode;
}

function Noticed({ onDrawn, onReady, children }: NoticedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is drawn once.
  useLayoutEffect(onDrawn, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: likewise.
  useEffect(onReady, []);
  return children;
}
