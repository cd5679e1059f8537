/** The states of the contact form (specification, section 4). */
export const STATUSES = ["idle", "submitting", "succeeded", "failed"] as const;
export type Status = (typeof STATUSES)[number];

/**
 * `rest` ends the thank-you message. `recall` stands for a failure that was found after a reload: it
 * comes a while later, when another submission may be under way, of which it says nothing.
 */
export type SubmissionEvent = "submit" | "succeed" | "fail" | "recall" | "rest";

const NEXT: Record<Status, Partial<Record<SubmissionEvent, Status>>> = {
  idle: { submit: "submitting", fail: "failed", recall: "failed" },
  submitting: { succeed: "succeeded", fail: "failed" },
  succeeded: { submit: "submitting", rest: "idle" },
  failed: { submit: "submitting" },
};

/** The next state; the same one for an event that means nothing in it. */
export function transition(status: Status, event: SubmissionEvent): Status {
  return NEXT[status][event] ?? status;
}
