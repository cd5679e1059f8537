import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type FieldValues, trimValues } from "../../../src/contact/validation";
import type { Submission } from "../../../tools/intake/intake";
import { addressOf, portOf } from "../../../tools/shared/ports";
import type { Behavior } from "../../support/staged-intake";

const INTAKE_URL = addressOf(portOf("intake"));

/** A whole submission, with an email of its own: by it the intake knows its behavior and what came with it. */
export function newSubmission(): FieldValues {
  return {
    firstName: "Ada",
    lastName: "Okafor",
    email: `visitor-${randomUUID()}@customer.test`,
    phone: "(503) 555-0142",
    company: "Emberline & Söhne",
    message: "412 tests, 2 h 25 min.\nOne by one.",
  };
}

/** A success that takes so long that the sending before it is seen, and said. */
export const SLOWLY: Behavior = { kind: "answer", status: 204, delayMs: 200 };

/** Tells the intake how to answer submissions with this email. */
export async function answerWith(email: string, behavior: Behavior): Promise<void> {
  const response = await fetch(`${INTAKE_URL}/_control/behaviors/${encodeURIComponent(email)}`, {
    method: "PUT",
    body: JSON.stringify(behavior),
  });
  if (!response.ok) throw new Error(`The intake refused the behavior: ${response.status}`);
}

/** What the intake received with this email, oldest first. */
export async function received(email: string): Promise<Submission[]> {
  const response = await fetch(`${INTAKE_URL}/_control/submissions/${encodeURIComponent(email)}`);
  return response.json();
}

/**
 * Checks that the intake has a submission, byte for byte as it is to be sent, so many times.
 *
 * @throws AssertionError for what is not so.
 */
export async function checkReceived(typed: FieldValues, times: number): Promise<void> {
  const bodies = (await received(typed.email)).map(({ body }) => body);
  assert.deepEqual(bodies, Array(times).fill(JSON.stringify(trimValues(typed))), "the intake has");
}
