import { createServer } from "node:http";
import { close, listen } from "../../tools/shared/ports";

/** Returns a free loopback port for a program that can't choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, "site", 0);
  await close(server);
  return port;
}
