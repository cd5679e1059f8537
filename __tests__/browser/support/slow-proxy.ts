import { connect, createServer, type Socket } from "node:net";
import { close, HOST, listen } from "../../../tools/shared/ports";

/**
 * Starts a SOCKS 5 proxy (RFC 1928) whose connections to one local port take a while to open, as they do to a
 * server that is far away. Other connections open at once.
 */
export async function startSlowProxy(slowPort: number, delayMs: number) {
  const sockets = new Set<Socket>();
  const server = createServer(async (client) => {
    sockets.add(client.on("error", () => client.destroy()));
    // The greeting: no authentication.
    await next(client);
    client.write(Uint8Array.of(5, 0));
    const request = await next(client);
    const port = request.readUInt16BE(request.length - 2);
    setTimeout(
      () => {
        const target = connect(port, HOST, () => {
          client.write(Uint8Array.of(5, 0, 0, 1, 0, 0, 0, 0, 0, 0));
          client.pipe(target).pipe(client);
        });
        sockets.add(target.on("error", () => client.destroy()));
      },
      port === slowPort ? delayMs : 0,
    );
  });
  const port = await listen(server, "site", 0);
  return {
    url: `socks5://${HOST}:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await close(server);
    },
  };
}

const next = (socket: Socket) =>
  new Promise<Buffer>((resolve) => {
    socket.once("data", resolve);
  });
