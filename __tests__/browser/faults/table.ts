import { type Behaviour, REDIRECT_TARGET } from "../../support/staged-intake";
import type { SiteFault } from "./faulty-site";
import type { PageFault } from "./page";

/**
 * How a submission ends: it arrived and the visitor knows it; or the visitor knows that it failed,
 * still has every word, and has other ways to send it. "reloaded" is such a failure after the one
 * reload that a 401 or 403 asks for. See run-fault.ts for what each of them takes.
 */
const ENDS = ["sent", "failed", "reloaded"] as const;

/** What happens between the submit and its end. */
const EVENTS = [
  "30 seconds pass",
  "30 seconds pass before the answer comes",
  "the network goes",
  "the page is reloaded",
  "the visitor goes to another page and back",
  "the visitor goes to another page and back, and 30 seconds pass",
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
  submit?: "double click" | "twice in one task" | "click, then Enter";
  /** What the visitor types besides the usual. */
  message?: string;
  end: (typeof ENDS)[number];
  /** How many submissions reach the intake; one if left out, and never more for one submit. */
  received?: 0;
}

const JSON_BODY = '{"status":"success"}';
const HTML = "<!doctype html><title>OK</title><h1>Thank you</h1>";
const TOO_LONG_MS = 2_000;

function answer(status: number, body = "", headers: Record<string, string> = {}): Behaviour {
  return { kind: "answer", status, body, headers };
}

/** Bytes instead of a well-formed answer. */
function raw(...lines: string[]): Behaviour {
  return { kind: "raw", text: lines.join("\r\n") };
}

const ALLOWED = "Access-Control-Allow-Origin: *";

/**
 * Every fault with its expected end. What a status or a body decides in our own code alone is in
 * __tests__/contact/submission.test.ts.
 */
