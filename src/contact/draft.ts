import { type FieldValues, mapFields } from "./validation";

declare global {
  interface Window {
    /** The draft as JSON, if the browser refused to store it. It then lasts as long as the document. */
    unstoredDraft?: string | undefined;
  }
}

const DRAFT_KEY = "contact-draft";

const SUBMISSIONS = ["none", "unconfirmed", "arrived"] as const;

export interface Draft {
  values: FieldValues;
  /** The message that was prefilled for a plan, or "". Choosing another plan replaces it. */
  prefilled: string;
  /**
   * "unconfirmed" until the submission succeeds or the visitor edits the form after a failure, and "arrived"
   * until a form has shown the thank-you message. A failure alone doesn't change it, because WebKit makes
   * pending requests fail when the visitor leaves the page.
   */
  submission: (typeof SUBMISSIONS)[number];
  /** Whether the page was reloaded after a 401 or 403. Further failures don't reload it again. */
  reloaded: boolean;
}

export const NO_DRAFT: Draft = {
  values: mapFields(() => ""),
  prefilled: "",
  submission: "none",
  reloaded: false,
};

export function readDraft(): Draft {
  try {
    // The stored value may have any shape, for example, if an older version of the site wrote it.
    const stored = JSON.parse(window.unstoredDraft ?? sessionStorage.getItem(DRAFT_KEY) ?? "");
    return {
      values: mapFields((name) => text(stored.values[name])),
      prefilled: text(stored.prefilled),
      submission: SUBMISSIONS.find((one) => one === stored.submission) ?? "none",
      reloaded: stored.reloaded === true,
    };
  } catch {
    return NO_DRAFT;
  }
}

/** Changes parts of the draft. Returns false if the browser couldn't store it, so that a reload loses it. */
export function updateDraft(change: Partial<Draft>): boolean {
  const changed = JSON.stringify({ ...readDraft(), ...change });
  try {
    sessionStorage.setItem(DRAFT_KEY, changed);
    window.unstoredDraft = undefined;
    return true;
  } catch {
    window.unstoredDraft = changed;
    return false;
  }
}

export function removeDraft(): void {
  window.unstoredDraft = undefined;
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage isn't available, so there is no draft to remove.
  }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
