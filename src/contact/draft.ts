import { DRAFT_KEY } from "./early-submit";
import { type FieldValues, LIMITS, mapFields } from "./validation";

/** The saved state of an unfinished form. Each tab has its own. */
export interface Draft {
  values: FieldValues;
  /** The message that was prefilled for a plan, or "" if there is none. Choosing another plan replaces it. */
  prefilled: string;
  /**
   * True from when a submission starts until it succeeds or the visitor edits the form after a failure. If it
   * is true on page load, the form reports the failure once. A failure alone doesn't reset it, because the
   * visitor may not have seen the failure message. For example, WebKit makes pending requests fail when the
   * visitor leaves the page.
   */
  unanswered: boolean;
  /** Whether the page was already reloaded after a 401 or 403. It reloads only once. */
  reloaded: boolean;
}

export const NO_DRAFT: Draft = {
  values: mapFields(() => ""),
  prefilled: "",
  unanswered: false,
  reloaded: false,
};

/** Returns this tab's draft, or an empty one if none exists or the stored one can't be read. */
export function readDraft(): Draft {
  try {
    // The stored value may have any shape, for example if an older version of the site wrote it.
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
 * Saves a draft. If the draft doesn't fit in storage, for example because the message contains a whole log,
 * truncates each value to one character over its limit. Validation rejects values of that length, so visitors
 * can't unknowingly send truncated text. Returns false if the browser couldn't store the complete draft.
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
    // Storage is denied, so there is no draft to remove.
  }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
