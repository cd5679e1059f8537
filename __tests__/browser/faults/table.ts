import { type Behavior, REDIRECT_TARGET } from "../../support/staged-intake";

/**
 * How a submission ends: it arrived and the visitor knows it; or the visitor knows that it failed,
 * still has every word, and has other ways to send it. "reloaded" is such a failure after the one
 * reload that a 401 or 403 asks for. See run-fault.ts for what each of them takes.
 */
const ENDS = ["sent", "failed", "reloaded"] as const;

/** What may be wrong with the address that the site posts to, or with its policy. */
export type SiteFault = "closed port" | "policy";

/** What happens between the submit and its end. */
const EVENTS = [
  "30 seconds pass",
  "the page is reloaded",
  "the visitor goes to another page and back",
  "the visitor leaves the site and comes back",
] as const;

/** One way in which sending can go wrong, or seem to. */
export interface Fault {
  name: string;
  /** How the intake answers; 204 if left out. */
  intake?: Behavior;
  /** What is wrong with the site as it was served. */
  site?: SiteFault;
  meanwhile?: (typeof EVENTS)[number];
  /** True if the form is submitted twice in one task, and not by one click. */
  isTwice?: true;
  end: (typeof ENDS)[number];
  /** How many submissions reach the intake; one if left out, and never more for one submit. */
  received?: 0;
}

const HTML = "<!doctype html><title>OK</title><h1>Thank you</h1>";
const NEVER: Behavior = { kind: "never" };

function answer(status: number, body = "", headers: Record<string, string> = {}): Behavior {
  return { kind: "answer", status, body, headers };
}

/**
 * Faults in which the browser itself has a part, with their expected ends. What the form does with a
 * status or a body that has come, and with an answer that comes too late or never ends, is Jest's:
 * __tests__/contact/submission.test.ts.
 */
export const FAULTS: readonly Fault[] = [
  // Answers that the browser reads, follows or refuses to read.
  {
    name: "302 to an address that answers JSON",
    intake: answer(302, "", { Location: REDIRECT_TARGET }),
    end: "sent",
  },
  {
    name: "302 to another origin, which the policy blocks",
    intake: answer(302, "", { Location: "http://localhost:9/" }),
    end: "failed",
  },
  {
    name: "HTML called gzip",
    intake: answer(200, HTML, { "Content-Encoding": "gzip" }),
    end: "failed",
  },
  // After which browsers may ask again by themselves.
  { name: "408", intake: answer(408, "{}"), end: "failed" },
  { name: "401", intake: answer(401, "{}"), end: "reloaded" },
  {
    name: "401 that asks for a password",
    intake: answer(401, "", { "WWW-Authenticate": 'Basic realm="hook"' }),
    end: "reloaded",
  },
  {
    name: "204 without CORS headers",
    intake: { kind: "answer", status: 204, allowOrigin: [] },
    end: "failed",
  },

  // A connection that breaks.
  { name: "an end without an answer", intake: { kind: "end" }, end: "failed" },
  {
    name: "a body shorter than it says",
    intake: answer(200, '{"status":"succ', { "Content-Length": "20" }),
    end: "failed",
  },

  // An answer that doesn't come in time.
  { name: "no answer", intake: NEVER, meanwhile: "30 seconds pass", end: "failed" },

  // No way to the webhook.
  { name: "nobody listening", site: "closed port", end: "failed", received: 0 },
  { name: "a webhook that the policy blocks", site: "policy", end: "failed", received: 0 },

  // What visitors do.
  { name: "two submits in one task", isTwice: true, end: "sent" },
  {
    name: "a reload by the visitor while waiting",
    intake: NEVER,
    meanwhile: "the page is reloaded",
    end: "failed",
  },
  {
    name: "another page of the site and back before the answer",
    intake: { kind: "answer", status: 204, delayMs: 1_500 },
    meanwhile: "the visitor goes to another page and back",
    end: "sent",
  },
  {
    name: "leaving and coming back while waiting",
    intake: NEVER,
    meanwhile: "the visitor leaves the site and comes back",
    end: "failed",
  },
];
