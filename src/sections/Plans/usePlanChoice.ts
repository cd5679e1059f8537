import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { readNeed, searchOf } from "./need-address";
import type { Billing, Need } from "./quotes";

/** A visitor's choices on the pricing page. */
export interface PlanChoice extends Need {
  billing: Billing;
}

/** How long the choice must stay unchanged before it counts as settled. */
const PAUSE_MS = 500;

/**
 * Keeps the choices of the pricing page in its address (need-address.ts): reads them on arrival, and replaces
 * the history entry once a change has settled.
 *
 * @param start the default choice
 * @param visit a different value for each visit to the page: the key of the router's location
 */
export function usePlanChoice(start: PlanChoice, visit: string | undefined) {
  const [choice, setChoice] = useState(start);
  /** The visitor's last settled choice, if screen readers should hear it. */
  const [settled, setSettled] = useState<PlanChoice>();
  /** Set after a change: whether screen readers should hear it. */
  const changed = useRef<"announced" | "unannounced">(undefined);
  /** The page's path. On navigation, the address changes before the page does. */
  const path = useRef("");

  const change = useCallback((part: Partial<PlanChoice>) => {
    changed.current = "announced";
    setChoice((before) => ({ ...before, ...part }));
  }, []);
  const changeUnannounced = useCallback(
    (part: Partial<PlanChoice>) => {
      change(part);
      changed.current = "unannounced";
    },
    [change],
  );

  // Runs before the children's effects, which read newer input from before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read on arrival.
  useLayoutEffect(() => {
    const addressed = { ...start, ...readNeed(window.location.search) };
    changed.current = undefined;
    path.current = window.location.pathname;
    setSettled(undefined);
    setChoice((before) =>
      searchOf(before, before.billing) === searchOf(addressed, addressed.billing)
        ? before
        : addressed,
    );
  }, [visit]);

  useEffect(() => {
    if (!changed.current) return;
    const timer = setTimeout(() => {
      if (window.location.pathname !== path.current) return;
      const { state } = window.history;
      const address = searchOf(choice, choice.billing) + window.location.hash;
      window.history.replaceState(state, "", address);
      setSettled(changed.current === "announced" ? choice : undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [choice]);

  return { choice, settled, change, changeUnannounced };
}
