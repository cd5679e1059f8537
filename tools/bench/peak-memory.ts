import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** How often the memory is looked at, in milliseconds. */
const EVERY = 500;

/**
 * Watches how much memory a process and all that it starts hold, until stopped.
 *
 * @returns a function that stops, and tells the highest sum in bytes
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
 *
 * @param shareOf what a process holds by itself and its share of what it has in common with others, in
 *   KiB; undefined where that can't be told, and all that it holds counts
 */
export function memoryOf(pid: number, list: string, shareOf = proportionalSetSize): number {
  const processes = list
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const own = new Set([pid]);
  for (let before = 0; before !== own.size; ) {
    before = own.size;
    for (const [id = 0, parent = 0] of processes) if (own.has(parent)) own.add(id);
  }
  const kibs = processes
    .filter(([id = 0]) => own.has(id))
    .map(([id = 0, , kib = 0]) => shareOf(id) ?? kib);
  return kibs.reduce((sum, kib) => sum + kib * 1024, 0);
}

/**
 * A build's processes have Node's own code in common, 30 MB of each, which the machine holds once.
 * Linux alone tells: https://docs.kernel.org/filesystems/proc.html
 */
function proportionalSetSize(pid: number): number | undefined {
  try {
    const [, kib] =
      /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
    return kib === undefined ? undefined : Number(kib);
  } catch {
    // Another system, or a process that has just ended.
    return undefined;
  }
}
