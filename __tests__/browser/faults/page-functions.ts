/*
 * Functions that run in the page. They go there as text, so each stands for itself and uses nothing
 * from outside.
 */

declare global {
  interface Window {
    /** The timers that `holdTimers` keeps back. */
    heldTimers?: (() => void)[];
    /** Set in the document in which the form was submitted. */
    submittedHere?: true;
  }
}

/** Keeps back every timer of 30 seconds or more, until `endTimers`. */
export function holdTimers(): void {
  const start = window.setTimeout;
  window.heldTimers = [];
  Object.assign(window, {
    setTimeout: (act: () => void, milliseconds: number, ...rest: unknown[]) =>
      milliseconds >= 30_000 ? window.heldTimers?.push(act) : start(act, milliseconds, ...rest),
  });
}

/** Lets the time of the timers be over that were kept back. */
export function endTimers(): void {
  for (const act of window.heldTimers ?? []) act();
}

/** Submits twice before the page can do anything in between. */
export function submitTwice(): void {
  document.querySelector("form")?.requestSubmit();
  document.querySelector("form")?.requestSubmit();
}

/** Marks the document in which the form is submitted. */
export function markDocument(): void {
  window.submittedHere = true;
}

/** Whether this is still that document. */
export function isMarked(): boolean {
  return window.submittedHere === true;
}