export const FAULTS: readonly Fault[] = [
  // Successes, some of them unusual.
  { name: "204", intake: answer(204), end: "sent" },
  { name: "200 with JSON", intake: answer(200, JSON_BODY), end: "sent" },
  {
    name: "204 after a second and a half",
    intake: { kind: "answer", delayMs: 1_500, status: 204 },
    end: "sent",
  },
  {
    name: "302 to an address that answers JSON",
    intake: answer(302, "", { Location: REDIRECT_TARGET }),
    end: "sent",
  },

  // A 2xx that is no success.
  { name: "200 with HTML", intake: answer(200, HTML), end: "failed" },
  {
    name: "a body shorter than it says",
    intake: answer(200, '{"status":"succ', { "Content-Length": "20" }),
    end: "failed",
  },
  {
    name: "HTML called gzip",
    intake: answer(200, HTML, { "Content-Encoding": "gzip" }),
    end: "failed",
  },

  // Redirects that lead nowhere.
  { name: "302 without an address", intake: answer(302), end: "failed" },
  {
    name: "302 to an address that answers GET with 405",
    intake: answer(302, "", { Location: "/hooks/contact" }),
    end: "failed",
  },
  {
    name: "302 to data",
    intake: answer(302, "", { Location: "data:application/json,{}" }),
    end: "failed",
  },
  {
    name: "307 to another origin, which the policy blocks",
    intake: answer(307, "", { Location: "http://localhost:9/" }),
    end: "failed",
  },

  // Refusals. Not 421, after which browsers themselves ask again (Fetch Standard, "HTTP fetch").
  { name: "401", intake: answer(401, "{}"), end: "reloaded" },
  {
    name: "401 that asks for a password",
    intake: answer(401, "", { "WWW-Authenticate": 'Basic realm="hook"' }),
    end: "reloaded",
  },
  { name: "408, after which a browser might ask again", intake: answer(408, "{}"), end: "failed" },
  { name: "425, after which a browser might ask again", intake: answer(425, "{}"), end: "failed" },

  // A server in trouble.
  { name: "500 with HTML", intake: answer(500, HTML), end: "failed" },
  {
    name: "502 without CORS headers",
    intake: { kind: "answer", status: 502, body: HTML, allowOrigin: [] },
    end: "failed",
  },

  // It arrived, but the browser may not read the answer.
  {
    name: "204 without CORS headers",
    intake: { kind: "answer", status: 204, allowOrigin: [] },
    end: "failed",
  },
  {
    name: "200 with CORS headers for another site",
    intake: { kind: "answer", body: JSON_BODY, allowOrigin: ["https://elsewhere.example"] },
    end: "failed",
  },
  {
    name: "200 with two CORS headers",
    intake: { kind: "answer", body: JSON_BODY, allowOrigin: ["*", "*"] },
    end: "failed",
  },
  {
    name: "401 without CORS headers",
    intake: { kind: "answer", status: 401, allowOrigin: [] },
    end: "failed",
  },

  // A connection that breaks.
  { name: "a reset before the answer", intake: { kind: "reset" }, end: "failed" },
  { name: "a reset during the body", intake: { kind: "reset-during-body" }, end: "failed" },
  { name: "an end without an answer", intake: raw(""), end: "failed" },
  { name: "an end during the headers", intake: raw("HTTP/1.1 200 OK", "Acc"), end: "failed" },
  { name: "no HTTP", intake: raw("220 mail.example ESMTP", ""), end: "failed" },
  {
    name: "a broken chunk",
    intake: raw("HTTP/1.1 200 OK", ALLOWED, "Transfer-Encoding: chunked", "", "zz", "{}"),
    end: "failed",
  },
  {
    name: "two different lengths",
    intake: raw("HTTP/1.1 200 OK", ALLOWED, "Content-Length: 2", "Content-Length: 20", "", "{}"),
    end: "failed",
  },

  // An answer that doesn't come in time.
  { name: "no answer", intake: { kind: "never" }, meanwhile: "30 seconds pass", end: "failed" },
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
  {
    name: "a 401 that comes too late",
    intake: { kind: "answer", status: 401, delayMs: TOO_LONG_MS },
    meanwhile: "30 seconds pass before the answer comes",
    end: "failed",
  },

  // No way to the webhook.
  { name: "a host that can't be resolved", site: "unknown host", end: "failed", received: 0 },
  { name: "nobody listening", site: "closed port", end: "failed", received: 0 },
  { name: "no TLS where it is expected", site: "no TLS", end: "failed", received: 0 },
  { name: "a webhook that the policy blocks", site: "policy", end: "failed", received: 0 },
  { name: "offline before", offline: true, end: "failed", received: 0 },
  {
    name: "offline during",
    intake: { kind: "never" },
    meanwhile: "the network goes",
    end: "failed",
  },

  // What stands between the form and the browser.
  { name: "fetch that rejects", page: "fetch rejects", end: "failed", received: 0 },
  { name: "fetch that throws", page: "fetch throws", end: "failed", received: 0 },
  { name: "fetch that gives nothing", page: "fetch gives nothing", end: "failed", received: 0 },
  {
    name: "fetch that never settles",
    page: "fetch never settles",
    meanwhile: "30 seconds pass",
    end: "failed",
    received: 0,
  },
  { name: "storage that is denied, and 204", page: "storage is denied", end: "sent" },
  {
    name: "storage that is denied, and 500",
    intake: answer(500),
    page: "storage is denied",
    end: "failed",
  },
  // A reload without a draft would lose every word, so there is none.
  {
    name: "storage that is denied, and 401",
    intake: answer(401),
    page: "storage is denied",
    end: "failed",
  },
  { name: "storage that is full, and 204", page: "storage is full", end: "sent" },
  {
    name: "storage that is full, and 403",
    intake: answer(403),
    page: "storage is full",
    end: "failed",
  },
  { name: "analytics that throw", page: "analytics throw", end: "sent" },
  { name: "analytics that are no function", page: "analytics are no function", end: "sent" },
  { name: "a clock that goes back an hour", page: "the clock goes back", end: "sent" },
  {
    name: "a clock that goes back an hour, and no answer",
    intake: { kind: "never" },
    page: "the clock goes back",
    meanwhile: "30 seconds pass",
    end: "failed",
  },
  {
    name: "a clock that jumps a day ahead, and a slow 204",
    intake: { kind: "answer", status: 204, delayMs: 500 },
    page: "the clock jumps ahead",
    end: "sent",
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
    name: "Enter while it is being sent",
    intake: { kind: "answer", status: 204, delayMs: 500 },
    submit: "click, then Enter",
    end: "sent",
  },
  {
    name: "a double click that fails",
    intake: { kind: "answer", status: 500, delayMs: 500 },
    submit: "double click",
    end: "failed",
  },
  {
    name: "a reload by the visitor while waiting",
    intake: { kind: "never" },
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
    name: "another page of the site and back while waiting in vain",
    intake: { kind: "never" },
    meanwhile: "the visitor goes to another page and back, and 30 seconds pass",
    end: "failed",
  },
  {
    name: "leaving and coming back while waiting",
    intake: { kind: "never" },
    meanwhile: "the visitor leaves the site and comes back",
    end: "failed",
  },
  {
    name: "two tabs, of which one waits in vain",
    intake: { kind: "never" },
    meanwhile: "another tab sends its own",
    end: "failed",
  },

  // Text that is easily damaged.
  { name: "half a surrogate pair", message: "a\ud83db\udc00c", end: "sent" },
  { name: "a NUL and other controls", message: "a\u0000b\u0007c\u001bd", end: "sent" },
  {
    name: "markup and a formula",
    message: '</script><!--<b>&amp; =HYPERLINK("x") %s \\u0041',
    end: "sent",
  },
  { name: "several lines", message: "one\r\ntwo\rthree\nfour", end: "sent" },
  { name: "right-to-left text", message: "שלום \u202eabc\u202c مرحبا", end: "sent" },
  {
    name: "text beyond the basic plane, after a 500",
    intake: answer(500),
    message: "👩‍👩‍👧‍👦 𝕏 \u2028 \u2029",
    end: "failed",
  },
  { name: "the longest message", message: "x".repeat(20_000), end: "sent" },
];
