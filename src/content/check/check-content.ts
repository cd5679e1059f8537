import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../node/files-below";
import { CONTENT_FILES } from "../model";
import { type PictureFaults, type Pictures, readPictures } from "../pictures";
import { checkAgreement } from "./agreement";
import { type ContentFile, readContentFile } from "./content-file";
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
  const names = visibleFiles(path.join(root, "data"));
  const missing: string[] = [];
  const problems: Problem[] = [];
  const files: ContentFile[] = [];
  for (const { file: name } of CONTENT_FILES) {
    const file = `data/${name}`;
    const location = path.join(root, file);
    const alone = (message: string): Problem => ({ file, line: 1, column: 1, place: "", message });
    const found = statSync(location, { throwIfNoEntry: false });
    // Some file systems find `Plans.yaml` as well, which the host's would not.
    if (!found || (found.isFile() && !names.includes(name))) {
      missing.push(name);
      problems.push(alone(`this file is missing; ${remedyFor(name, names)}`));
      continue;
    }
    if (!found.isFile()) {
      problems.push(
        alone(`this is a folder; rename it, and put the file back (git checkout -- ${file})`),
      );
      continue;
    }
    const text = readText(location);
    if (text === undefined) {
      problems.push(
        alone('the file is not plain text in UTF-8; save it with the encoding "UTF-8"'),
      );
    } else {
      files.push(readContentFile(name, text));
    }
  }
  problems.push(...strangeFiles(names, missing));
  return sortProblems([...problems, ...checkTogether(files, readPictures(root, faults))]);
}

/** The problems of files that were read, and of what they say about each other. */
export function checkTogether(files: readonly ContentFile[], pictures: Pictures): Problem[] {
  const byName = new Map(files.map((file) => [file.name as string, file]));
  return [
    ...files.flatMap(({ problems }) => problems),
    ...checkReferences(byName, pictures),
    ...checkAgreement(byName),
  ];
}

function readText(location: string): string | undefined {
  const bytes = readFileSync(location);
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes("\u0000") ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The files below a folder, but for hidden ones: those of programs, such as an editor's lock. */
function visibleFiles(folder: string): string[] {
  const names = existsSync(folder) ? filesBelow(folder) : [];
  return names.filter((name) => !/(?:^|\/)\./.test(name));
}

const KNOWN = CONTENT_FILES.map(({ file }) => file);

const isYaml = (name: string) => /\.ya?ml\s*$/i.test(name);

/** How else programs end the names of texts that are saved from them, and of what keeps an earlier one. */
const TEXT = /\.(?:txt|json)$/i;
const BACKUP = /\.(?:bak|old|orig)$|~$/i;
const isSavedText = (name: string) => isYaml(name) || TEXT.test(name) || BACKUP.test(name);

/** The same of texts with a look, which YAML can't be read from. */
const DOCUMENT = /\.(?:rtf|docx?|odt)$/i;

/** What systems add to the name of a copy: `Copy of plans`, `plans copy 2`, `plans - Copy`, `plans (1)`. */
const COPY = /^copy of |(?:[\s_-]+(?:copy|\(?\d+\)?))+$/gi;

/** The content file that a file of another name was meant for, as far as its name tells. */
function meantBy(name: string): string | undefined {
  const stem = path.posix.basename(name).replace(/\..*$/s, "").replace(COPY, "").toLowerCase();
  const stems = KNOWN.map((file) => file.replace(".yaml", ""));
  const meant = isYaml(name) ? nearest(stem, stems) : stems.find((known) => known === stem);
  return KNOWN.find((file) => file === `${meant}.yaml`);
}

/** How a missing file can be had again: most often it is there under another name. */
function remedyFor(name: string, names: readonly string[]): string {
  const meant = names.filter((other) => meantBy(other) === name);
  const text = meant.find(isSavedText);
  if (text !== undefined) return `rename "${text}" to "${name}"`;
  const document = meant.find((other) => DOCUMENT.test(other));
  return document === undefined
    ? `put it back (git checkout -- data/${name})`
    : `save "${document}" as plain text, under the name "${name}"`;
}

/** Files that no page reads: most often a content file under a wrong name, told there if that is missing. */
function strangeFiles(names: readonly string[], missing: readonly string[]): Problem[] {
  return names.flatMap((name) => {
    const meant = meantBy(name);
    const isStrange = isYaml(name) || (meant && (TEXT.test(name) || DOCUMENT.test(name)));
    const isRight = KNOWN.some((file) => file === name);
    if (!isStrange || isRight || (meant && missing.includes(meant))) return [];
    const remedy = meant
      ? `, and ${meant} is there too; copy what you need into that one, and remove this one`
      : "; rename or remove it";
    const message = `no page reads this file${remedy}`;
    return [{ file: `data/${name}`, line: 1, column: 1, place: "", message }];
  });
}
