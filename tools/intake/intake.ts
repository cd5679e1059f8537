import { appendFileSync, mkdirSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { addressOf, close, listen } from "../shared/ports";

/** A submission, which is also a line in `.intake/submissions.jsonl`. */
export interface Submission {
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Path and query string of the request. */
  path: string;
  headers: { origin: string | null; "content-type": string | null };
  /** The unmodified request body. */
  body: string;
  /** The body parsed as JSON; null if it isn't JSON. */
  parsed: unknown;
}

export interface Intake {
  /** Address without a trailing slash. */
  url: string;
  /** All submissions since the start, oldest first. */
  submissions: readonly Submission[];
  close(): Promise<void>;
}

interface IntakeOptions {
  /** 0 lets the system choose. */
  port: number;
  /** The JSON Lines file to append submissions to; none by default. */
  file?: string;
  /** Prints a submission; to the terminal by default. */
  log?: (text: string) => void;
  /** Handles a request that isn't a submission, and returns true if it did. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Responds to a submission; with 204 by default, like a catch hook. */
  answer?: (response: ServerResponse, submission: Submission) => void;
}

/** Any site can read the responses of a catch hook. */
export const ALLOWED = { "Access-Control-Allow-Origin": "*" };

/**
 * Starts the local form intake, which behaves like an automation service's catch hook. It accepts a POST to any
 * path from any site, doesn't support preflight requests, and responds with 204 (specification, section 7).
 *
 * @throws Error if the port is busy; the message says what to do
 */
export async function startIntake(options: IntakeOptions): Promise<Intake> {
  const { file, log = console.log, intercept = () => false } = options;
  const { answer = (response: ServerResponse) => response.writeHead(204, ALLOWED).end() } = options;
  const submissions: Submission[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // With keep-alive, browsers retry a request after a reset, which would hide the reset from tests.
    response.setHeader("Connection", "close");
    if (intercept(request, response)) return;
    if (request.method !== "POST") {
      response.writeHead(405, { Allow: "POST" }).end("The local form intake accepts only POST.\n");
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
    // Save before printing, so that a failure there doesn't lose the submission.
    if (file !== undefined) {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${JSON.stringify(submission)}\n`);
    }
    log(formatSubmission(submission, submissions.length));
    answer(response, submission);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      console.error(`The form intake failed to process a submission: ${error.message}`);
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

/** Formats a submission for the terminal, with one field per line. */
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

/** Replaces control characters, which could control the terminal. */
function printable(words: string): string {
  return words.replaceAll("\r\n", "\n").replace(/[^\P{Cc}\n\t]/gu, "\uFFFD");
}
