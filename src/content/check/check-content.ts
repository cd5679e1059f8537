import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { CONTENT_FILES } from "../model";
import { type PictureFaults, type Pictures, readPictures } from "../pictures";
import { needsQuotes } from "../read/messages";
import { checkConsistency } from "./consistency";
import { type ContentFile, readContentFile } from "./content-file";
import { NO_MARKUP } from "./markup";
import { type Problem, sortProblems } from "./problems";
import { checkReferences } from "./references";
import { didYouMean } from "./suggest";

/**
 * Checks every content file under `root`/data and the references between them. It only reads.
 *
 * @param root the project's folder, which holds `data` and `static/images`
 * @param faults what is wrong with which picture (content/pictures.ts); without, all count as fine
 * @returns all problems of all files, in the order of files and lines; empty if there are none
 */
export function checkContent(root: string, faults?: PictureFaults): Problem[] {
  const problems: Problem[] = strangeFiles(root);
  const files: ContentFile[] = [];
  for (const { file: name } of CONTENT_FILES) {
    const file = `data/${name}`;
    const location = path.join(root, file);
    const alone = (message: string): Problem => ({ file, line: 1, column: 1, place: "", message });
    const found = statSync(location, { throwIfNoEntry: false });
    if (!found) {
      const remedy = existsSync(`${location}.txt`)
        ? `rename "${name}.txt" to "${name}"`
        : `put it back (git checkout -- ${file})`;
      problems.push(alone(`this file is missing; ${remedy}`));
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
  return sortProblems([...problems, ...checkTogether(files, readPictures(root, faults))]);
}

/** The problems of files that were read, and of what they say about each other. */
export function checkTogether(files: readonly ContentFile[], pictures: Pictures): Problem[] {
  const byName = new Map(files.map((file) => [file.name as string, file]));
  const references = checkReferences(byName, pictures);
  const own = files.flatMap(({ problems }) => problems);
  return [
    ...own.filter((problem) => !references.some((other) => isRemedied(problem, other))),
    ...references,
    ...checkConsistency(byName),
  ];
}

/** What YAML and the texts with markup both have a meaning for. */
const MARKS = ["*", "`", "["];

/** A text that begins with a mark needs quotes no more once the mark is removed. */
function isRemedied({ file, line, message }: Problem, other: Problem): boolean {
  return (
    MARKS.some((mark) => message === needsQuotes(mark)) &&
    other.file === file &&
    other.line === line &&
    other.message.startsWith(NO_MARKUP)
  );
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

/**
 * YAML files that no page reads: most often a content file under a wrong name. Hidden ones are those of
 * programs, such as an editor's lock or what macOS lays beside a file.
 */
function strangeFiles(root: string): Problem[] {
  const folder = path.join(root, "data");
  if (!existsSync(folder)) return [];
  const known = CONTENT_FILES.map(({ file }) => file as string);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => /\.ya?ml$/i.test(name) && !/(?:^|\/)\./.test(name) && !known.includes(name))
    .map((name) => ({
      file: `data/${name}`,
      line: 1,
      column: 1,
      place: "",
      message: `no page reads this file${didYouMean(name, known, "; rename or remove it")}`,
    }));
}
