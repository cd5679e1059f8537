import type { ServerResponse } from "node:http";

/** Answers with a line of text. */
export function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${text}\n`);
}

/** Says that a request could not be handled, or breaks off an answer that has begun. */
export function giveUp(response: ServerResponse, text: string): void {
  if (response.headersSent) response.destroy();
  else plain(response, 500, text);
}
