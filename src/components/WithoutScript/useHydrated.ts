import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Returns false in the prerendered HTML and during hydration, and true afterward. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
