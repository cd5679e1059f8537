import { type ReactNode, useEffect, useMemo, useReducer, useState } from "react";
import type { LoadedPage } from "./navigate";

/** A page with its data and script, and the address that it is shown at. */
interface ShownPage {
  location: Location;
  pageResources: LoadedPage | undefined;
}

interface EnsureResourcesProps {
  location: Location;
  children: (shown: ShownPage) => ReactNode;
}

/**
 * Gatsby's wait for a page's data and script, in place of its own (.cache/ensure-resources.js, see
 * speed/webpack.ts): until they have come, what is shown stays. Gatsby's takes a late answer for the page
 * that the address names by then. Who had gone back and forward again in the meantime was left with one
 * page at the address of another, and the next link to it led to a blank one.
 */
export default function EnsureResources({ location, children }: EnsureResourcesProps) {
  const path = location.pathname + location.search;
  const pageResources = window.___loader.loadPageSync(path);
  const [shown, setShown] = useState<ShownPage>({ location, pageResources });
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  if (pageResources && (shown.location !== location || shown.pageResources !== pageResources)) {
    setShown({ location, pageResources });
  }

  useEffect(() => {
    if (pageResources) return;
    let isAwaited = true;
    window.___loader.loadPage(path).then((page) => {
      if (!isAwaited) return;
      if (page && page.status !== "error") lookAgain();
      // The browser may have what Gatsby hasn't.
      else window.location.reload();
    });
    return () => {
      isAwaited = false;
    };
  }, [path, pageResources]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn depends on the page alone.
  return useMemo(() => children(shown), [shown]);
}
