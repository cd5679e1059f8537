import { execFile } from "node:child_process";
import path from "node:path";
import { changed, ROOT } from "../../support/content-sample";
import { temporaryProject } from "../../support/temporary-project";

function run(cwd: string): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const args = [
    require.resolve("tsx/cli"),
    path.join(ROOT, "tools", "commands", "check-content.ts"),
  ];
  const { GITHUB_ACTIONS: _, ...env } = process.env;
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

// __tests__/content/check/problems.test.ts tests the output in detail.
it("npm run check:content prints all mistakes and exits with code 1, or prints one line and exits with code 0", async () => {
  const root = temporaryProject({
    "faq.yaml": changed("faq.yaml", "title: Asked before", "titel: Asked before"),
  });
  const [wrong, right] = await Promise.all([run(root), run(temporaryProject())]);
  expect(wrong).toEqual({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(/^data\/faq\.yaml:\d+:1 {2}titel: .*\n\n1 mistake in data\/\n$/),
  });
  expect(right).toEqual({ code: 0, stdout: "data/: 11 files, no mistakes\n", stderr: "" });
}, 30_000);
