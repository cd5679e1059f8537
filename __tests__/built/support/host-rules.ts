import { fork } from "node:child_process";
import { join } from "node:path";
import { PUBLIC } from "./site";

export interface HostRules {
  headers: { path: string; values: Record<string, string> }[];
  redirects: { path: string; to: string; status?: number }[];
  error?: string;
}

export function readHostRules(): Promise<HostRules> {
  return new Promise((resolve, reject) => {
    const child = fork(join(__dirname, "read-host-rules.ts"), [PUBLIC], {
      execArgv: ["--import", "tsx"],
    });
    child.once("error", reject);
    child.once("message", (message: HostRules) => resolve(message));
  });
}

export function headersOf(rules: HostRules, path: string): Record<string, string> {
  const values = rules.headers.find((rule) => rule.path === path)?.values ?? {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** A file's own headers override those for `/*`. */
export function headersFor(rules: HostRules, path: string): Record<string, string> {
  return { ...headersOf(rules, "/*"), ...headersOf(rules, path) };
}
