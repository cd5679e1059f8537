import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { ALLOWED, type Intake, type Submission, startIntake } from "../../tools/intake/intake";

/** How the intake treats a submission that it has received. */
export type Behaviour =
  /** An answer, without a body unless one is given. */
  | {
      kind: "answer";
      delayMs?: number;
      status?: number;
      headers?: OutgoingHttpHeaders;
      body?: string;
      /** The values of `Access-Control-Allow-Origin`; as a catch hook's if left out. */
      allowOrigin?: readonly string[];
    }
  /** The end of the connection in place of an answer. */
  | { kind: "end" }
  /** No answer; the connection stays open until the intake closes. */
  | { kind: "never" };

/** Where a submission may be redirected to: some services answer there, and allow any site too. */
export const REDIRECT_TARGET = "/redirected";

/**
 * Starts an intake that answers each email address as a test asked it to: `PUT /_control/behaviours/<email>`
 * with a Behaviour as JSON. `GET /_control/submissions/<email>` has what arrived with that address. Tests that
 * run side by side, each with an address of its own, do not meet.
 */
export async function startStagedIntake(port: number): Promise<Intake> {
  const behaviours = new Map<string, Behaviour>();

  const takeControl = async (request: IncomingMessage, response: ServerResponse) => {
    const email = decodeURIComponent(request.url?.split("/").at(-1) ?? "");
    if (request.method === "PUT") {
      behaviours.set(email, (await json(request)) as Behaviour);
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
      behave(response, behaviours.get(emailOf(submission)) ?? { kind: "answer" });
    },
  });
  return intake;
}

/** The submitted email address. */
function emailOf({ parsed }: Submission): string {
  return typeof parsed === "object" && parsed && "email" in parsed ? String(parsed.email) : "";
}

/** Treats a submission as asked. */
function behave(response: ServerResponse, behaviour: Behaviour): void {
  if (behaviour.kind === "never") return;
  if (behaviour.kind === "end") {
    response.socket?.end();
    return;
  }
  const { body, status = body ? 200 : 204, headers, allowOrigin, delayMs } = behaviour;
  const allowed = allowOrigin ? { "Access-Control-Allow-Origin": [...allowOrigin] } : ALLOWED;
  const type = body ? { "Content-Type": "application/json" } : {};
  setTimeout(() => {
    response.writeHead(status, { ...allowed, ...type, ...headers }).end(body);
  }, delayMs);
}
