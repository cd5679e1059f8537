import type { Mistake } from "../mistake";
import { CONTENT_FILES, type ContentFileName } from "../model";
import type { Meaning } from "../model/fields";
import { metaOf, type Visited, walk } from "../read/content-walk";
import { readYamlFile } from "../read/yaml-file";
import { type ContentPath, valueAt } from "../value-at";
import { explainIssues } from "./explain";
import { placeName, positionOf } from "./positions";
import type { Problem } from "./problems";
import { scalarMistake } from "./scalars";

export type MeaningfulValue = Visited & { meaning: Meaning };

export interface ContentFile {
  name: ContentFileName;
  problems: Problem[];
  value: unknown;
  rightValueAt(path: ContentPath): unknown;
  /** Values without mistakes, to check against other values and files. */
  meaningful: MeaningfulValue[];
  problemAt(mistake: Mistake): Problem;
}

export type ContentFiles = ReadonlyMap<string, ContentFile>;

const MAX_PROBLEMS = 100;

export function readContentFile(name: ContentFileName, text: string): ContentFile {
  const { schema } = CONTENT_FILES.find(({ file }) => file === name) ?? {};
  if (!schema) throw new Error(`The content model doesn't define ${name}`);
  const file = `data/${name}`;
  const read = readYamlFile(text.replace(/^\uFEFF/, ""));
  const value = read.value ?? undefined;
  const refused = new Set<string>();
  const problems: Problem[] = [];
  const isRefused = (path: ContentPath) => refused.size > 0 && refused.has(path.join("\n"));
  const problemAt = (mistake: Mistake): Problem => {
    const { path = [], message } = mistake;
    return { file, path, message, place: placeName(path, value), ...positionOf(read, mistake) };
  };
  const rightValueAt = (path: ContentPath) => (isRefused(path) ? undefined : valueAt(value, path));
  const refuse = (path: ContentPath, mistake: Mistake) => {
    if (isRefused(path) || problems.length === MAX_PROBLEMS) return;
    refused.add(path.join("\n"));
    problems.push(problemAt({ ...mistake, path }));
  };

  if (value === undefined) {
    const message = `this file is empty; restore an earlier version, for example, with "git restore ${file}"`;
    problems.push(problemAt(read.mistake ?? { offset: 0, message }));
    return { name, problems, value, rightValueAt, meaningful: [], problemAt };
  }
  const visited = [...walk(schema, value, read.document.contents)];
  for (const part of visited) {
    const mistake = scalarMistake(part, read.source);
    if (mistake) refuse(part.path, mistake);
  }
  const issues = schema.safeParse(value).error?.issues ?? [];
  for (const mistake of explainIssues(issues, schema, read, MAX_PROBLEMS)) {
    refuse(mistake.path ?? [], mistake);
  }
  // Inner groups come first, so that a contradiction in one doesn't cause another around it.
  for (const { schema: own, value: group, path } of visited.toReversed()) {
    const { rule } = metaOf(own);
    const isPart = (wrong: string) => `${wrong}\n`.startsWith([...path, ""].join("\n"));
    if (!rule || [...refused].some(isPart)) continue;
    for (const found of rule(group as never)) refuse([...path, ...(found.path ?? [])], found);
  }
  const meaningful = visited.flatMap((part) => {
    const { meaning } = metaOf(part.schema);
    return meaning && !isRefused(part.path) ? [{ ...part, meaning }] : [];
  });
  return { name, problems, value, rightValueAt, meaningful, problemAt };
}
