import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";
import { fail } from "../shared/run";

/** The names of the sample company and its customers, as spelled in text, URLs and code. */
const NAMES =
  /paralane|emberline|cardinal[ -]?pay|elmwell[ -]?clinic|fathom[ -]?freight|otterbank|halyard|quillmark|tessera[ -]?labs/i;

/** Hostnames that are reserved for examples. */
const EXAMPLES = /[\w.-]+\.example\b/i;

/** Published files and folders, in which sample names and example hostnames aren't allowed. */
const PUBLISHED = ["data", "static", "package.json", "LICENSE"];
const PATHS = [...PUBLISHED, "src", "docs", "README.md", "tools/pictures/sources"];

/** Files and folders with pictures that an adopting company must replace. */
const PICTURES = ["static", "docs/home.webp"];

const TEXT = /\.(?:ya?ml|svg|html|txt|xml|json|webmanifest|md|css|tsx?)$|(?:^|\/)LICENSE$/;

/** The path to the checksums of the sample pictures, in sha256sum format (checked by sample.test.ts). */
export const SUMS = path.join(__dirname, "../pictures/sample.sha256");

/**
 * `npm run check:adoption`: lists what is left of the sample company after another company has adopted the
 * site. Exits with code 1 if anything is left.
 */
async function checkAdoption(): Promise<void> {
  const remains = remainsOfSample(process.cwd());
  console.log(remains.length > 0 ? remains.join("\n") : "Nothing is left of the sample.");
  process.exitCode = remains.length > 0 ? 1 : 0;
}

/**
 * Returns one line for each leftover from the sample company. Leftovers are names in content, code and docs,
 * example hostnames in published files, pictures, the logo, and the tests for the sample content. Names in
 * tests and tools don't count, because visitors and editors don't see them.
 *
 * @param root the project folder
 * @param sums the SHA-256 checksums of the sample pictures
 */
export function remainsOfSample(root: string, sums = sampleSums()): string[] {
  const words = PATHS.flatMap((place) =>
    namesAt(root, place, PUBLISHED.includes(place) ? [NAMES, EXAMPLES] : [NAMES]),
  );
  const pictures = PICTURES.flatMap((place) => filesAt(root, place))
    .filter((file) => sums.has(sumOf(readFileSync(path.join(root, file)))))
    .map((file) => `${file}: sample picture`);
  const tests = filesAt(root, "__tests__/sample/sample.test.ts").map(
    (file) => `${file}: test for the sample's prices and claims`,
  );
  return [...words, ...pictures, ...tests];
}

/**
 * Searches a file or folder for names. Returns the file, line number and matched name of each matching line.
 *
 * @param names patterns to search for; by default, the names of the sample company and its customers
 */
export function namesAt(root: string, place: string, names: readonly RegExp[] = [NAMES]): string[] {
  const files = filesAt(root, place).filter((file) => TEXT.test(file));
  return files.flatMap((file) =>
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .flatMap((line, index) => {
        const found = names.map((name) => name.exec(line)?.[0]).find((word) => word !== undefined);
        return found === undefined ? [] : [`${file}:${index + 1}: ${found}`];
      }),
  );
}

function filesAt(root: string, place: string): string[] {
  const whole = path.join(root, place);
  if (!existsSync(whole)) return [];
  return statSync(whole).isFile() ? [place] : filesBelow(whole).map((name) => `${place}/${name}`);
}

const sumOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const sampleSums = (): ReadonlySet<string> =>
  new Set(readFileSync(SUMS, "utf8").match(/^[0-9a-f]{64}/gm));

if (require.main === module) checkAdoption().catch(fail);
