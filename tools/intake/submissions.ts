import { isUtf8 } from "node:buffer";
import { appendFileSync, mkdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { dirname } from "node:path";

/** One submission as it arrived; a line of `.intake/submissions.jsonl`. */
export interface Submission {
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Path and query string of the request. */
  path: string;
  contentType: string | null;
  headers: { origin: string | null; "content-type": string | null };
  /** Exactly what was sent: as text, or base64 when the bytes are not UTF-8. */
  body: string;
  bodyEncoding: "utf8" | "base64";
  /** The body read as JSON, or null when it is not JSON. */
  parsed: unknown;
}

/** Makes the record of a request whose body has been read. */
export function toSubmission(request: IncomingMessage, bytes: Buffer): Submission {
  const contentType = request.headers["content-type"] ?? null;
  const bodyEncoding = isUtf8(bytes) ? "utf8" : "base64";
  const body = bytes.toString(bodyEncoding);
  return {
    receivedAt: new Date().toISOString(),
    path: request.url ?? "/",
    contentType,
    headers: { origin: request.headers.origin ?? null, "content-type": contentType },
    body,
    bodyEncoding,
    parsed: parseJson(body),
  };
}

/** The submitted email address, by which a test recognises its own submissions. */
export function emailOf(submission: Submission): string | undefined {
  const { parsed } = submission;
  if (typeof parsed !== "object" || parsed === null || !("email" in parsed)) return undefined;
  return typeof parsed.email === "string" ? parsed.email : undefined;
}

/** Adds the submission to the file as one line of JSON, and makes the file's folder if needed. */
export function appendSubmission(file: string, submission: Submission): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(submission)}\n`);
}

/** The submission as a block for people to read, one field a line. */
export function formatSubmission(submission: Submission, number: number): string {
  const { receivedAt, path, headers, parsed, body } = submission;
  const fields =
    typeof parsed === "object" && parsed !== null ? Object.entries(parsed) : [["body", body]];
  const rows: [string, string][] = [
    ["origin", headers.origin ?? "(none)"],
    ["content-type", headers["content-type"] ?? "(none)"],
    ...fields.map(([name, value]): [string, string] => [
      String(name),
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  const lines = rows.map(([name, value]) => {
    const text = printable(value).replaceAll("\n", `\n${" ".repeat(width + 2)}`);
    return `  ${printable(name).padEnd(width)}${text}`;
  });
  const title = `Submission ${number}, POST ${printable(path)}, ${receivedAt}`;
  return `\n${[title, ...lines].join("\n")}\n`;
}

/** Visitors type what they like: control characters must not steer the reader's terminal. */
function printable(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(/[^\P{Cc}\n\t]/gu, "\uFFFD");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
