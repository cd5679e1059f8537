import { run } from "../../../tools/shared/run";

const node = process.execPath;

test("a command's exit code is the result, or the shell's code for the signal that ended it", async () => {
  const env = { ...process.env, ANSWER: "42" };
  const answer = run(node, ["-e", "process.exit(Number(process.env.ANSWER))"], { env });
  await expect(answer).resolves.toBe(42);
  await expect(run(node, ["-e", "process.kill(process.pid, 'SIGKILL')"])).resolves.toBe(137);
});

test("a signal to this process is passed on, and no listener stays behind", async () => {
  const before = process.listenerCount("SIGTERM");
  const child = run(node, ["-e", "setInterval(() => {}, 1000)"]);
  process.emit("SIGTERM");
  await expect(child).resolves.toBe(143);
  expect(process.listenerCount("SIGTERM")).toBe(before);
});

test("a command ends when it is told to", async () => {
  const controller = new AbortController();
  const child = run(node, ["-e", "setInterval(() => {}, 1000)"], { signal: controller.signal });
  controller.abort();
  await expect(child).resolves.toBe(143);
});

test("a command that does not exist is named", async () => {
  await expect(run("no-such-command-here", [])).rejects.toThrow(
    'Could not start "no-such-command-here"',
  );
});
