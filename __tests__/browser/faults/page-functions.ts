/* These functions run in the browser, so they can't use anything declared outside their bodies. */

declare global {
  interface Window {
    documentStart?: number;
    heldTimers?: (() => void)[];
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

export function endTimers(): void {
  for (const act of window.heldTimers ?? []) act();
}

/** Differs between documents. It is stored because WebKit computes a slightly different origin each time. */
export function documentStart(): number {
  window.documentStart ??= performance.timeOrigin;
  return window.documentStart;
}
