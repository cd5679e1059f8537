import { appendFileSync, mkdirSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { addressOf, close, listen } from "../shared/ports";

/** One submission as it arrived; a line of `.intake/submissions.jsonl`. */
export interface Submission {
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Path and query string of the request. */
  path: string;
  headers: { origin: string | null; "content-type": string | null };
  /** Exactly what was sent. */
  body: string;
  /** The body read as JSON, or null when it is not JSON. */
  parsed: unknown;
}

export interface Intake {
  /** Address without a trailing slash. */
  url: string;
  /** Everything received since the start, oldest first. */
  submissions: readonly Submission[];
  close(): Promise<void>;
}

interface IntakeOptions {
  /** 0 lets the system choose. */
  port: number;
  /** Where each submission is appended as a line of JSON; nowhere when left out. */
  file?: string;
  /** Prints a submission; the terminal when left out. */
  log?: (text: string) => void;
  /** Takes a request that is no submission, and returns true if it did. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers a submission; as a catch hook does when left out, with 204. */
  answer?: (response: ServerResponse, submission: Submission) => void;
}

/** Any site may read the answers of a catch hook. */
export const ALLOWED = { "Access-Control-Allow-Origin": "*" };

/**
 * Starts the local form intake, which behaves like an automation service's catch hook: it accepts a POST to
 * any path from any site, knows no preflight, and answers 204 (specification, section 7).
 *
 * @throws Error when the port is busy, saying what to do.
 */
export async function startIntake(options: IntakeOptions): Promise<Intake> {
  const { file, log = console.log, intercept = () => false } = options;
  const { answer = (response: ServerResponse) => response.writeHead(204, ALLOWED).end() } = options;
  const submissions: Submission[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A kept connection would hide a reset: the browser repeats the request on a new one by itself.
    response.setHeader("Connection", "close");
    if (intercept(request, response)) return;
    if (request.method !== "POST") {
      response.writeHead(405, { Allow: "POST" }).end("The local form intake takes POST alone.\n");
      return;
    }
    const body = await text(request);
    const submission: Submission = {
      receivedAt: new Date().toISOString(),
      path: request.url ?? "/",
      headers: {
        origin: request.headers.origin ?? null,
        "content-type": request.headers["content-type"] ?? null,
      },
      body,
      parsed: parseJson(body),
    };
    submissions.push(submission);
    // Kept before it is shown: whatever fails in showing it loses nothing.
    if (file !== undefined) {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${JSON.stringify(submission)}\n`);
    }
    log(formatSubmission(submission, submissions.length));
    answer(response, submission);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      console.error(`The intake could not take a submission: ${error.message}`);
      response.writeHead(500).end();
    });
  });
  const port = await listen(server, "intake", options.port);
  return { url: addressOf(port), submissions, close: () => close(server) };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** The submission as a block for people to read, one field a line. */
function formatSubmission(submission: Submission, number: number): string {
  const { receivedAt, path, headers, parsed, body } = submission;
  const fields = typeof parsed === "object" && parsed !== null ? parsed : { body };
  const rows = Object.entries({ ...headers, ...fields }).map(([name, value]) => [
    printable(name),
    printable(typeof value === "string" ? value : JSON.stringify(value)),
  ]);
  const width = Math.max(...rows.map(([name = ""]) => name.length)) + 2;
  const lines = rows.map(
    ([name = "", value = ""]) =>
      `  ${name.padEnd(width)}${value.replaceAll("\n", `\n${" ".repeat(width + 2)}`)}`,
  );
  const title = `Submission ${number}, POST ${printable(path)}, ${receivedAt}`;
  return `\n${[title, ...lines].join("\n")}\n`;
}

/** Visitors type what they like: control characters must not steer the reader's terminal. */
function printable(words: string): string {
  return words.replaceAll("\r\n", "\n").replace(/[^\P{Cc}\n\t]/gu, "\uFFFD");
}
