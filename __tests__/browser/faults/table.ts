import { type Behaviour, REDIRECT_TARGET } from "../../support/staged-intake";
import type { PageFault } from "./page";

/**
 * How a submission ends: it arrived and the visitor knows it; or the visitor knows that it failed,
 * still has every word, and has other ways to send it. "reloaded" is such a failure after the one
 * reload that a 401 or 403 asks for. See run-fault.ts for what each of them takes.
 */
const ENDS = ["sent", "failed", "reloaded"] as const;

/** What may be wrong with the address that the site posts to, or with its policy. */
export type SiteFault = "unknown host" | "closed port" | "no TLS" | "policy";

/** What happens between the submit and its end. */
const EVENTS = [
  "30 seconds pass",
  "30 seconds pass before the answer comes",
  "the network goes",
  "the page is reloaded",
  "the visitor goes to another page and back",
  "the visitor leaves the site and comes back",
  "another tab sends its own",
] as const;

/** One way in which sending can go wrong, or seem to. */
export interface Fault {
  name: string;
  /** How the intake answers; 204 if left out. */
  intake?: Behaviour;
  /** What is wrong with the site as it was served. */
  site?: SiteFault;
  /** What an extension, a setting or another script has done to the page. */
  page?: PageFault;
  /** True if the browser has no network when the form is submitted. */
  offline?: true;
  meanwhile?: (typeof EVENTS)[number];
  /** How the visitor submits; one click if left out. */
  submit?: "double click" | "twice in one task";
  /** What the visitor types besides the usual. */
  message?: string;
  end: (typeof ENDS)[number];
  /** How many submissions reach the intake; one if left out, and never more for one submit. */
  received?: 0;
}

const HTML = "<!doctype html><title>OK</title><h1>Thank you</h1>";
const NEVER: Behaviour = { kind: "never" };
const TOO_LONG_MS = 2_000;

function answer(status: number, body = "", headers: Record<string, string> = {}): Behaviour {
  return { kind: "answer", status, body, headers };
}

/**
 * Faults in which the browser itself has a part, with their expected ends. What the form does with a
 * status or a body that has come is a table of Jest's: __tests__/contact/submission.test.ts.
 */
export const FAULTS: readonly Fault[] = [
  // Answers that the browser reads, follows or refuses to read.
  { name: "204", intake: answer(204), end: "sent" },
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
  { name: "200 with HTML", intake: answer(200, HTML), end: "failed" },
  {
    name: "HTML called gzip",
    intake: answer(200, HTML, { "Content-Encoding": "gzip" }),
    end: "failed",
  },
  { name: "500 with HTML", intake: answer(500, HTML), end: "failed" },
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
  {
    name: "401 without CORS headers",
    intake: { kind: "answer", status: 401, allowOrigin: [] },
    end: "failed",
  },

  // A connection that breaks.
  { name: "an end without an answer", intake: { kind: "raw", text: "" }, end: "failed" },
  { name: "a reset during the body", intake: { kind: "reset-during-body" }, end: "failed" },
  {
    name: "a body shorter than it says",
    intake: answer(200, '{"status":"succ', { "Content-Length": "20" }),
    end: "failed",
  },

  // An answer that doesn't come in time.
  { name: "no answer", intake: NEVER, meanwhile: "30 seconds pass", end: "failed" },
  {
    name: "half a body, then nothing",
    intake: { kind: "stall" },
    meanwhile: "30 seconds pass",
    end: "failed",
  },
  {
    name: "a 204 that comes too late",
    intake: { kind: "answer", status: 204, delayMs: TOO_LONG_MS },
    meanwhile: "30 seconds pass before the answer comes",
    end: "failed",
  },

  // No way to the webhook.
  { name: "a host that can't be resolved", site: "unknown host", end: "failed", received: 0 },
  { name: "nobody listening", site: "closed port", end: "failed", received: 0 },
  { name: "no TLS where it is expected", site: "no TLS", end: "failed", received: 0 },
  { name: "a webhook that the policy blocks", site: "policy", end: "failed", received: 0 },
  { name: "offline before", offline: true, end: "failed", received: 0 },
  { name: "offline during", intake: NEVER, meanwhile: "the network goes", end: "failed" },

  // A reload without a draft would lose every word, so there is none.
  {
    name: "storage that is denied, and 401",
    intake: answer(401),
    page: "storage is denied",
    end: "failed",
  },
  {
    name: "storage that is full, and 403",
    intake: answer(403),
    page: "storage is full",
    end: "failed",
  },

  // What visitors do.
  {
    name: "a double click",
    intake: { kind: "answer", status: 204, delayMs: 500 },
    submit: "double click",
    end: "sent",
  },
  { name: "two submits in one task", submit: "twice in one task", end: "sent" },
  {
    name: "a reload by the visitor while waiting",
    intake: NEVER,
    meanwhile: "the page is reloaded",
    end: "failed",
  },
  {
    name: "another page of the site and back before the answer",
    intake: { kind: "answer", status: 204, delayMs: 3_000 },
    meanwhile: "the visitor goes to another page and back",
    end: "sent",
  },
  {
    name: "leaving and coming back while waiting",
    intake: NEVER,
    meanwhile: "the visitor leaves the site and comes back",
    end: "failed",
  },
  {
    name: "two tabs, of which one waits in vain",
    intake: NEVER,
    meanwhile: "another tab sends its own",
    end: "failed",
  },
  // A text area has line breaks of its own.
  { name: "several lines", message: "one\r\ntwo\rthree\nfour", end: "sent" },
];
