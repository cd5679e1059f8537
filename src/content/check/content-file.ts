import { type Document, isScalar } from "yaml";
import { z } from "zod";
import type { Meaning } from "../fields";
import { CONTENT_FILES, type ContentFileName } from "../model";
import { BULLET } from "../read/bullet";
import { allKeys, nodeAt, type Visited, walk } from "../read/content-walk";
import { siteDisagreement } from "../read/site-parser";
import { readYaml } from "../read/yaml-reader";
import { type ContentPath, valueAt } from "../value-at";
import { explainIssues } from "./explain";
import { type Place, placeName, positionOf } from "./positions";
import type { Problem } from "./problems";
import { scalarMistake } from "./scalars";
import { PLACEHOLDER } from "./texts";

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

const KEYS = new Set(CONTENT_FILES.flatMap(({ schema }) => [...allKeys(schema)]));

/**
 * What the file says. A part may be repeated as often as one likes (the parser's own limit, a guard
 * against strangers' files, would end the build with its stack).
 */
const contentOf = (document: Document.Parsed): unknown => document.toJS({ maxAliasCount: -1 });

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

function checkAlone(name: ContentFileName, text: string): ContentFile {
  const file = `data/${name}`;
  const { schema } = CONTENT_FILES.find((known) => known.file === name) ?? {};
  if (!schema) throw new Error(`No definition of ${name} in the content model`);

  const rate = (document: Document.Parsed) =>
    schema.safeParse(contentOf(document)).error?.issues.length ?? 0;
  const reading = readYaml(text.replace(/^\uFEFF/, ""), KEYS, rate);
  const { source, document, findings, readable } = reading;
  const problems = findings.map((finding): Problem => ({ file, place: "", ...finding }));

  const { contents } = document;
  const empty = contents === null || (isScalar(contents) && contents.value === null);
  if (empty && readable) {
    const message = `this file is empty; put its content back (git checkout -- ${file})`;
    problems.push({ file, line: 1, column: 1, place: "", message });
  }
  const value: unknown = readable && !empty ? contentOf(document) : undefined;

  const refused = new Set<string>();
  const isRefused = (path: ContentPath) => refused.has(path.join("\n"));
  const problemAt = (path: ContentPath, message: string, place: Place = {}): Problem => ({
    file,
    ...positionOf(reading, path, place),
    place: placeName(path, value),
    message,
  });
  const refuse = (path: ContentPath, message: string, place: Place) => {
    refused.add(path.join("\n"));
    problems.push(problemAt(path, message, place));
  };
  const result: ContentFile = {
    name,
    problems,
    value,
    rightValueAt: (path) => (isRefused(path) ? undefined : valueAt(value, path)),
    meaningful: [],
    problemAt,
  };
  if (value === undefined) return result;

  const issues = schema.safeParse(value).error?.issues ?? [];
  const node = (path: ContentPath) => nodeAt(document, path).node;
  for (const { path, message, onKey } of explainIssues(issues, { schema, value, source, node })) {
    refuse(path, message, { onKey });
  }
  const right: Visited[] = [];
  for (const visited of walk(schema, contents, document)) {
    if (isRefused(visited.path)) continue;
    const mistake = scalarMistake(visited, source);
    if (mistake) refuse(visited.path, mistake.message, { offset: mistake.offset });
    else right.push(visited);
  }
  result.meaningful = meaningfulAmong(right, value);
  if (problems.length === 0) problems.push(...checkAgreement(text, result));
  return result;
}

/** The values whose meaning lies outside of themselves. */
function meaningfulAmong(values: readonly Visited[], file: unknown): MeaningfulValue[] {
  return values.flatMap(({ schema, path }) => {
    const meaning = z.globalRegistry.get(schema)?.meaning;
    const value = valueAt(file, path);
    return meaning && !isPlainText(meaning, value) ? [{ meaning, value, path }] : [];
  });
}

/** Where the site would read something else than the checks have read. */
function checkAgreement(text: string, { name, value, problemAt }: ContentFile): Problem[] {
  const disagreement = siteDisagreement(text, value);
  if (!disagreement) return [];
  if ("path" in disagreement) {
    const message = `the site reads this as ${String(disagreement.found)}; write it more plainly, or put it in quotes`;
    return [problemAt(disagreement.path, message)];
  }
  const { reason, line, column } = disagreement;
  const message = `the site can't read this line (${reason}); write it more plainly, or put its text in quotes`;
  return [{ file: `data/${name}`, line, column, place: "", message }];
}

/** Most of the content: a line without figures, blanks, marks, placeholders and long words says nothing but itself. */
function isPlainText(meaning: Meaning, value: unknown): boolean {
  const text = String(value);
  return (
    meaning.is === "text" &&
    !meaning.markup &&
    !meaning.blanks &&
    !MEANINGFUL_SIGNS.test(text) &&
    !BULLET.test(text) &&
    !PLACEHOLDER.test(text) &&
    !text.split(/\s/).some(({ length }) => length > meaning.word)
  );
}

/** The signs with which a figure, or something of Markdown, begins, addresses, and lines of their own. */
const MEANINGFUL_SIGNS = /[{}*_[<&`~\\>#]|:\/\/|\n|^\s*(?:[-+]|\d+[.)])\s/;
