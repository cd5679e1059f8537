import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findChromium, headlessShell } from "../../../tools/shared/chromium";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chromium-test-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function program(name: string, exitCode: number): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
  return path;
}

test("CHROMIUM_PATH comes before everything else", () => {
  const chosen = program("my-browser", 0);
  program("chromium", 0);
  expect(findChromium({ CHROMIUM_PATH: chosen, PATH: folder }, [])).toBe(chosen);
});

test("a CHROMIUM_PATH that does not exist is an error and names the path", () => {
  const env = { CHROMIUM_PATH: join(folder, "nothing"), PATH: folder };
  expect(() => findChromium(env, [])).toThrow(
    `CHROMIUM_PATH names a file that does not exist: ${env.CHROMIUM_PATH}.`,
  );
});

test("a browser on the PATH comes before the usual places", () => {
  const place = program("elsewhere", 0);
  const onPath = program("google-chrome", 0);
  const env = { PATH: ["/nowhere", folder].join(delimiter) };
  expect(findChromium(env, [place])).toBe(onPath);
});

test("a stub that does not run is passed over", () => {
  program("chromium-browser", 1);
  const place = program("elsewhere", 0);
  expect(findChromium({ PATH: folder }, [place])).toBe(place);
});

test("the headless shell is taken from the PATH, unless a browser was chosen", () => {
  expect(headlessShell({ PATH: folder })).toBeUndefined();
  const shell = program("chromium-headless-shell", 0);
  expect(headlessShell({ PATH: folder })?.executablePath).toBe(shell);
  expect(headlessShell({ PATH: folder, CHROMIUM_PATH: "/usr/bin/chromium" })).toBeUndefined();
});

test("no browser anywhere is undefined, not a guess", () => {
  expect(findChromium({}, [join(folder, "nothing")])).toBeUndefined();
});
