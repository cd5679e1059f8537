import { spawn } from "node:child_process";

/** The program that opens a file as a double click does. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** The opened program outlives this one, whose temporary files go with it (shared/open-browser.ts). */
const env = { ...process.env };

/** Opens a file in the program for its kind, where there is a screen and such a program. */
export function openFile(file: string): void {
  const isScreenless =
    process.platform === "linux" && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY;
  if (process.env.CI || isScreenless) return;
  const [program, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
  spawn(program, [...args, file], { detached: true, stdio: "ignore", env })
    // Where it is has been said.
    .on("error", () => {})
    .unref();
}
