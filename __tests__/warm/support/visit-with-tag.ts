import { fork } from "node:child_process";
import { join } from "node:path";

/** What a visit to two pages of a site with Google's tag has led to. */
export interface Visit {
  /** The addresses of Google's that were asked for. */
  asked: string[];
  /** What the tag was told, each command as a list. */
  told: unknown[][];
  /** What the browser had to say. */
  problems: string[];
}

/**
 * Visits Home of a built site, with an email address in its query, and Pricing by a link, with a
 * stand-in for Google's script. In a process of its own: the preview reads the host's rules by modules
 * that Jest can't load.
 *
 * @param refusal What the visitor's browser says of tracking, as a property of `navigator`
 */
export function visitWithTag(publicFolder: string, refusal?: string): Promise<Visit> {
  return new Promise((resolve, reject) => {
    const script = join(__dirname, "run-visit-with-tag.ts");
    const args = refusal === undefined ? [publicFolder] : [publicFolder, refusal];
    const child = fork(script, args, { execArgv: ["--import", "tsx"] });
    child.once("error", reject);
    child.once("message", (visit: Visit) => resolve(visit));
    child.once("exit", (code) => reject(new Error(`The visit ended with exit code ${code}.`)));
  });
}
