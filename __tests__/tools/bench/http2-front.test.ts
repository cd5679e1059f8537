/** @jest-environment node */
import { createServer } from "node:http";
import { connect } from "node:http2";
import { startFront } from "../../../tools/bench/http2-front";
import { listen } from "../../../tools/ports";

test("answers over HTTP/2 what the server behind says", async () => {
  const server = createServer((request, response) => {
    response.writeHead(404, { "X-Asked": `${request.method} ${request.url}`, Connection: "close" });
    response.end(`as ${request.headers["accept-encoding"]}`);
  });
  const port = await listen(server, "preview", 0);
  const front = await startFront(`http://127.0.0.1:${port}`);
  const client = connect(front.url, { rejectUnauthorized: false });
  try {
    const stream = client.request({ ":path": "/a%20b?c=1", "accept-encoding": "br" });
    const headers = new Promise<Record<string, unknown>>((done) => stream.once("response", done));
    let body = "";
    for await (const chunk of stream) body += chunk;
    expect(await headers).toMatchObject({ ":status": 404, "x-asked": "GET /a%20b?c=1" });
    expect(body).toBe("as br");
  } finally {
    client.close();
    await front.close();
    server.close();
  }
});
