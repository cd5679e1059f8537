/*
 * Functions that run in the page. They are sent as text, so they can't use anything outside their body.
 */

declare global {
  interface Window {
    /** The timers that `holdTimers` holds. */
    heldTimers?: (() => void)[];
    /** Set in the document in which the form is submitted. */
    submittedHere?: true;
  }
}

/** Holds every timer of 30 seconds or more until `endTimers`. */
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

/** Submits twice in one task. */
export function submitTwice(): void {
  document.querySelector("form")?.requestSubmit();
  document.querySelector("form")?.requestSubmit();
}

/** Marks the document in which the form is submitted. */
export function markDocument(): void {
  window.submittedHere = true;
}

/** Checks whether this is still that document. */
export function isMarked(): boolean {
  return window.submittedHere === true;
}
