import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";
import { fail } from "../shared/run";

/** The sample's name and its customers', in the spellings of text, addresses and code. */
const NAMES =
  /paralane|emberline|cardinal[ -]?pay|elmwell[ -]?clinic|fathom[ -]?freight|otterbank|halyard|quillmark|tessera[ -]?labs/i;

/** Names that are reserved for examples and lead nowhere. */
const EXAMPLES = /[\w.-]+\.example\b/i;

/** Where no word of the sample may be left: files, and folders with all that is below. */
const PUBLISHED = ["data", "static", "package.json", "LICENSE"];
const PLACES = [...PUBLISHED, "src", "docs", "README.md", "tools/pictures/sources"];

/** Where pictures are that a company replaces under their names: folders and files. */
const PICTURES = ["static", "src/components/Logo", "docs/home.webp"];

const TEXT = /\.(?:ya?ml|svg|html|txt|xml|json|webmanifest|md|css|tsx?)$|(?:^|\/)LICENSE$/;

/** What the sample's pictures are, as sha256sum writes it; sample.test.ts holds it to the files. */
export const SUMS = path.join(__dirname, "../pictures/sample.sha256");

/**
 * `npm run check:adoption`: what a company that has taken this site over has still of the sample. Exit code 1 if
 * there is any.
 */
async function checkAdoption(): Promise<void> {
  const left = leftOfSample(process.cwd());
  console.log(left.length > 0 ? left.join("\n") : "Nothing of the sample is left.");
  process.exitCode = left.length > 0 ? 1 : 0;
}

/**
 * What is left of the sample, a line each: its names in content, code and docs, its addresses in what is
 * published, its pictures and logo, and the test that holds its prices. Names in tests and in tools, which no
 * visitor or editor reads, stay out.
 *
 * @param root the project's folder
 * @param sums the SHA-256 sums of the sample's pictures
 */
export function leftOfSample(root: string, sums = sampleSums()): string[] {
  const words = PLACES.flatMap((place) =>
    namesAt(root, place, PUBLISHED.includes(place) ? [NAMES, EXAMPLES] : [NAMES]),
  );
  const pictures = PICTURES.flatMap((place) => filesAt(root, place))
    .filter((file) => sums.has(sumOf(readFileSync(path.join(root, file)))))
    .map((file) => `${file}: as in the sample`);
  const tests = filesAt(root, "__tests__/sample/sample.test.ts").map(
    (file) => `${file}: holds the sample's prices and claims`,
  );
  return [...words, ...pictures, ...tests];
}

/** Where one of some names, of the sample and its customers if left out, is written at a place of the project. */
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

/** The file at a place, or all files of the folder there; none if there is neither. */
function filesAt(root: string, place: string): string[] {
  const whole = path.join(root, place);
  if (!existsSync(whole)) return [];
  return statSync(whole).isFile() ? [place] : filesBelow(whole).map((name) => `${place}/${name}`);
}

const sumOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

const sampleSums = (): ReadonlySet<string> =>
  new Set(readFileSync(SUMS, "utf8").match(/^[0-9a-f]{64}/gm));

if (require.main === module) checkAdoption().catch(fail);
