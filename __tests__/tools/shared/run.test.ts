import { npmCommand, run } from "../../../tools/shared/run";

const node = process.execPath;

test("a command's exit code is the result", async () => {
  await expect(run(node, ["-e", "process.exit(0)"])).resolves.toBe(0);
  await expect(run(node, ["-e", "process.exit(7)"])).resolves.toBe(7);
});

test("a command that a signal ended has the shell's code for it", async () => {
  await expect(run(node, ["-e", "process.kill(process.pid, 'SIGKILL')"])).resolves.toBe(137);
});

test("a command sees the environment that it is given", async () => {
  const env = { ...process.env, ANSWER: "42" };
  await expect(
    run(node, ["-e", "process.exit(Number(process.env.ANSWER))"], { env, stdin: "ignore" }),
  ).resolves.toBe(42);
});

test("a signal to this process is passed on, and no listener stays behind", async () => {
  const before = process.listenerCount("SIGTERM");
  const child = run(node, ["-e", "setInterval(() => {}, 1000)"]);
  process.emit("SIGTERM");
  await expect(child).resolves.toBe(143);
  expect(process.listenerCount("SIGTERM")).toBe(before);
});

test("a command that does not exist is named", async () => {
  await expect(run("no-such-command-here", [])).rejects.toThrow(
    'Could not start "no-such-command-here"',
  );
});

test("npm is run from the file that it names, and by its name where it says none", () => {
  const npm = "C:\\node\\node_modules\\npm\\bin\\npm-cli.js";
  expect(npmCommand(["ci"], { npm_execpath: npm })).toEqual([node, [npm, "ci"]]);
  expect(npmCommand(["ci"], {})).toEqual(["npm", ["ci"]]);
});
