import { createServer } from "node:http";
import { close, listen } from "../../tools/shared/ports";

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, "site", 0);
  await close(server);
  return port;
}
