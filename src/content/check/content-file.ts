import type { Meaning } from "../fields";
import { CONTENT_FILES, type ContentFileName } from "../model";
import { metaOf, walk } from "../read/content-walk";
import { readYamlFile } from "../read/yaml-file";
import { type ContentPath, valueAt } from "../value-at";
import { explainIssues } from "./explain";
import { type Place, placeName, positionOf } from "./positions";
import type { Problem } from "./problems";
import { scalarMistake } from "./scalars";

/** A value that means more than its type says. */
export interface MeaningfulValue {
  meaning: Meaning;
  value: unknown;
  path: ContentPath;
}

/** A content file after everything has been checked that it shows by itself. */
export interface ContentFile {
  name: ContentFileName;
  problems: Problem[];
  /** What stands in it, right or wrong; undefined if it can't be read. */
  value: unknown;
  /** The value at a path, if it is there and has no mistake of its own. */
  rightValueAt(path: ContentPath): unknown;
  /** The values that must agree with something else, without those that have their own mistake. */
  meaningful: MeaningfulValue[];
  /** Places a mistake. */
  problemAt(path: ContentPath, message: string, place?: Place): Problem;
}

/** The files that could be read, by their names in `data/`. */
export type ContentFiles = ReadonlyMap<string, ContentFile>;

/** What was read last of each file: whoever saves one file while developing waits for that one alone. */
const lastRead = new Map<ContentFileName, { text: string; file: ContentFile }>();

/**
 * Reads and checks one content file.
 *
 * @param name its name in `data/`, such as plans.yaml
 * @param text what stands in it
 */
export function readContentFile(name: ContentFileName, text: string): ContentFile {
  const last = lastRead.get(name);
  if (last?.text === text) return last.file;
  const file = checkAlone(name, text);
  lastRead.set(name, { text, file });
  return file;
}

/** Of one file, nobody reads more mistakes at once. */
const MOST = 100;

function checkAlone(name: ContentFileName, text: string): ContentFile {
  const { schema } = CONTENT_FILES.find(({ file }) => file === name) ?? {};
  if (!schema) throw new Error(`No definition of ${name} in the content model`);
  const file = `data/${name}`;
  const read = readYamlFile(text.replace(/^\uFEFF/, ""));
  const value = read.value ?? undefined;
  const refused = new Set<string>();
  const problems: Problem[] = [];
  const isRefused = (path: ContentPath) => refused.size > 0 && refused.has(path.join("\n"));
  const problemAt = (path: ContentPath, message: string, place: Place = {}): Problem => ({
    ...{ file, message, place: placeName(path, value) },
    ...positionOf(read, path, place),
  });
  const rightValueAt = (path: ContentPath) => (isRefused(path) ? undefined : valueAt(value, path));
  const refuse = (path: ContentPath, message: string, place: Place) => {
    if (isRefused(path) || problems.length === MOST) return;
    refused.add(path.join("\n"));
    problems.push(problemAt(path, message, place));
  };

  if (value === undefined) {
    const message = `this file is empty; take its content back from an earlier version (git restore ${file})`;
    const mistake = read.mistake ?? { offset: 0, message };
    problems.push(problemAt([], mistake.message, mistake));
    return { name, problems, value, rightValueAt, meaningful: [], problemAt };
  }
  const visited = [...walk(schema, value, read.document.contents)];
  for (const part of visited) {
    const mistake = scalarMistake(part, read.source);
    if (mistake) refuse(part.path, mistake.message, { offset: mistake.offset });
  }
  const issues = schema.safeParse(value).error?.issues ?? [];
  for (const { path, message, ...place } of explainIssues(issues, schema, read, MOST)) {
    refuse(path, message, place);
  }
  const meaningful = visited.flatMap(({ schema: own, value: found, path }) => {
    const { meaning } = metaOf(own);
    return meaning && !isRefused(path) ? [{ meaning, value: found, path }] : [];
  });
  return { name, problems, value, rightValueAt, meaningful, problemAt };
}
