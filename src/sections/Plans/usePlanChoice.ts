import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { readNeed, searchOf } from "./need-address";
import type { Billing, Need } from "./quotes";

/** What a visitor has chosen on the pricing page. */
export interface PlanChoice extends Need {
  billing: Billing;
}

/** For how long nothing may change before a movement counts as ended. */
const PAUSE_MS = 500;

/**
 * The choices of the pricing page, which its address keeps (need-address.ts): read on arrival, and
 * written in place of the last one once a movement has ended.
 *
 * @param start what is chosen where the address says nothing
 * @param visit differs for each arrival at the page: the key of the router's location
 */
export function usePlanChoice(start: PlanChoice, visit: string | undefined) {
  const [choice, setChoice] = useState(start);
  /** What the visitor's last movement has ended with, if that is to be announced. */
  const [settled, setSettled] = useState<PlanChoice>();
  /** Whether something was changed, and whether that is to be announced. */
  const changed = useRef<"aloud" | "quietly">(undefined);
  /** The page's own path: the address may be ahead of it. */
  const path = useRef("");

  const change = useCallback((part: Partial<PlanChoice>) => {
    changed.current = "aloud";
    setChoice((before) => ({ ...before, ...part }));
  }, []);
  const changeQuietly = useCallback(
    (part: Partial<PlanChoice>) => {
      change(part);
      changed.current = "quietly";
    },
    [change],
  );

  // Before the effects inside, which read what was moved before React came: that is newer.
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
      setSettled(changed.current === "aloud" ? choice : undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [choice]);

  return { choice, settled, change, changeQuietly };
}
