import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Waits until a server answers.
 *
 * @throws Error when it ends before, or hasn't answered in this many seconds.
 */
export async function untilItAnswers(
  url: string,
  server: ChildProcess,
  seconds: number,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    if (await fetch(url).catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error(`${url} doesn't answer.`);
}
