import { appendFileSync, mkdirSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import { close, listen, urlOf } from "../shared/ports";

/** A form submission. Each line in `.intake/submissions.jsonl` contains one submission as JSON. */
export interface Submission {
  receivedAt: string;
  path: string;
  headers: { origin: string | null; "content-type": string | null };
  body: string;
  parsed: unknown;
}

export interface Intake {
  url: string;
  submissions: readonly Submission[];
  close(): Promise<void>;
}

interface IntakeOptions {
  port: number;
  file?: string;
  log?: (line: string) => void;
  /** If this function returns true, the intake ignores the request. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Responds to a submission. By default, responds with status 204, as a catch hook does. */
  respond?: (response: ServerResponse, submission: Submission) => void;
}

/** Allows any site to read the responses, as a catch hook does. */
export const ALLOWED = { "Access-Control-Allow-Origin": "*" };

/**
 * Behaves like an automation service's catch hook (specification, section 7): it accepts POST requests from
 * any site, doesn't support preflight requests, and responds with status 204.
 */
export async function startIntake(options: IntakeOptions): Promise<Intake> {
  const { file, log = console.log, intercept = () => false } = options;
  const { respond = (response: ServerResponse) => response.writeHead(204, ALLOWED).end() } =
    options;
  const submissions: Submission[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Disable keep-alive, because browsers would retry requests after a connection reset and hide the reset
    // from tests.
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
    // Save the submission first, so that it isn't lost if printing fails.
    if (file !== undefined) {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, `${JSON.stringify(submission)}\n`);
    }
    // Node escapes control characters, which could change how the terminal behaves.
    log(`\nSubmission ${submissions.length}: ${inspect(submission)}`);
    respond(response, submission);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      console.error(`The form intake failed to process a submission: ${error.message}`);
      response.writeHead(500).end();
    });
  });
  const port = await listen(server, "intake", options.port);
  return { url: urlOf(port), submissions, close: () => close(server) };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
