import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Returns false in the built HTML and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
