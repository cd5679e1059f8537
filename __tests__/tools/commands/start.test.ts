import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { close, listen } from "../../../tools/shared/ports";
import { freePort } from "../../support/free-port";
import { newFolder } from "../../support/new-folder";

const START = path.resolve(__dirname, "../../../tools/commands/start.ts");

it("npm start doesn't delete the last build if the intake's port is in use", async () => {
  const folder = newFolder();
  const taken = createServer();
  try {
    mkdirSync(path.join(folder, "public"));
    const port = await listen(taken, "intake", 0);
    const env = { ...process.env, INTAKE_PORT: `${port}`, DEVELOP_PORT: `${await freePort()}` };
    const args = [require.resolve("tsx/cli"), START];
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      env,
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(
        `^Port ${port} is already in use, so the local form intake can't start`,
      ),
    });
    expect(existsSync(path.join(folder, "public"))).toBe(true);
  } finally {
    await close(taken);
  }
}, 30_000);
