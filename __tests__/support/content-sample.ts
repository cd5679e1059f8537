import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkTogether } from "../../src/content/check/check-content";
import { type ContentError, formatError, sortErrors } from "../../src/content/check/content-error";
import { type ContentFile, readContentFile } from "../../src/content/check/content-file";
import { CONTENT_FILES, type ContentFileName } from "../../src/content/model";
import { type Pictures, readPictures } from "../../src/content/pictures";
import { completed } from "./generated-content";

export const ROOT = path.resolve(__dirname, "../..");

const FILES = CONTENT_FILES.map(({ file }) => file);

type Sources = Readonly<Record<ContentFileName, string>>;

function sourcesIn(
  root: string,
  change = (_name: ContentFileName, source: string) => source,
): Sources {
  return Object.fromEntries(
    FILES.map((name) => {
      const file = path.join(root, "data", name);
      return [name, change(name, existsSync(file) ? readFileSync(file, "utf8") : "")];
    }),
  ) as Record<ContentFileName, string>;
}

export const REAL = sourcesIn(ROOT);

/** A second company, so that the tests of the content check don't depend on `data/`. */
export const EXAMPLE_FOLDER = path.join(__dirname, "example");

/** The company's files contain only what tests refer to. The rest is generated from the content model. */
export const EXAMPLE = sourcesIn(EXAMPLE_FOLDER, completed);

export type { ContentFileName };

type Check = (changed?: Partial<Sources>) => ContentError[];

function checkOf(sources: Sources, pictures: Pictures): Check {
  const unchanged = new Map<ContentFileName, ContentFile>();
  return (changed = {}) => {
    const files = FILES.map((name) => {
      const text = changed[name];
      if (text !== undefined) return readContentFile(name, text);
      const file = unchanged.get(name) ?? readContentFile(name, sources[name]);
      unchanged.set(name, file);
      return file;
    });
    return sortErrors(checkTogether(files, pictures));
  };
}

export const problemsOfReal = checkOf(REAL, readPictures(ROOT));

export const problemsOfExample = checkOf(EXAMPLE, readPictures(EXAMPLE_FOLDER));

export function changed(name: ContentFileName, from: string, to: string): string {
  const source = EXAMPLE[name];
  if (source.split(from).length !== 2)
    throw new Error(`${name} must contain "${from}" exactly once`);
  return source.replace(from, () => to);
}

export function errorLines(files: Partial<Sources>): string[] {
  return problemsOfExample(files).map((error) => formatError(error));
}

export function lineOf(file: ContentFileName, part: string): number {
  const start = EXAMPLE[file].indexOf(part);
  if (start < 0) throw new Error(`${file} doesn't contain "${part}"`);
  return EXAMPLE[file].slice(0, start).split("\n").length;
}
