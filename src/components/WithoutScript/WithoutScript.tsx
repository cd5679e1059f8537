import type { ReactNode } from "react";
import { useHydrated } from "../../hooks/useHydrated";

/**
 * What visitors see in the place of the element that follows, which needs script, for as long as no script
 * runs. That is so too where a proxy holds scripts back, which no browser counts as having none: so it is
 * no `noscript`, but styles/global.css shows it until runtime/start-when-idle.ts has marked the document,
 * before the page is drawn.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return useHydrated() ? null : <div data-without-script="">{children}</div>;
}
