import { DRAFT_KEY } from "./early-submit";
import { type FieldValues, LIMITS, mapFields } from "./validation";

/** What is kept of a form that was begun, in this tab only. */
export interface Draft {
  values: FieldValues;
  /** The message that a chosen plan put in, "" if none did: another plan may replace it. */
  prefilled: string;
  /**
   * True from sending until it arrived, or until the visitor types again after a failure. Found on
   * loading, the failure is said, once. Not false from the failure itself on: WebKit lets a request fail
   * in a page that is being left, where nobody sees the message.
   */
  unanswered: boolean;
  /** True once the page was reloaded for a 401 or 403: that happens only once. */
  reloaded: boolean;
}

export const NO_DRAFT: Draft = {
  values: mapFields(() => ""),
  prefilled: "",
  unanswered: false,
  reloaded: false,
};

/** The draft of this tab; an empty one if there is none, or none that can be read. */
export function readDraft(): Draft {
  try {
    // Anything may stand there: what an older version of the site wrote, for one.
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
 * Keeps a draft and says whether that worked: storage may be denied or full. If one text is more than
 * fits, a whole log for one, as much as can be sent of each is kept, and one character more: what was
 * cut is refused until the visitor has seen it.
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
    // Where storage is denied, nothing was kept.
  }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
