import { type ContentFileName, contentFile } from "../model";
import type { Kind } from "../model/fields";
import { metaOf, type Visited, walk } from "../read/content-walk";
import { readYamlFile } from "../read/yaml-file";
import { type ContentPath, valueAt } from "../value-at";
import type { ValueError } from "../value-error";
import type { ContentError } from "./content-error";
import { explainIssues } from "./explain";
import { placeName, positionOf } from "./positions";
import { scalarError } from "./scalars";

/*
 * Checks a content file on its own: its syntax, its values as YAML reads them, the schema, and the rules of its groups.
 * In: the file's name and text. Out: its value, its errors with their positions, and the values that are right, which
 * references.ts checks against other files. Never: two errors about the same value, or an error that follows from
 * another one.
 */

export type ValueOfKind = Visited & { kind: Kind };

export interface ContentFile {
  name: ContentFileName;
  errors: ContentError[];
  value: unknown;
  rightValueAt(path: ContentPath): unknown;
  /** The values without errors, to check against other values and files. */
  rightValues: ValueOfKind[];
  errorAt(error: ValueError): ContentError;
}

export type ContentFiles = ReadonlyMap<string, ContentFile>;

const MAX_ERRORS = 100;

export function readContentFile(name: ContentFileName, text: string): ContentFile {
  const { schema } = contentFile(name);
  const file = `data/${name}`;
  const read = readYamlFile(text.replace(/^\uFEFF/, ""));
  const value = read.value ?? undefined;
  const wrongPaths = new Set<string>();
  const errors: ContentError[] = [];
  const isWrong = (path: ContentPath) => wrongPaths.size > 0 && wrongPaths.has(path.join("\n"));
  const errorAt = (error: ValueError): ContentError => {
    const { path = [], message } = error;
    return { file, path, message, place: placeName(path, value), ...positionOf(read, error) };
  };
  const rightValueAt = (path: ContentPath) => (isWrong(path) ? undefined : valueAt(value, path));
  const report = (path: ContentPath, error: ValueError) => {
    if (isWrong(path) || errors.length === MAX_ERRORS) return;
    wrongPaths.add(path.join("\n"));
    errors.push(errorAt({ ...error, path }));
  };

  if (value === undefined) {
    const message = `this file is empty; restore an earlier version, for example, with "git restore ${file}"`;
    errors.push(errorAt(read.error ?? { offset: 0, message }));
    return { name, errors, value, rightValueAt, rightValues: [], errorAt };
  }
  const visited = [...walk(schema, value, read.document.contents)];
  for (const part of visited) {
    const error = scalarError(part, read.source);
    if (error) report(part.path, error);
  }
  const issues = schema.safeParse(value).error?.issues ?? [];
  for (const error of explainIssues(issues, schema, read, MAX_ERRORS)) {
    report(error.path ?? [], error);
  }
  // Inner groups come first, so that a contradiction in one doesn't cause another around it.
  for (const { schema: own, value: group, path } of visited.toReversed()) {
    const { rule } = metaOf(own);
    const isPart = (wrong: string) => `${wrong}\n`.startsWith([...path, ""].join("\n"));
    if (!rule || [...wrongPaths].some(isPart)) continue;
    for (const found of rule(group as never)) report([...path, ...(found.path ?? [])], found);
  }
  const rightValues = visited.flatMap((part) => {
    const { kind } = metaOf(part.schema);
    return kind && !isWrong(part.path) ? [{ ...part, kind }] : [];
  });
  return { name, errors, value, rightValueAt, rightValues, errorAt };
}
