import { cloneElement, isValidElement, type ReactNode } from "react";

declare global {
  interface Navigator {
    /** Chromium alone has it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

const RUNTIME_ID = "runtime";

/**
 * Brings a template's scripts to life, so that they take nothing from the page's first picture:
 * once all of it has loaded and the browser is idle, or as soon as the visitor does anything; with
 * Save-Data only then. The page holds this function as text: it names nothing outside itself, and
 * its notes stand here.
 *
 * - Moved scripts run as if the parser had met them. Copies would be new ones, whose text Trusted
 *   Types refuse.
 * - Idle may never come while something animates, hence the timeout. Safari has no idle callbacks.
 */
export function startWhenIdle(templateId: string): void {
  const start = () => {
    const template = document.getElementById(templateId);
    if (template instanceof HTMLTemplateElement) template.replaceWith(template.content);
  };
  for (const intent of ["pointermove", "pointerdown", "wheel", "keydown", "focusin"]) {
    addEventListener(intent, start, { once: true, capture: true, passive: true });
  }
  if (navigator.connection?.saveData) return;
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  });
}

/**
 * What ends a page's body: everything that Gatsby and its plugins put there, that is the runtime's
 * scripts and analytics, in a template, where nothing is fetched and nothing runs; and the inline
 * script that starts it.
 */
export function deferRuntime(scripts: readonly ReactNode[]): ReactNode[] {
  return [
    <template key="runtime" id={RUNTIME_ID}>
      {scripts.map(inPlace)}
    </template>,
    <script
      key="start-runtime"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, as text
      dangerouslySetInnerHTML={{ __html: `(${startWhenIdle})("${RUNTIME_ID}")` }}
    />,
  ];
}

/** React would move an async script out of the template, into the head. */
function inPlace(script: ReactNode): ReactNode {
  return isValidElement<{ async?: boolean }>(script) && script.props.async
    ? cloneElement(script, { async: false })
    : script;
}
