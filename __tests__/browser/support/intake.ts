import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { cleanValues, type FieldValues } from "../../../src/contact/validation";
import type { Submission } from "../../../tools/intake/intake";
import { portOf, urlOf } from "../../../tools/shared/ports";
import type { Behavior } from "../../support/staged-intake";

const INTAKE_URL = urlOf(portOf("intake"));

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

/** Leaves enough time for the form to show and announce its sending state. */
export const SLOWLY: Behavior = { kind: "response", status: 204, delayMs: 200 };

export async function respondWith(email: string, behavior: Behavior): Promise<void> {
  const response = await fetch(`${INTAKE_URL}/_control/behaviors/${encodeURIComponent(email)}`, {
    method: "PUT",
    body: JSON.stringify(behavior),
  });
  if (!response.ok) throw new Error(`The intake rejected the behavior: ${response.status}`);
}

export async function received(email: string): Promise<Submission[]> {
  const response = await fetch(`${INTAKE_URL}/_control/submissions/${encodeURIComponent(email)}`);
  return response.json();
}

/** The intake received exactly the expected bytes the given number of times. */
export async function checkReceived(typed: FieldValues, times: number): Promise<void> {
  const bodies = (await received(typed.email)).map(({ body }) => body);
  assert.deepEqual(
    bodies,
    Array(times).fill(JSON.stringify(cleanValues(typed))),
    "received submissions",
  );
}
