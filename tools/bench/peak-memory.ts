import { execFileSync } from "node:child_process";

/** How often the memory is looked at, in milliseconds. */
const EVERY = 500;

/**
 * Watches how much memory a process and all that it starts hold, until stopped.
 *
 * @returns a function that stops, and tells the highest sum in bytes. What processes share is
 * counted once for each of them.
 */
export function watchMemory(pid: number): () => number {
  let peak = 0;
  const look = () => {
    const list = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
    peak = Math.max(peak, memoryOf(pid, list));
  };
  look();
  const timer = setInterval(look, EVERY);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/**
 * The memory of a process and its descendants in bytes, from a list with a line for each process:
 * its number, its parent's, and the KiB it holds.
 */
export function memoryOf(pid: number, list: string): number {
  const processes = list
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const own = new Set([pid]);
  for (let before = 0; before !== own.size; ) {
    before = own.size;
    for (const [id = 0, parent = 0] of processes) if (own.has(parent)) own.add(id);
  }
  return processes.reduce((sum, [id = 0, , kib = 0]) => sum + (own.has(id) ? kib * 1024 : 0), 0);
}
