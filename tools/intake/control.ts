import type { IncomingMessage, ServerResponse } from "node:http";
import { type CompleteBehaviour, parseBehaviour } from "./behaviours";
import { readBody } from "./read-body";
import { emailOf, type Submission } from "./submissions";

const PREFIX = "/_control/";
const MAX_BEHAVIOUR_BYTES = 1024 * 1024;

/** What the control requests read and change. */
export interface Control {
  submissions: readonly Submission[];
  /** By the `email` of the submission, so that tests that run side by side do not meet. */
  behaviours: Map<string, CompleteBehaviour>;
}

/** True for a request of a test to the intake itself, not a submission. */
export function isControl(request: IncomingMessage): boolean {
  return request.url?.startsWith(PREFIX) === true;
}

/**
 * Handles a test's request: `PUT /_control/behaviours/<email>` with a Behaviour as JSON, `DELETE` of
 * the same, `GET /_control/submissions[?email=...]`. No answer has CORS headers and there is no
 * preflight, so a web page can neither read nor change anything here.
 */
export async function control(
  request: IncomingMessage,
  response: ServerResponse,
  { submissions, behaviours }: Control,
): Promise<void> {
  // A page of another site whose name resolves to the loopback would count as the same origin.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? "")) {
    return json(response, 403, { error: "Control requests must be addressed to 127.0.0.1." });
  }
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://127.0.0.1");
  const [kind, name, ...rest] = pathname.slice(PREFIX.length).split("/");

  if (kind === "submissions" && name === undefined) {
    if (request.method !== "GET") return notAllowed(response, "GET");
    const email = searchParams.get("email");
    const found = submissions.filter((one) => email === null || emailOf(one) === email);
    return json(response, 200, found);
  }

  if (kind === "behaviours" && name !== undefined && name !== "" && rest.length === 0) {
    const email = decode(name);
    if (email === undefined) return json(response, 400, { error: "The email is badly encoded." });
    if (request.method === "DELETE") {
      behaviours.delete(email);
      return empty(response);
    }
    if (request.method !== "PUT") return notAllowed(response, "PUT, DELETE");
    const body = await readBody(request, MAX_BEHAVIOUR_BYTES);
    if (body === "too large") return json(response, 413, { error: "The behaviour is too large." });
    try {
      behaviours.set(email, parseBehaviour(body.toString()));
    } catch (error) {
      return json(response, 400, { error: error instanceof Error ? error.message : String(error) });
    }
    return empty(response);
  }

  json(response, 404, {
    error: "Use PUT or DELETE /_control/behaviours/<email>, or GET /_control/submissions.",
  });
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function notAllowed(response: ServerResponse, allow: string): void {
  response.setHeader("Allow", allow);
  json(response, 405, { error: `Only ${allow} is allowed here.` });
}

function empty(response: ServerResponse): void {
  response.writeHead(204);
  response.end();
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(`${JSON.stringify(value)}\n`);
}
