import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * What a click, a tap or a key is made of. On each of these React would hydrate in one go all that
 * is left (isDiscreteEventThatRequiresHydration in react-dom).
 */
const INPUTS = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "click",
  "keydown",
  "keypress",
  "keyup",
  "input",
  "change",
];

/**
 * Has React take over the page that the build has drawn: as a transition, which it does in slices
 * of a few milliseconds, and hearing of no input meanwhile, so that none waits for all of it at
 * once. Until then the browser itself answers, as before React came: links, the menu and the
 * questions are its own, and a form's submit is remembered (contact/early-submit.ts).
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
