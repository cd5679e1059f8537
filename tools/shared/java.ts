import { spawnSync } from "node:child_process";

/** The least Java for Nu's HTML checker: Jetty's classes in its file are made for 17 (version 61). */
export const LEAST_JAVA = 17;

/** Whether there is a Java that the checker runs on. */
export function hasJava(env = process.env): boolean {
  const { status, stderr } = spawnSync("java", ["-version"], { encoding: "utf8", env });
  return status === 0 && javaVersion(stderr) >= LEAST_JAVA;
}

/**
 * The version in what `java -version` says, 0 if there is none: 17 of `version "17.0.15"`, and 8 of
 * `version "1.8.0_402"`, as all were written before 9.
 */
export function javaVersion(said: string): number {
  return Number(/ version "(?:1\.)?(\d+)/.exec(said)?.[1] ?? 0);
}
