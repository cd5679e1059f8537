import { connect, constants, createServer } from "node:http2";
import type { AddressInfo } from "node:net";

/**
 * How many bytes an answer takes over HTTP/2, headers, body and frames: counted on a connection of its
 * own, as a visitor's first, where no header has been said before. HTTP/3 differs by a few bytes.
 *
 * @param headers by name, without the body's length
 */
export async function bytesOverHttp2(
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<number> {
  const server = createServer();
  server.on("stream", (stream) => {
    stream.respond({ ":status": 200, ...headers });
    stream.end(body);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    // Both sides' settings have come: what is read from here on is the answer.
    await new Promise<void>((acknowledged) => client.once("localSettings", () => acknowledged()));
    const before = client.socket.bytesRead;
    const answer = client.request({ [constants.HTTP2_HEADER_PATH]: "/" }).resume();
    await new Promise((ended, failed) => answer.once("end", ended).once("error", failed));
    return client.socket.bytesRead - before;
  } finally {
    client.close();
    server.close();
  }
}
