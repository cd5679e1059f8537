/** The states of the contact form (specification, section 4). */
export const STATUSES = ["idle", "submitting", "succeeded", "failed"] as const;
export type Status = (typeof STATUSES)[number];

/**
 * `reset` ends the thank-you message. `restoreFailure` reports a failure found after a reload. It arrives
 * later than the others, and must not affect a new submission in progress.
 */
export type SubmissionEvent = "submit" | "succeed" | "fail" | "restoreFailure" | "reset";

const NEXT: Record<Status, Partial<Record<SubmissionEvent, Status>>> = {
  idle: { submit: "submitting", fail: "failed", restoreFailure: "failed" },
  submitting: { succeed: "succeeded", fail: "failed" },
  succeeded: { submit: "submitting", reset: "idle" },
  failed: { submit: "submitting" },
};

/** Returns the next state; the same state if the event doesn't apply to it. */
export function transition(status: Status, event: SubmissionEvent): Status {
  return NEXT[status][event] ?? status;
}
