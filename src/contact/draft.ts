import { DRAFT_KEY } from "./early-submit";
import { type FieldValues, LIMITS, mapFields } from "./validation";

/** The saved state of an unfinished form. Each tab has its own draft. */
export interface Draft {
  values: FieldValues;
  /**
   * The message that was prefilled for a plan, or "" if there is none. Choosing another plan replaces this
   * text.
   */
  prefilled: string;
  /**
   * True from the start of a submission until it succeeds or the visitor edits the form after a failure. If
   * this flag is true on page load, the form reports a failure once. A failure alone doesn't reset the flag,
   * because the visitor may not have seen the failure message. For example, WebKit makes pending requests
   * fail when the visitor leaves the page.
   */
  unanswered: boolean;
  /**
   * Whether the page has already been reloaded after a 401 or 403. Further failures don't reload the page
   * again.
   */
  reloaded: boolean;
}

export const NO_DRAFT: Draft = {
  values: mapFields(() => ""),
  prefilled: "",
  unanswered: false,
  reloaded: false,
};

/** Returns this tab's draft, or an empty draft if there is none or it can't be read. */
export function readDraft(): Draft {
  try {
    // The stored value may have any shape, for example, if an older version of the site wrote it.
    const stored = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "");
    return {
      values: mapFields((name) => text(stored.values[name])),
      prefilled: text(stored.prefilled),
      unanswered: stored.unanswered === true,
      reloaded: stored.reloaded === true,
    };
  } catch {
    return NO_DRAFT;
  }
}

/**
 * Saves a draft. Truncates each value to one character over its limit if the draft doesn't fit in storage,
 * for example, because the message contains an entire log file. Validation rejects truncated values, so
 * visitors can't send them unknowingly. Returns false if the browser couldn't store the complete draft.
 */
export function writeDraft(draft: Draft): boolean {
  if (store(draft)) return true;
  const values = mapFields((name) => draft.values[name].slice(0, LIMITS[name] + 1));
  store({ ...draft, values });
  return false;
}

function store(draft: Draft): boolean {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage isn't available, so there is no draft to remove.
  }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
