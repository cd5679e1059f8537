import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";
import { fail } from "../shared/run";

/** The sample's name, and names that are reserved for examples and lead nowhere. */
const SAMPLE = /paralane|[\w.-]+\.example\b/i;

/** Where a company's own words stand, besides data/ and static/. */
const FILES = ["package.json", "LICENSE", "src/components/CustomerLogo/marks.ts"];

/** The sums of the sample's pictures, as sha256sum writes them; sample.test.ts holds them to static/images/. */
const SUMS = path.join(__dirname, "../pictures/sample.sha256");

/**
 * `npm run check:adoption`: what a company that has taken this site over has still of the sample: its name and
 * addresses, its pictures, and the test that holds its prices. Exit code 1 if there is any.
 */
function checkAdoption(): void {
  const left = leftOfSample(process.cwd());
  console.log(left.length > 0 ? left.join("\n") : "Nothing of the sample is left.");
  process.exitCode = left.length > 0 ? 1 : 0;
}

/**
 * What is left of the sample, a line each.
 *
 * @param root the project's folder
 * @param sums the SHA-256 sums of the sample's pictures, which a company may replace under their names
 */
export function leftOfSample(root: string, sums = sampleSums()): string[] {
  const texts = ["data", "static"].flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter((name) => /\.(?:ya?ml|svg|txt|json|webmanifest)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const words = [...texts, ...FILES].flatMap((file) => wordsIn(root, file));
  const images = path.join(root, "static", "images");
  const pictures = filesBelow(images)
    .filter((name) => sums.has(sumOf(readFileSync(path.join(images, name)))))
    .map((name) => `static/images/${name}: a picture of the sample`);
  const test = "__tests__/project/sample.test.ts";
  const tests = existsSync(path.join(root, test))
    ? [`${test}: holds the sample's prices and claims`]
    : [];
  return [...words, ...pictures, ...tests];
}

const sumOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const sampleSums = (): ReadonlySet<string> =>
  new Set(readFileSync(SUMS, "utf8").match(/^[0-9a-f]{64}/gm));

function wordsIn(root: string, file: string): string[] {
  const whole = path.join(root, file);
  if (!existsSync(whole)) return [];
  return readFileSync(whole, "utf8")
    .split("\n")
    .flatMap((line, index) => {
      const [found] = SAMPLE.exec(line) ?? [];
      return found === undefined ? [] : [`${file}:${index + 1}: ${found}`];
    });
}

if (require.main === module) {
  try {
    checkAdoption();
  } catch (error) {
    fail(error);
  }
}
