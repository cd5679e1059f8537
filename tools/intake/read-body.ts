import type { IncomingMessage } from "node:http";

/**
 * Reads a request's body. One that is too large is read to its end without being kept, since a
 * client that is still sending would see a reset and not the answer.
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | "too large"> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) continue;
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
  }
  return length > maxBytes ? "too large" : Buffer.concat(chunks);
}
