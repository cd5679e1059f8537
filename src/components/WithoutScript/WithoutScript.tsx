import type { ReactNode } from "react";
import { useHydrated } from "./useHydrated";

/**
 * A fallback that replaces the next element if scripts don't run. A `<noscript>` element wouldn't
 * help if a proxy blocked the scripts. Instead, styles/global.css shows the fallback unless
 * runtime/start-when-idle.ts has marked the document before the first paint.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return useHydrated() ? null : <div data-without-script="">{children}</div>;
}
