import type { ReactNode } from "react";
import { useHydrated } from "./useHydrated";

/** A `<noscript>` element wouldn't help if a proxy blocked the scripts, so styles/global.css shows this. */
export function WithoutScript({ children }: { children: ReactNode }) {
  return useHydrated() ? null : <div data-without-script="">{children}</div>;
}
