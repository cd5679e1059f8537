declare global {
  interface Navigator {
    /** Chromium alone has it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** The template in which the runtime's scripts wait. */
export const RUNTIME_ID = "runtime";

/** What a visitor does first, one way or another. */
const INTENTS = ["pointermove", "pointerdown", "wheel", "keydown", "focusin"];

/**
 * Brings a template's scripts to life, so that they take nothing from the page's first picture:
 * once all of it has loaded and been painted and the browser is idle, or as soon as the visitor
 * does anything; with Save-Data only then.
 */
export function startWhenIdle(templateId: string): void {
  const started = new AbortController();
  const start = () => {
    const template = document.getElementById(templateId);
    // At a page's end, where the parser may not have come yet.
    if (!(template instanceof HTMLTemplateElement)) return;
    started.abort();
    // What Gatsby's inline script would say (deferred-runtime.tsx).
    Object.assign(window, { pagePath: template.dataset.pagePath });
    // Moved scripts run as if the parser had met them. Copies would be new ones, whose text
    // Trusted Types refuse.
    template.replaceWith(template.content);
  };
  for (const intent of INTENTS) {
    addEventListener(intent, start, { capture: true, passive: true, signal: started.signal });
  }
  if (navigator.connection?.saveData) return;
  addEventListener("load", () => {
    // All may have come before anything is painted: the frame after the next follows the first
    // paint, which takes its time to reach the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenIdle, 100)));
  });

  function whenIdle() {
    // Idle may never come while something animates. Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  }
}
