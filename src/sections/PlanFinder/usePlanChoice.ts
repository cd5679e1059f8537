import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Need } from "../../pricing/costs";
import { readNeed, searchOf } from "../../pricing/need-url";

/** How long a choice must stay unchanged to count as settled, in milliseconds. */
const PAUSE_MS = 500;

/**
 * Stores the choices on the pricing page in the URL (pricing/need-url.ts). The URL is read when the visitor
 * arrives and updated once a choice has settled.
 *
 * @param visit The key of the router's location, which is different for each visit to the page.
 */
export function usePlanChoice(start: Need, visit: string | undefined) {
  const [choice, setChoice] = useState(start);
  /** The visitor's last settled choice, or undefined if screen readers shouldn't announce the recommendation. */
  const [settled, setSettled] = useState<Need>();
  /** Whether screen readers should announce the recommendation, or undefined if nothing has changed. */
  const changed = useRef<"announced" | "unannounced">(undefined);
  /** The path of this page. During navigation, the URL already contains the path of the next page. */
  const path = useRef("");

  const change = useCallback((part: Partial<Need>) => {
    changed.current = "announced";
    setChoice((before) => ({ ...before, ...part }));
  }, []);
  const changeUnannounced = useCallback(
    (part: Partial<Need>) => {
      change(part);
      changed.current = "unannounced";
    },
    [change],
  );

  // This is a layout effect so that it runs before the effects of child components. Those effects may read
  // input from before hydration, and such input takes precedence over the URL.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is only read when the visitor arrives.
  useLayoutEffect(() => {
    const linked = { ...start, ...readNeed(window.location.search) };
    changed.current = undefined;
    path.current = window.location.pathname;
    setSettled(undefined);
    setChoice((before) => (searchOf(before) === searchOf(linked) ? before : linked));
  }, [visit]);

  useEffect(() => {
    if (!changed.current) return;
    const timer = setTimeout(() => {
      if (window.location.pathname !== path.current) return;
      const { state } = window.history;
      const url = searchOf(choice) + window.location.hash;
      window.history.replaceState(state, "", url);
      setSettled(changed.current === "announced" ? choice : undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [choice]);

  return { choice, settled, change, changeUnannounced };
}
