/*
 * Implements the popover features that the navigation uses and jsdom lacks: show, hide, the `toggle` event
 * and `:popover-open`. The browser tests cover the built-in triggers: the button, Escape, and clicks outside
 * the popover.
 */

const shown = new WeakSet<HTMLElement>();

const matches = Element.prototype.matches;

function setShown(element: HTMLElement, open: boolean): void {
  if (shown.has(element) === open) return;
  if (open) shown.add(element);
  else shown.delete(element);
  element.dispatchEvent(new Event("toggle"));
}

/** Adds popover support to jsdom and simulates a narrow viewport. */
export function installPopovers(): void {
  Object.assign(window, {
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      setShown(this, true);
    },
    hidePopover(this: HTMLElement) {
      setShown(this, false);
    },
  });
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      if (selector !== ":popover-open") return matches.call(this, selector);
      return this instanceof HTMLElement && shown.has(this);
    },
  });
}
