import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { ALLOWED, type Intake, type Submission, startIntake } from "../../tools/intake/intake";

/** What an answer says, whole or cut short. */
interface Content {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** The values of `Access-Control-Allow-Origin`; as a catch hook's if left out. */
  allowOrigin?: readonly string[];
}

/** How the intake treats a submission that it has received. */
export type Behaviour =
  /** A whole answer, without a body unless one is given. */
  | ({ kind: "answer"; delayMs?: number } & Content)
  /** Any text in place of an HTTP answer, then the end of the connection. */
  | { kind: "raw"; text: string }
  /** No answer; the connection stays open until the intake closes. */
  | { kind: "never" }
  /** Headers and half of a body, then the connection is reset, or nothing more. */
  | ({ kind: "reset-during-body" | "stall" } & Content);

/** Where a submission may be redirected to: some services answer there, and allow any site too. */
export const REDIRECT_TARGET = "/redirected";
const JSON_BODY = '{"status":"success"}';

/** Long enough for the first half of a body to leave before the reset overtakes it. */
const FLUSH_MS = 100;

const JSON_TYPE = { "Content-Type": "application/json" };

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
      if (isRedirected) behave(response, { kind: "answer", status: 200, body: JSON_BODY });
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
  switch (behaviour.kind) {
    case "answer":
      setTimeout(() => {
        const { body } = behaviour;
        writeHead(response, { status: body ? 200 : 204, ...behaviour }, body ? JSON_TYPE : {});
        response.end(body);
      }, behaviour.delayMs);
      return;
    case "raw":
      response.socket?.end(behaviour.text);
      return;
    case "never":
      return;
    case "reset-during-body":
    case "stall": {
      const { body = JSON_BODY } = behaviour;
      writeHead(
        response,
        { status: 200, ...behaviour },
        { ...JSON_TYPE, "Content-Length": body.length },
      );
      response.flushHeaders();
      response.write(body.slice(0, body.length / 2));
      if (behaviour.kind === "stall") return;
      setTimeout(() => response.socket?.resetAndDestroy(), FLUSH_MS);
    }
  }
}

function writeHead(
  response: ServerResponse,
  { status, headers, allowOrigin }: Content & { status: number },
  usual: OutgoingHttpHeaders,
): void {
  const allowed = allowOrigin ? { "Access-Control-Allow-Origin": [...allowOrigin] } : ALLOWED;
  response.writeHead(status, { ...allowed, ...usual, ...headers });
}
