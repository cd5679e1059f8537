import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

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
 */
export function hydrate(page: ReactNode, container: Element): void {
  const hydrated = new AbortController();
  for (const type of INPUTS) {
    addEventListener(type, (event) => event.stopPropagation(), {
      capture: true,
      signal: hydrated.signal,
    });
  }
  startTransition(() => {
    hydrateRoot(container, <Noticed onHydrated={() => hydrated.abort()}>{page}</Noticed>);
  });
}

interface NoticedProps {
  /** Called once all effects inside have run. */
  onHydrated: () => void;
  children: ReactNode;
}

function Noticed({ onHydrated, children }: NoticedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is hydrated once.
  useEffect(onHydrated, []);
  return children;
}
