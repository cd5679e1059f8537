import { type ReactNode, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** A `<noscript>` element wouldn't help if a proxy blocked the scripts, so styles/global.css shows this. */
export function WithoutScript({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isHydrated ? null : <div data-without-script="">{children}</div>;
}
