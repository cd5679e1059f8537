/** The states of the contact form (specification, section 4). */
export const STATUSES = ["idle", "submitting", "succeeded", "failed"] as const;
export type Status = (typeof STATUSES)[number];

/**
 * `reset` hides the thank-you message. `restoreFailure` reports a failure that was detected after a reload.
 * Because detecting the failure takes a moment, `restoreFailure` must not affect a new submission that is
 * already in progress.
 */
export type SubmissionEvent = "submit" | "succeed" | "fail" | "restoreFailure" | "reset";

const NEXT: Record<Status, Partial<Record<SubmissionEvent, Status>>> = {
  idle: { submit: "submitting", fail: "failed", restoreFailure: "failed" },
  submitting: { succeed: "succeeded", fail: "failed" },
  succeeded: { submit: "submitting", reset: "idle" },
  failed: { submit: "submitting" },
};

/** Returns the next state, or the current state if the event doesn't apply to it. */
export function transition(status: Status, event: SubmissionEvent): Status {
  return NEXT[status][event] ?? status;
}
