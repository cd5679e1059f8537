import { readFileSync } from "node:fs";
import path from "node:path";
import { checkTogether } from "../../src/build/check-content";
import { type ContentFile, readContentFile } from "../../src/build/content-file";
import { CONTENT_FILES, type ContentFileName } from "../../src/build/content-model";
import { readPictures } from "../../src/build/pictures";
import { formatProblem, type Problem, sortProblems } from "../../src/build/problems";

/** The project's folder. */
export const ROOT = path.resolve(__dirname, "../..");

const FILES = CONTENT_FILES.map(({ file }) => file);

/** What stands in the real content files, by their names in `data/`. */
export const SOURCES = Object.fromEntries(
  FILES.map((name) => [name, readFileSync(path.join(ROOT, "data", name), "utf8")]),
) as Record<ContentFileName, string>;

const real = new Map<ContentFileName, ContentFile>();
const pictures = readPictures(ROOT);

/** The problems of the real content with some files written differently. */
export function problemsWith(changed: Partial<Record<ContentFileName, string>>): Problem[] {
  const files = FILES.map((name) => {
    const text = changed[name];
    if (text !== undefined) return readContentFile(name, text);
    const file = real.get(name) ?? readContentFile(name, SOURCES[name]);
    real.set(name, file);
    return file;
  });
  return sortProblems(checkTogether(files, pictures));
}

/** A real file with one part of it written differently. */
export function changed(name: ContentFileName, from: string, to: string): string {
  const source = SOURCES[name];
  if (source.split(from).length !== 2) throw new Error(`${name} does not have "${from}" once`);
  return source.replace(from, () => to);
}

/** The lines that `check:content` prints for the real content with some files written differently. */
export function told(files: Partial<Record<ContentFileName, string>>): string[] {
  return problemsWith(files).map((problem) => formatProblem(problem));
}

/** A file, a part of it, what an editor makes of that part, and the message. */
export type Mistake = [file: ContentFileName, from: string, to: string, message: string];

/** The line of a real file that a part of it begins on, so that a test holds after an edit. */
export function lineOf(file: ContentFileName, part: string): number {
  const start = SOURCES[file].indexOf(part);
  if (start < 0) throw new Error(`${file} does not have "${part}"`);
  return SOURCES[file].slice(0, start).split("\n").length;
}

/** The message with LINE, the line of the mistake, and NEXT, the one after it, filled in. */
export function placed([file, from, , message]: Mistake): string {
  const line = lineOf(file, from);
  return message.replace("LINE", String(line)).replace("NEXT", String(line + 1));
}
