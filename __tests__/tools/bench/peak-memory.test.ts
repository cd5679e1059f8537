import { spawn } from "node:child_process";
import { once } from "node:events";
import { memoryOf, watchMemory } from "../../../tools/bench/peak-memory";

test("a process counts with all that it has started, others don't", () => {
  const list = ["    1     0   10", "   30    20    4", "   20     7    2", "    7     1    1"];
  const whole = () => undefined;
  expect(memoryOf(7, list.join("\n"), whole)).toBe(7 * 1024);
  expect(memoryOf(20, list.join("\n"), whole)).toBe(6 * 1024);
  expect(memoryOf(8, list.join("\n"), whole)).toBe(0);
});

test("what processes share counts once, where the system tells", () => {
  const list = ["    7     1    30", "   20     7    20", "   30    20    10"];
  const shares: Record<number, number> = { 7: 12, 20: 8 };
  expect(memoryOf(7, list.join("\n"), (id) => shares[id])).toBe((12 + 8 + 10) * 1024);
});

test("the highest sum is kept, that of a process which has ended too", async () => {
  // Writes once it holds the memory, and ends when it is told to.
  const script =
    "const held = Buffer.alloc(80e6, 1); process.stdout.write('held'); process.stdin.once('data', () => process.exit(held.length > 0 ? 0 : 1))";
  const child = spawn(process.execPath, ["-e", script]);
  await once(child.stdout, "data");
  const peak = watchMemory(child.pid ?? 0);
  child.stdin.write("end");
  await once(child, "exit");
  expect(peak()).toBeGreaterThan(80e6);
});
