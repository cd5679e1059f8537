import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { requireBuiltSite } from "../host/built-site";
import { canInstall, install } from "../shared/apt";
import { fail } from "../shared/run";

/** What the checker says of the site and is right as it is; each has to be said still. */
const EXPLAINED: readonly RegExp[] = [
  // React writes <br/>, with all attributes quoted.
  /^Trailing slash on void elements has no effect/,
  // The icons' characters; the elements that draw them are hidden from screen readers.
  /^Document uses the Unicode Private Use Area/,
  // Known to the browsers that the site is for; the checker's list of properties is older.
  /^CSS: .*(“@container”|“container-type”|“field-sizing”)/,
];

/** The checker, a Java program for Java 17 or newer. */
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
 * `npm run test:scheduled -- nu`: the pages of the last build through Nu's HTML checker, which is the W3C's.
 * Without a Java for it, Debian's is installed as root, and elsewhere the command asks for one. With
 * `--where-installed`, as npm test calls it, nothing is checked then.
 *
 * @throws Error for what the checker says and EXPLAINED doesn't, and the other way round
 */
async function testNu(): Promise<void> {
  requireBuiltSite("public");
  if (!hasJava()) {
    if (process.argv.includes("--where-installed")) {
      console.log("Skipped: there is no Java 17 or newer, on which the W3C's HTML checker runs.");
      return;
    }
    if (!(canInstall() && install(["default-jre-headless"]) && hasJava())) {
      throw new Error(
        "The W3C's HTML checker needs Java 17 or newer: install it with your system's packages.",
      );
    }
  }
  const pages = readdirSync("public").filter((file) => file.endsWith(".html"));
  const files = pages.map((page) => join("public", page));
  const { stdout, stderr } = java("--stdout", "--format", "json", ...files);
  if (stdout === "") throw new Error(`The checker could not look at the pages:\n${stderr}`);
  const messages = report
    .parse(JSON.parse(stdout))
    .messages.map(({ url, message, extract }) => ({ url, message: `${message} ${extract}` }));
  const problems = [
    ...messages
      .filter(({ message }) => !EXPLAINED.some((known) => known.test(message)))
      .map(({ url, message }) => `${basename(url)}: ${message}`),
    ...EXPLAINED.filter((known) => !messages.some(({ message }) => known.test(message))).map(
      (known) => `Explained, but no longer said: ${known.source}`,
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  console.log(`Nu's HTML checker finds nothing in ${pages.length} pages.`);
}

testNu().catch(fail);
