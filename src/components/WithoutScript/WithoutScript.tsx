import type { ReactNode } from "react";
import { useHydrated } from "../../hooks/useHydrated";

/**
 * Shows a fallback in place of the next element, which needs scripts, while no script runs. `noscript`
 * doesn't cover a proxy that blocks scripts. Instead, styles/global.css shows the fallback until
 * runtime/start-when-idle.ts marks the document, before the first paint.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return useHydrated() ? null : <div data-without-script="">{children}</div>;
}
