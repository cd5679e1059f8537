import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** Serves a folder as the host does, in a separate process (serve-folder.ts). */
export async function serve(folder: string): Promise<{ url: string; stop: () => void }> {
  const script = path.join(__dirname, "serve-folder.ts");
  const server = fork(script, [folder], { execArgv: ["--import", "tsx"] });
  const [{ url, error }] = (await once(server, "message")) as [{ url: string; error?: string }];
  if (error) throw new Error(error);
  return { url, stop: () => void server.kill() };
}
