import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { requireBuiltSite } from "../host/built-site";
import { installPackages } from "../shared/apt";
import { fail } from "../shared/run";

/** The messages that the checker is expected to report. A missing message counts as an error. */
const EXPECTED: readonly RegExp[] = [
  // React writes <br/>, which is harmless because React quotes all attributes.
  /^Trailing slash on void elements has no effect/,
  // The icon font uses these characters, which are hidden from screen readers.
  /^Document uses the Unicode Private Use Area/,
  // All supported browsers support these features, but the checker doesn't recognize them yet.
  /^CSS: .*(“@container”|“container-type”|“field-sizing”)/,
];

/** The checker's JAR file, which needs Java 17 or newer. */
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
 * `npm run test:scheduled -- nu`: checks the pages of the last build with the W3C's Nu HTML checker. Installs
 * Java if it is missing and this process runs as root on Debian. With `--where-installed`, which `npm test`
 * uses, skips the check if Java is missing.
 *
 * @throws Error if Java can't be installed or if the checker's messages differ from EXPECTED
 */
async function testNu(): Promise<void> {
  requireBuiltSite("public");
  if (!hasJava()) {
    if (process.argv.includes("--where-installed")) {
      console.log("Skipped, because the W3C's HTML checker needs Java 17 or newer.");
      return;
    }
    if (!(installPackages(["default-jre-headless"]) && hasJava())) {
      throw new Error(
        "The W3C's HTML checker needs Java 17 or newer. Install Java with your system's package manager.",
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
      (known) => `This message no longer occurs. Remove it from EXPECTED: ${known.source}`,
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  console.log(`The HTML checker found no problems in ${pages.length} pages.`);
}

testNu().catch(fail);
