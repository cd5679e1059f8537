import {
  STATUSES,
  type Status,
  type SubmissionEvent,
  transition,
} from "../../src/contact/state-machine";

const EVENTS: SubmissionEvent[] = ["submit", "succeed", "fail", "recall", "rest"];
const EXPECTED: Record<Status, Record<SubmissionEvent, Status>> = {
  idle: { submit: "submitting", succeed: "idle", fail: "failed", recall: "failed", rest: "idle" },
  submitting: {
    submit: "submitting",
    succeed: "succeeded",
    fail: "failed",
    recall: "submitting",
    rest: "submitting",
  },
  succeeded: {
    submit: "submitting",
    succeed: "succeeded",
    fail: "succeeded",
    recall: "succeeded",
    rest: "idle",
  },
  failed: {
    submit: "submitting",
    succeed: "failed",
    fail: "failed",
    recall: "failed",
    rest: "failed",
  },
};

test.each(STATUSES.flatMap((status) => EVENTS.map((event) => [status, event] as const)))(
  "from %s, %s leads where the specification says",
  (status, event) => {
    expect(transition(status, event)).toBe(EXPECTED[status][event]);
  },
);
