import type { ReactNode } from "react";
import { useHydrated } from "../../hooks/useHydrated";

/**
 * Renders a fallback that replaces the next element if scripts don't run. `<noscript>` wouldn't cover scripts
 * that a proxy blocks. Instead, styles/global.css shows the fallback unless the document has been marked by
 * runtime/start-when-idle.ts, which runs before the first paint.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return useHydrated() ? null : <div data-without-script="">{children}</div>;
}
