import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findChromium } from "../../../tools/shared/chromium";

const folder = mkdtempSync(join(tmpdir(), "chromium-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, exitCode: number): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
  return path;
}

test("prefers CHROMIUM_PATH, then a working program on the PATH, then other paths", () => {
  const otherPath = program("elsewhere", 0);
  program("chromium-browser", 1);
  const env = { PATH: ["/nowhere", folder].join(delimiter) };
  expect(findChromium(env, [join(folder, "nothing")])).toBeUndefined();
  expect(findChromium(env, [otherPath])).toBe(otherPath);
  const onPath = program("google-chrome", 0);
  expect(findChromium(env, [otherPath])).toBe(onPath);
  const chosen = program("my-browser", 0);
  expect(findChromium({ ...env, CHROMIUM_PATH: chosen }, [otherPath])).toBe(chosen);
});

test("if CHROMIUM_PATH doesn't exist, the error contains the path", () => {
  const env = { CHROMIUM_PATH: join(folder, "nothing"), PATH: folder };
  expect(() => findChromium(env, [])).toThrow(
    `CHROMIUM_PATH points to a file that doesn't exist: ${env.CHROMIUM_PATH}.`,
  );
});
