import { execFile, execFileSync } from "node:child_process";
import path from "node:path";
import { changed, ROOT } from "../../support/content-sample";
import { temporaryProject } from "../../support/temporary-project";

function run(cwd: string, args: string[] = []) {
  const script = path.join(ROOT, "tools", "commands", "check-content.ts");
  const options = { cwd, env: { ...process.env, LC_ALL: "C" } };
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const command = [require.resolve("tsx/cli"), script, ...args];
    const child = execFile(process.execPath, command, options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

const RIGHT = "data/: 11 files, no mistakes\n";

// __tests__/content/check/content-error.test.ts tests the output in detail.
it("npm run check:content prints all mistakes and exits with code 1, or prints one line and exits with code 0", async () => {
  const root = temporaryProject({
    "faq.yaml": changed("faq.yaml", "title: Asked before", "titel: Asked before"),
  });
  const [wrong, right] = await Promise.all([run(root), run(committed())]);
  expect(wrong).toEqual({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(/^data\/faq\.yaml:\d+:1 {2}titel: .*\n\n1 mistake in data\/\n/),
  });
  expect(right).toEqual({ code: 0, stdout: RIGHT, stderr: "" });
}, 30_000);

it("says why it doesn't compare the prices, in Git's own words", async () => {
  const { code, stdout, stderr } = await run(temporaryProject());
  expect({ code, stdout }).toEqual({ code: 0, stdout: RIGHT });
  expect(stderr).toMatch(
    /^data\/plans\.yaml: didn't compare the prices with the last commit: fatal: not a git repository/,
  );
}, 30_000);

it("lists each line that refers to a figure", async () => {
  const { stdout } = await run(committed(), ["{speedup}", "nothing"]);
  expect(stdout).toMatch(
    /refer to \{speedup\}:\n(?:data\/[a-z-]+\.yaml:\d+ {2}.*\{speedup\}.*\n)+\n0 lines refer to \{nothing\}\n$/,
  );
}, 30_000);

function committed(): string {
  const cwd = temporaryProject();
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  execFileSync("git", ["init", "-q"], { cwd });
  execFileSync("git", ["add", "data"], { cwd });
  execFileSync("git", [...identity, "commit", "-qm", "Add content"], { cwd });
  return cwd;
}
