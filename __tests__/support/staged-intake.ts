import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { ALLOWED, type Intake, type Submission, startIntake } from "../../tools/intake/intake";

export type Behavior =
  | {
      kind: "response";
      delayMs?: number;
      status?: number;
      headers?: OutgoingHttpHeaders;
      body?: string;
      /** The values of `Access-Control-Allow-Origin`, which allows all origins by default. */
      allowOrigin?: readonly string[];
    }
  | { kind: "end" }
  /** Never responds, and keeps the connection open until the intake closes. */
  | { kind: "never" };

/** Redirects to this path work like those of some services. */
export const REDIRECT_TARGET = "/redirected";

/** Each test controls the responses to its own email address, so tests can run in parallel. */
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
      if (isRedirected) behave(response, { kind: "response", body: '{"status":"success"}' });
      return isControl || isRedirected;
    },
    respond(response, submission) {
      behave(response, behaviors.get(emailOf(submission)) ?? { kind: "response" });
    },
  });
  return intake;
}

function emailOf({ parsed }: Submission): string {
  return typeof parsed === "object" && parsed && "email" in parsed ? String(parsed.email) : "";
}

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
