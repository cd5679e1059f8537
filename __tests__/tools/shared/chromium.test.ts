import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findChromium, headlessShell } from "../../../tools/shared/chromium";

const folder = mkdtempSync(join(tmpdir(), "chromium-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, exitCode: number): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
  return path;
}

test("CHROMIUM_PATH comes first, then the PATH without stubs that don't run, then the usual places", () => {
  const place = program("elsewhere", 0);
  program("chromium-browser", 1);
  const env = { PATH: ["/nowhere", folder].join(delimiter) };
  expect(findChromium(env, [join(folder, "nothing")])).toBeUndefined();
  expect(findChromium(env, [place])).toBe(place);
  const onPath = program("google-chrome", 0);
  expect(findChromium(env, [place])).toBe(onPath);
  const chosen = program("my-browser", 0);
  expect(findChromium({ ...env, CHROMIUM_PATH: chosen }, [place])).toBe(chosen);
});

test("a CHROMIUM_PATH that does not exist is an error and names the path", () => {
  const env = { CHROMIUM_PATH: join(folder, "nothing"), PATH: folder };
  expect(() => findChromium(env, [])).toThrow(
    `CHROMIUM_PATH names a file that does not exist: ${env.CHROMIUM_PATH}.`,
  );
});

test("the headless shell is taken from the PATH, unless a browser was chosen", () => {
  expect(headlessShell({ PATH: folder })).toBeUndefined();
  const shell = program("chromium-headless-shell", 0);
  expect(headlessShell({ PATH: folder })?.executablePath).toBe(shell);
  expect(headlessShell({ PATH: folder, CHROMIUM_PATH: "/usr/bin/chromium" })).toBeUndefined();
});
