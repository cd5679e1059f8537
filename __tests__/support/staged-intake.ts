import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { ALLOWED, type Intake, type Submission, startIntake } from "../../tools/intake/intake";

/** How the intake responds to a submission. */
export type Behavior =
  /** Sends an answer, by default without a body. */
  | {
      kind: "answer";
      delayMs?: number;
      status?: number;
      headers?: OutgoingHttpHeaders;
      body?: string;
      /** The values of `Access-Control-Allow-Origin`; by default, all origins. */
      allowOrigin?: readonly string[];
    }
  /** Closes the connection without an answer. */
  | { kind: "end" }
  /** Never answers. The connection stays open until the intake closes. */
  | { kind: "never" };

/** A redirect target that answers submissions and allows all origins, as some services have. */
export const REDIRECT_TARGET = "/redirected";

/**
 * Starts an intake that a test controls, by the email address of the submission. `PUT /_control/behaviors/<email>` sets
 * a Behavior, as JSON. `GET /_control/submissions/<email>` returns the submissions. Tests with different addresses can
 * run in parallel.
 */
export async function startStagedIntake(port: number): Promise<Intake> {
  const behaviors = new Map<string, Behavior>();

  const takeControl = async (request: IncomingMessage, response: ServerResponse) => {
    const email = decodeURIComponent(request.url?.split("/").at(-1) ?? "");
    if (request.method === "PUT") {
      behaviors.set(email, (await json(request)) as Behavior);
      return response.writeHead(204).end();
    }
    const found = intake.submissions.filter((submission) => emailOf(submission) === email);
    return response.end(JSON.stringify(found));
  };
  const intake = await startIntake({
    port,
    log: () => {},
    intercept(request, response) {
      const isControl = request.url?.startsWith("/_control/") === true;
      if (isControl) takeControl(request, response).catch((error) => response.destroy(error));
      const isRedirected = request.method === "GET" && request.url === REDIRECT_TARGET;
      if (isRedirected) behave(response, { kind: "answer", body: '{"status":"success"}' });
      return isControl || isRedirected;
    },
    answer(response, submission) {
      behave(response, behaviors.get(emailOf(submission)) ?? { kind: "answer" });
    },
  });
  return intake;
}

/** Returns the submitted email address. */
function emailOf({ parsed }: Submission): string {
  return typeof parsed === "object" && parsed && "email" in parsed ? String(parsed.email) : "";
}

/** Responds to a submission. */
function behave(response: ServerResponse, behavior: Behavior): void {
  if (behavior.kind === "never") return;
  if (behavior.kind === "end") {
    response.socket?.end();
    return;
  }
  const { body, status = body ? 200 : 204, headers, allowOrigin, delayMs } = behavior;
  const allowed = allowOrigin ? { "Access-Control-Allow-Origin": [...allowOrigin] } : ALLOWED;
  const type = body ? { "Content-Type": "application/json" } : {};
  setTimeout(() => {
    response.writeHead(status, { ...allowed, ...type, ...headers }).end(body);
  }, delayMs);
}
