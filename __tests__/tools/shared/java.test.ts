import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hasJava, javaVersion } from "../../../tools/shared/java";

test.each([
  ['openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment (build 17.0.15+6)', 17],
  ['openjdk version "25" 2025-09-16', 25],
  ['java version "21-ea"', 21],
  ['java version "1.8.0_402"', 8],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "11.0.2" 2019-01-15', 11],
  ["", 0],
])("%j is Java %d", (said, version) => {
  expect(javaVersion(said)).toBe(version);
});

test.each([
  ["1.8.0_402", false],
  ["11.0.2", false],
  ["17.0.15", true],
  ["25", true],
])("the checker has a Java in version %s: %s", (version, has) => {
  const folder = mkdtempSync(path.join(tmpdir(), "paralane-java-"));
  const program = `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`;
  writeFileSync(path.join(folder, "java"), program, { mode: 0o755 });
  try {
    expect(hasJava({ ...process.env, PATH: folder })).toBe(has);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
