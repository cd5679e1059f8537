import { RUNTIME_ATTRIBUTE } from "./names";

declare global {
  interface Navigator {
    /** Chromium alone has it: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
  interface Window {
    /** By which Gatsby tells the page from its address. */
    pagePath?: string | undefined;
  }
}

/*
 * The page's own inline script (gatsby/inline-scripts.ts), which brings the runtime's scripts to life, so
 * that they take nothing from the page's first picture: once all of it has loaded and been painted and the
 * browser is idle, or as soon as the visitor does something; with Save-Data only then.
 */

/** After the page has loaded, in milliseconds. */
const LATEST_START = 2000;

// Before the browser restores a reload's scroll position: a page starts at its top.
history.scrollRestoration = "manual";

// Before the page is drawn: what needs script takes its place (components/WithoutScript).
document.documentElement.dataset.scripts = "";

const arrivedAt = location.pathname;
// After a reload the pages before may be this document's own to the browser: going back then changes
// the address alone, until Gatsby's router is there to follow it (runtime/hydrate.tsx).
window.onpopstate = () => {
  if (location.pathname !== arrivedAt) location.reload();
};

const start = () => {
  const template = document.querySelector<HTMLTemplateElement>(`[${RUNTIME_ATTRIBUTE}]`);
  // It is the page's end, where the parser may not have come yet, and gone once this has run.
  if (document.readyState === "loading" || !template) return;
  window.pagePath = template.dataset.pagePath;
  // Moved scripts run as if the parser had met them. Copies would be new ones, whose text
  // Trusted Types refuse.
  template.replaceWith(template.content);
};

// What a visitor does first who wants something of the page. Not a move of the pointer, which comes
// from most mice while the page's pictures are still on their way. Later it finds nothing to start.
for (const intent of ["pointerdown", "wheel", "keydown", "focusin"]) {
  addEventListener(intent, start, { capture: true, passive: true });
}

if (!navigator.connection?.saveData) {
  addEventListener("load", () => {
    // Idle may never come while something animates, nor a paint in a tab in the background.
    setTimeout(start, LATEST_START);
    // In the second frame, what the first one drew is painted: the last picture among it. On a slow
    // machine that is shown frames later, and only then told to who observes it. Some extensions take
    // away by what one observes.
    requestAnimationFrame(() =>
      requestAnimationFrame(
        () =>
          window.PerformanceObserver &&
          new PerformanceObserver(() =>
            // Safari has no idle callbacks.
            (window.requestIdleCallback ?? setTimeout)(start),
          ).observe({ type: "paint", buffered: true }),
      ),
    );
  });
}
