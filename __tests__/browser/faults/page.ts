/*
 * Functions that run in the page. They go there as text, so each stands for itself and uses nothing
 * from outside.
 */

/** What an extension, a setting or another script may have done to the page. */
export const PAGE_FAULTS = {
  "fetch rejects": () => {
    window.fetch = () => Promise.reject(new TypeError("Blocked by an extension"));
  },
  "fetch throws": () => {
    window.fetch = () => {
      throw new TypeError("Blocked by an extension");
    };
  },
  "fetch gives nothing": () => {
    Object.assign(window, { fetch: () => Promise.resolve() });
  },
  "fetch never settles": () => {
    window.fetch = () => new Promise(() => {});
  },
  "storage is denied": () => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Denied", "SecurityError");
      },
    });
  },
  "storage is full": () => {
    sessionStorage.clear();
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  },
  "analytics throw": () => {
    Object.assign(window, {
      gtag: () => {
        throw new Error("Blocked by an extension");
      },
    });
  },
  "analytics are no function": () => {
    Object.assign(window, { gtag: "blocked" });
  },
  "the clock goes back": () => {
    const now = Date.now;
    Date.now = () => now() - 3_600_000;
  },
  "the clock jumps ahead": () => {
    const now = Date.now;
    Date.now = () => now() + 86_400_000;
  },
};
export type PageFault = keyof typeof PAGE_FAULTS;

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

/** Fills the form in at once, as a password manager does. */
export function fillIn(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
    if (!field) throw new Error(`No field ${name}`);
    field.value = value;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  window.submittedHere = true;
}

/** Submits twice before the page can do anything in between. */
export function submitTwice(): void {
  document.querySelector("form")?.requestSubmit();
  document.querySelector("form")?.requestSubmit();
}

/** All that the rules of an end are about. */
export function observe() {
  const form = document.querySelector("form");
  const notice = document.querySelector("[role=group][aria-labelledby^=failure]");
  let draft: string | null | undefined;
  try {
    draft = sessionStorage.getItem("contact-draft");
  } catch {
    // Denied: there is none to see.
  }
  return {
    url: location.href,
    /** Whether React has taken the page over: only then the menu's button says if it is open. */
    hydrated: document.querySelector("button[aria-controls][aria-expanded]") !== null,
    sameDocument: window.submittedHere === true,
    busy: form?.ariaBusy,
    values: Object.fromEntries(
      [...(form?.querySelectorAll<HTMLInputElement>("[name]") ?? [])].map((field) => [
        field.name,
        field.value,
      ]),
    ),
    canSubmit: form?.querySelector<HTMLButtonElement>("[type=submit]")?.disabled === false,
    status: document.querySelector("[role=status]")?.textContent,
    alert: document.querySelector("[role=alert]")?.textContent,
    ways: [...(notice?.querySelectorAll("button, a") ?? [])].map((way) => way.textContent),
    mail: notice?.querySelector("a")?.href,
    noticeHasFocus: notice !== null && notice === document.activeElement,
    draft,
  };
}
export type Observation = ReturnType<typeof observe>;
