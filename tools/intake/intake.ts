import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { giveUp, plain } from "../shared/http";
import { addressOf, close, listen } from "../shared/ports";
import { answer } from "./answer";
import { type CompleteBehaviour, DEFAULT_BEHAVIOUR } from "./behaviours";
import { type Control, control, isControl } from "./control";
import { readBody } from "./read-body";
import {
  appendSubmission,
  emailOf,
  formatSubmission,
  type Submission,
  toSubmission,
} from "./submissions";

/** Far above any contact form, far below what would trouble the machine. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** Where a submission may be redirected to: some services answer there, and allow any site too. */
const REDIRECT_TARGET = "/redirected";

export interface Intake {
  /** Address without a trailing slash. */
  url: string;
  port: number;
  /** Everything received since the start, oldest first. */
  submissions: readonly Submission[];
  close(): Promise<void>;
}

export interface IntakeOptions {
  /** 0 lets the system choose. */
  port: number;
  /** Where each submission is appended as a line of JSON; nowhere when left out. */
  file?: string;
  /** Prints a submission; the terminal when left out. */
  log?: (text: string) => void;
}

/**
 * Starts the local form intake, which behaves like an automation service's catch hook: it accepts a
 * POST to any path from any site (`Access-Control-Allow-Origin: *`), knows no preflight, and answers
 * 204 unless a test told it otherwise (`/_control/`, see control.ts; specification, section 7).
 *
 * @throws Error when the port is busy, saying what to do.
 */
export async function startIntake({ port, file, log }: IntakeOptions): Promise<Intake> {
  const submissions: Submission[] = [];
  const behaviours = new Map<string, CompleteBehaviour>();
  const state: Control = { submissions, behaviours };
  const print = log ?? ((text: string) => console.log(text));

  const server = createServer((request, response) => {
    // A kept connection would hide a reset: the browser repeats the request on a new one by itself.
    response.setHeader("Connection", "close");
    handle(request, response).catch((error: Error) => {
      print(`The intake could not handle a request: ${error.message}`);
      giveUp(response, "The intake could not handle this request; its log says why.");
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isControl(request)) return control(request, response, state);
    if (request.method === "GET" && request.url === REDIRECT_TARGET) {
      return answer(response, { ...DEFAULT_BEHAVIOUR, status: 200, body: '{"status":"success"}' });
    }
    if (request.method !== "POST") {
      response.setHeader("Allow", "POST");
      return plain(response, 405, "This is the local form intake. It accepts POST requests only.");
    }
    const bytes = await readBody(request, MAX_BODY_BYTES);
    if (bytes === "too large") {
      response.setHeader("Access-Control-Allow-Origin", "*");
      return plain(response, 413, "The submission is larger than 2 MB.");
    }
    const submission = toSubmission(request, bytes);
    submissions.push(submission);
    // Kept before it is shown: whatever fails in showing it loses nothing.
    if (file !== undefined) appendSubmission(file, submission);
    print(formatSubmission(submission, submissions.length));
    const email = emailOf(submission);
    answer(response, behaviours.get(email ?? "") ?? DEFAULT_BEHAVIOUR);
  }

  const actualPort = await listen(server, "intake", port);
  return {
    url: addressOf(actualPort),
    port: actualPort,
    submissions,
    close: () => close(server),
  };
}
