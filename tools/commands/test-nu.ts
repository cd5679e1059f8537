import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { requireBuiltSite } from "../host/built-site";
import { canInstall, install } from "../shared/apt";
import { fail } from "../shared/run";

/** Messages of the checker that are expected; each must still occur. */
const EXPECTED: readonly RegExp[] = [
  // React renders <br/>, with all attributes quoted.
  /^Trailing slash on void elements has no effect/,
  // The characters of the icon font, which are hidden from screen readers.
  /^Document uses the Unicode Private Use Area/,
  // The supported browsers have these properties; the checker's list is older.
  /^CSS: .*(“@container”|“container-type”|“field-sizing”)/,
];

/** The checker, which needs Java 17 or newer. */
const JAR = require.resolve("vnu-jar/build/dist/vnu.jar");

const report = z.object({
  messages: z.array(
    z.object({ url: z.string(), message: z.string(), extract: z.string().default("") }),
  ),
});

const java = (...args: string[]) =>
  spawnSync("java", ["-jar", JAR, ...args], { encoding: "utf8", maxBuffer: 64 << 20 });
const hasJava = () => java("--version").status === 0;

/**
 * `npm run test:scheduled -- nu`: checks the pages of the last build with the W3C's Nu HTML checker. If Java is
 * missing, installs it as root on Debian, and fails elsewhere. With `--where-installed`, as in npm test, it skips
 * the check instead.
 *
 * @throws Error for messages that aren't in EXPECTED, and for expected messages that don't occur
 */
async function testNu(): Promise<void> {
  requireBuiltSite("public");
  if (!hasJava()) {
    if (process.argv.includes("--where-installed")) {
      console.log("Skipped: the W3C's HTML checker needs Java 17 or newer.");
      return;
    }
    if (!(canInstall() && install(["default-jre-headless"]) && hasJava())) {
      throw new Error(
        "The W3C's HTML checker needs Java 17 or newer. Install it with your system's package manager.",
      );
    }
  }
  const pages = readdirSync("public").filter((file) => file.endsWith(".html"));
  const files = pages.map((page) => join("public", page));
  const { stdout, stderr } = java("--stdout", "--format", "json", ...files);
  if (stdout === "") throw new Error(`The HTML checker failed:\n${stderr}`);
  const messages = report
    .parse(JSON.parse(stdout))
    .messages.map(({ url, message, extract }) => ({ url, message: `${message} ${extract}` }));
  const problems = [
    ...messages
      .filter(({ message }) => !EXPECTED.some((known) => known.test(message)))
      .map(({ url, message }) => `${basename(url)}: ${message}`),
    ...EXPECTED.filter((known) => !messages.some(({ message }) => known.test(message))).map(
      (known) => `Expected message no longer occurs, remove it from EXPECTED: ${known.source}`,
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  console.log(`The HTML checker found no problems in ${pages.length} pages.`);
}

testNu().catch(fail);
