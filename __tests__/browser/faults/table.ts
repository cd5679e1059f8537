import { type Behavior, REDIRECT_TARGET } from "../../support/staged-intake";

/** run-fault.ts checks these outcomes. "reloaded" is like "failed", but the page also reloads. */
const ENDS = ["sent", "failed", "reloaded"] as const;

const EVENTS = [
  "30 seconds pass",
  "the page is reloaded",
  "the visitor goes to another page and back",
  "the visitor leaves the site and comes back",
] as const;

export interface Fault {
  name: string;
  intake?: Behavior;
  meanwhile?: (typeof EVENTS)[number];
  end: (typeof ENDS)[number];
}

const HTML = "<!doctype html><title>OK</title><h1>Thank you</h1>";
const NEVER: Behavior = { kind: "never" };

function respond(status: number, body = "", headers: Record<string, string> = {}): Behavior {
  return { kind: "response", status, body, headers };
}

/** Outcomes that depend on browser behavior. contact/submission.test.ts covers statuses and bodies. */
export const FAULTS: readonly Fault[] = [
  // Redirects, and a response that the browser can't decode.
  {
    name: "302 to a URL that responds with JSON",
    intake: respond(302, "", { Location: REDIRECT_TARGET }),
    end: "sent",
  },
  {
    name: "302 to another origin, which the policy blocks",
    intake: respond(302, "", { Location: "http://localhost:9/" }),
    end: "failed",
  },
  {
    name: "HTML labeled as gzip",
    intake: respond(200, HTML, { "Content-Encoding": "gzip" }),
    end: "failed",
  },
  // Statuses after which browsers may retry automatically.
  { name: "408", intake: respond(408, "{}"), end: "failed" },
  {
    name: "401 that asks for a password",
    intake: respond(401, "", { "WWW-Authenticate": 'Basic realm="hook"' }),
    end: "reloaded",
  },
  {
    name: "204 without CORS headers",
    intake: { kind: "response", status: 204, allowOrigin: [] },
    end: "failed",
  },

  // Connections that break.
  { name: "a connection that closes without a response", intake: { kind: "end" }, end: "failed" },
  {
    name: "a body shorter than its Content-Length",
    intake: respond(200, '{"status":"succ', { "Content-Length": "20" }),
    end: "failed",
  },

  { name: "no response", intake: NEVER, meanwhile: "30 seconds pass", end: "failed" },

  // Visitor actions.
  {
    name: "the visitor reloads the page while waiting",
    intake: NEVER,
    meanwhile: "the page is reloaded",
    end: "failed",
  },
  {
    name: "the visitor goes to another page of the site and back before the response",
    intake: { kind: "response", status: 204, delayMs: 1_500 },
    meanwhile: "the visitor goes to another page and back",
    end: "sent",
  },
  {
    name: "the visitor leaves the site and comes back while waiting",
    intake: NEVER,
    meanwhile: "the visitor leaves the site and comes back",
    end: "failed",
  },
];
