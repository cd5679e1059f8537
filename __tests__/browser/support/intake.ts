import { randomUUID } from "node:crypto";
import type { Submission } from "../../../tools/intake/intake";
import { addressOf, portOf } from "../../../tools/shared/ports";
import type { Behaviour } from "../../support/staged-intake";

const INTAKE_URL = addressOf(portOf("intake"));

/** An email of its own for each test: by it the intake knows its behaviour and its submissions. */
export function newEmail(): string {
  return `visitor-${randomUUID()}@customer.test`;
}

/** A success that takes so long that the sending before it is seen, and said. */
export const SLOWLY: Behaviour = { kind: "answer", status: 204, delayMs: 200 };

/** Tells the intake how to answer submissions with this email. */
export async function answerWith(email: string, behaviour: Behaviour): Promise<void> {
  const response = await fetch(`${INTAKE_URL}/_control/behaviours/${encodeURIComponent(email)}`, {
    method: "PUT",
    body: JSON.stringify(behaviour),
  });
  if (!response.ok) throw new Error(`The intake refused the behaviour: ${response.status}`);
}

/** What the intake received with this email, oldest first. */
export async function received(email: string): Promise<Submission[]> {
  const response = await fetch(`${INTAKE_URL}/_control/submissions/${encodeURIComponent(email)}`);
  return response.json();
}
