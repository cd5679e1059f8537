import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import { visibleFilesBelow } from "../../node/files-below";
import { ROUTES } from "../../routes";
import { CONTENT_FILES, type ContentFileName } from "../model";
import { type PictureFaults, type Pictures, readPictures } from "../pictures";
import { picturesWithPosition } from "../positions-in-pictures";
import { checkAgreement } from "./agreement";
import { type ContentFile, readContentFile } from "./content-file";
import { checkDrawnWords } from "./drawn-words";
import { type Problem, sortProblems } from "./problems";
import { checkReferences } from "./references";
import { nearest } from "./suggest";

/**
 * Checks every content file under `root`/data and the references between them. It only reads.
 *
 * @param root the project's folder, which holds `data` and `static/images`
 * @param faults what is wrong with which picture (content/pictures.ts); without, all count as fine
 * @returns all problems of all files, in the order of files and lines; empty if there are none
 */
export function checkContent(root: string, faults?: PictureFaults): Problem[] {
  const folder = path.join(root, "data");
  const names = visibleFilesBelow(folder);
  const missing = KNOWN.filter((name) => !names.includes(name));
  const problems = missing.map((name) =>
    problemOfFile(name, `this file is missing; ${remedyFor(name, names)}`),
  );
  const files: ContentFile[] = [];
  for (const name of KNOWN.filter((known) => names.includes(known))) {
    const text = readText(path.join(folder, name));
    if (text !== undefined) files.push(readContentFile(name, text));
    else {
      const message = 'the file is not plain text in UTF-8; save it with the encoding "UTF-8"';
      problems.push(problemOfFile(name, message));
    }
  }
  problems.push(...strangeFiles(names, missing), ...unknownFiles());
  const pictures = readPictures(root, faults);
  const published = path.join(root, "static");
  const withPosition = picturesWithPosition(published, pictures.published).map(
    (name): Problem => ({ ...problemOfFile("", POSITION), file: `static/${name}` }),
  );
  return sortProblems([...problems, ...withPosition, ...checkTogether(files, pictures)]);
}

/** The problems of files that were read, and of what they say about each other. */
export function checkTogether(files: readonly ContentFile[], pictures: Pictures): Problem[] {
  const byName = new Map(files.map((file) => [file.name as string, file]));
  return [
    ...files.flatMap(({ problems }) => problems),
    ...checkReferences(byName, pictures),
    ...checkDrawnWords(byName),
    ...checkAgreement(byName),
  ];
}

function readText(location: string): string | undefined {
  const bytes = readFileSync(location);
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString() : undefined;
}

const POSITION =
  "this picture says where it was taken, and anybody could read that; export it from a picture program without its position (GPS)";

const KNOWN = CONTENT_FILES.map(({ file }) => file);

const problemOfFile = (name: string, message: string): Problem => ({
  ...{ file: `data/${name}`, line: 1, column: 1, place: "", message },
});

/** The content file that a file of another name was meant for: its copy, its text with another ending, a slip. */
function meantBy(name: string): string | undefined {
  const [stem = ""] = path.posix.basename(name).toLowerCase().split(".");
  const words = stem.replace(/^copy of |[\s_-]+(?:copy|\(?\d+\)?)$/g, "");
  const meant = nearest(
    words,
    KNOWN.map((file) => file.replace(".yaml", "")),
  );
  return KNOWN.find((file) => file === `${meant}.yaml`);
}

/** How programs end the names of texts that are saved from them. */
const TEXT = /\.(?:ya?ml|txt|json|rtf|docx?|odt)\s*$/i;

/** Files that the route table names and the model doesn't know: a page that is being added. */
function unknownFiles(): Problem[] {
  const routes = ROUTES.filter(({ file }) => !KNOWN.some((known) => known === file));
  return routes.map(({ file, path: page }) => {
    const model = `src/content/model/${file.replace(".yaml", ".ts")}`;
    const message = `src/routes.ts names this file for ${page}, and the content model doesn't know it; write ${model}, and add it to index.ts there (docs/adding.md)`;
    return problemOfFile(file, message);
  });
}

/** How a missing file can be had again: most often it is there under another name. */
function remedyFor(name: string, names: readonly string[]): string {
  const other = names.find((one) => TEXT.test(one) && meantBy(one) === name);
  return other === undefined
    ? `take it back from the trash or an earlier version (git restore data/${name})`
    : `save "${other}" as plain text under the name "${name}"`;
}

/** Files that no page reads: most often a content file under a wrong name, told there if that is missing. */
function strangeFiles(names: readonly string[], missing: readonly ContentFileName[]): Problem[] {
  return names
    .filter((name) => TEXT.test(name) && !KNOWN.some((file) => file === name))
    .filter((name) => !ROUTES.some(({ file }) => file === name))
    .filter((name) => /ya?ml\s*$/i.test(name) || meantBy(name) !== undefined)
    .filter((name) => !missing.some((file) => file === meantBy(name)))
    .map((name) => problemOfFile(name, "no page reads this file; rename or remove it"));
}
