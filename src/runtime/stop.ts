import { NOT_READY_ID } from "./names";
import { isShown } from "./shown-page";

/** The sessionStorage key that records whether this tab has already been reloaded because React stopped. */
const RELOADED_KEY = "reloaded-without-react";

let request: Promise<unknown> | undefined;

/** Makes a reload wait for a request, which the reload would cancel. */
export function holdReload(until: Promise<unknown>): void {
  request = until;
}

export async function reloadWhenPossible(): Promise<void> {
  await request;
  location.reload();
}

/**
 * Reloads the page if the nodes are of another page than the URL, and otherwise once per tab. After that, the page
 * stays as HTML: links are the browser's own, and the contact form says how else to get in touch.
 */
export async function continueWithoutReact(
  container: Element,
  nodes: readonly ChildNode[],
): Promise<void> {
  // React doesn't receive events from the new container.
  const page = container.cloneNode(false) as Element;
  page.append(...nodes);
  container.replaceWith(page);
  if (!isShown() || isFirstTime()) return reloadWhenPossible();
  await request;
  document.getElementById(NOT_READY_ID)?.removeAttribute("hidden");
}

/** False if storage isn't available, to avoid a reload loop. */
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY)) return false;
    sessionStorage.setItem(RELOADED_KEY, "yes");
    return true;
  } catch {
    return false;
  }
}
