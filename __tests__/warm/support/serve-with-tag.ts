import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { ProjectCopy } from "../../support/project-copy";

export interface ServedSite {
  url: string;
  close(): void;
}

/** Builds a copy of the project with Google's tag, and serves it as the host does. */
export async function serveWithTag(settings: Record<string, string>): Promise<ServedSite> {
  const project = new ProjectCopy();
  project.set({ GATSBY_GTAG_ID: "G-AB12CD34EF", ...settings });
  await project.site();
  const script = path.join(__dirname, "../../support/serve-folder.ts");
  const server = fork(script, [project.at("public")], { execArgv: ["--import", "tsx"] });
  const [{ url }] = (await once(server, "message")) as [{ url: string }];
  return { url, close: () => void server.kill() };
}
