/* Functions that run in the page. They are serialized, so they can't refer to anything outside their body. */

declare global {
  interface Window {
    /** The timers that `holdTimers` is holding back. */
    heldTimers?: (() => void)[];
    /** True in the document that submits the form. */
    submittedHere?: true;
  }
}

/** Holds back every timer of 30 seconds or more until `endTimers` is called. */
export function holdTimers(): void {
  const start = window.setTimeout;
  window.heldTimers = [];
  Object.assign(window, {
    setTimeout: (act: () => void, milliseconds: number, ...rest: unknown[]) =>
      milliseconds >= 30_000 ? window.heldTimers?.push(act) : start(act, milliseconds, ...rest),
  });
}

/** Fires the held timers. */
export function endTimers(): void {
  for (const act of window.heldTimers ?? []) act();
}

/** Submits the form twice in one task. */
export function submitTwice(): void {
  document.querySelector("form")?.requestSubmit();
  document.querySelector("form")?.requestSubmit();
}

/** Marks the document that submits the form. */
export function markDocument(): void {
  window.submittedHere = true;
}

/** Checks whether the current document is the one that was marked. */
export function isMarked(): boolean {
  return window.submittedHere === true;
}
