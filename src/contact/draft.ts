import { DRAFT_KEY } from "./early-submit";
import { type FieldValues, LIMITS, mapFields } from "./validation";

/** The saved state of an unfinished form. It exists only in this tab. */
export interface Draft {
  values: FieldValues;
  /** The message that a chosen plan prefilled, which another plan may replace; "" if none. */
  prefilled: string;
  /**
   * True from sending until the submission succeeds, or until the visitor types again after a failure. If
   * true on page load, the form reports the failure, once. A failure itself doesn't reset it: WebKit fails
   * requests of a page that the visitor is leaving, where the message goes unseen.
   */
  unanswered: boolean;
  /** True after a reload for a 401 or 403, which happens only once. */
  reloaded: boolean;
}

export const NO_DRAFT: Draft = {
  values: mapFields(() => ""),
  prefilled: "",
  unanswered: false,
  reloaded: false,
};

/** Returns this tab's draft, or an empty one if there is none or it can't be read. */
export function readDraft(): Draft {
  try {
    // The stored value can be anything, such as the format of an older version of the site.
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
 * Saves a draft. Returns false if storage is denied or full. If a value is too large for storage, such as a
 * whole log, cuts each value to one character more than its limit. Validation then rejects a cut value, so the
 * visitor sees it before sending.
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
    // Storage is denied, so there is no draft.
  }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
