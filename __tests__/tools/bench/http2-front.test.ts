import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type ClientHttp2Session, type ClientHttp2Stream, connect, constants } from "node:http2";
import { startFront } from "../../../tools/bench/http2-front";
import { listen } from "../../../tools/shared/ports";

/** Talks to a front of a server that answers in this way. */
async function withFront(
  answer: RequestListener,
  talk: (client: ClientHttp2Session) => Promise<void>,
): Promise<void> {
  const server = createServer(answer);
  const port = await listen(server, "preview", 0);
  const front = await startFront(`http://127.0.0.1:${port}`);
  const client = connect(front.url, { rejectUnauthorized: false });
  try {
    await talk(client);
  } finally {
    client.close();
    await front.close();
    server.close();
  }
}

async function bodyOf(stream: ClientHttp2Stream): Promise<string> {
  let body = "";
  for await (const chunk of stream) body += chunk;
  return body;
}

test("answers over HTTP/2 what the server behind says", async () => {
  const answer: RequestListener = (request, response) => {
    response.writeHead(404, { "X-Asked": `${request.method} ${request.url}`, Connection: "close" });
    response.end(`as ${request.headers["accept-encoding"]}`);
  };
  await withFront(answer, async (client) => {
    const stream = client.request({ ":path": "/a%20b?c=1", "accept-encoding": "br" });
    const headers = once(stream, "response");
    expect(await bodyOf(stream)).toBe("as br");
    expect((await headers)[0]).toMatchObject({ ":status": 404, "x-asked": "GET /a%20b?c=1" });
  });
});

test("goes on after a browser that leaves before its answer", async () => {
  let asked = () => {};
  let left = () => {};
  const late = new Promise<void>((done) => {
    asked = done;
  });
  const answer: RequestListener = (request, response) => {
    if (request.url !== "/late") return void response.end("here");
    response.once("close", () => left());
    asked();
  };
  await withFront(answer, async (client) => {
    const stream = client.request({ ":path": "/late" });
    await late;
    const takenBack = new Promise<void>((done) => {
      left = done;
    });
    stream.close(constants.NGHTTP2_CANCEL);
    await takenBack;
    expect(await bodyOf(client.request({ ":path": "/" }))).toBe("here");
  });
});
