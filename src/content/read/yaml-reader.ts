import type { Document, LineCounter } from "yaml";
import { type ParsedYaml, parseYaml, type YamlMistake } from "./yaml-parse";
import { entryRepair, indentRepairs, isContent, type Suspect, suspectsOf } from "./yaml-repairs";

/** A mistake and its place. Line and column start at 1. */
export interface Finding {
  line: number;
  column: number;
  message: string;
}

/** A file's YAML, with mistakes that could be understood put right, so that the rest is checked. */
export interface YamlReading {
  /** The source as it was understood: the same lines, some of them repaired. */
  source: string;
  document: Document.Parsed;
  lines: LineCounter;
  findings: Finding[];
  /** False if nothing of the document can be relied on. */
  readable: boolean;
}

/**
 * Reads YAML as far as it can be understood. A parser finds the first mistake and often only where
 * it hurts, lines later; so the usual mistakes are tried out on the lines around, and the one that
 * makes the file readable is the one to tell. What follows is then checked as well.
 *
 * @param keys the keys of the content model, to tell a key from running text
 * @param rate how badly a readable document fits the model: chooses between repairs
 */
export function readYaml(
  original: string,
  keys: ReadonlySet<string>,
  rate: (document: Document.Parsed) => number,
): YamlReading {
  const clean = withoutControls(original);
  const settled = withoutConflicts(clean.source);
  const findings = [...clean.findings, ...settled.findings];
  let { source } = settled;
  let parsed = parseYaml(source);
  for (;;) {
    const repaired = firstFatal(parsed)
      ? bestRepair(source, parsed, keys, rate)
      : begunEntry(source, parsed, rate);
    if (!repaired) break;
    findings.push(repaired.finding);
    source = repaired.source;
    parsed = repaired.parsed;
  }
  const unread = firstFatal(parsed);
  if (unread) findings.push(findingAt(parsed, unread));
  const others = parsed.mistakes.filter(({ fatal }) => !fatal);
  findings.push(...others.map((mistake) => findingAt(parsed, mistake)));
  return { source, document: parsed.document, lines: parsed.lines, findings, readable: !unread };
}

const firstFatal = ({ mistakes }: ParsedYaml) => mistakes.find(({ fatal }) => fatal);

function findingAt({ lines }: ParsedYaml, { offset, message }: YamlMistake): Finding {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1), message };
}

interface Repaired {
  source: string;
  parsed: ParsedYaml;
  finding: Finding;
  /** The line of the next mistake; infinite if there is none. */
  reach: number;
  rating: number;
}

/** The repair of a line that brings the parser furthest, or undefined if none does. */
function bestRepair(
  source: string,
  parsed: ParsedYaml,
  keys: ReadonlySet<string>,
  rate: (document: Document.Parsed) => number,
): Repaired | undefined {
  const reached = reachOf(parsed);
  const lines = source.split("\n");
  let best: Repaired | undefined;
  for (const { index, column, repairs } of nearSuspects(lines, keys, reached)) {
    for (const { line, message, at = 0 } of repairs) {
      if (line === lines[index]) continue;
      const tried = lines.with(index, line).join("\n");
      const result = parseYaml(tried);
      const reach = reachOf(result);
      const fewer = result.mistakes.length < parsed.mistakes.length;
      if (reach < reached || (reach === reached && !fewer)) continue;
      const known = reach === Number.POSITIVE_INFINITY ? rate(result.document) : 0;
      const rating = known + result.mistakes.length;
      if (best && (best.reach > reach || (best.reach === reach && best.rating <= rating))) continue;
      const finding = { line: index + 1, column: column + at + 1, message };
      best = { source: tried, parsed: result, finding, reach, rating };
      if (reach === Number.POSITIVE_INFINITY && rating === 0) return best;
    }
  }
  return best;
}

/** A key that stands twice in an entry may be the first one of the next, whose dash was forgotten. */
function begunEntry(
  source: string,
  parsed: ParsedYaml,
  rate: (document: Document.Parsed) => number,
): Repaired | undefined {
  const lines = source.split("\n");
  const before = rate(parsed.document) + parsed.mistakes.length;
  for (const mistake of parsed.mistakes) {
    const { line, column } = findingAt(parsed, mistake);
    const repair = entryRepair(lines, line - 1);
    if (!repair) continue;
    const tried = lines.with(line - 1, repair.line).join("\n");
    const result = parseYaml(tried);
    const reach = reachOf(result);
    if (reach !== Number.POSITIVE_INFINITY) continue;
    const rating = rate(result.document) + result.mistakes.length;
    const finding = { line, column, message: repair.message };
    if (rating < before) return { source: tried, parsed: result, finding, reach, rating };
  }
  return undefined;
}

function reachOf(parsed: ParsedYaml): number {
  const first = firstFatal(parsed);
  return first ? findingAt(parsed, first).line : Number.POSITIVE_INFINITY;
}

/**
 * The lines that may be to blame for a mistake that the parser sees on line `seen`: that line and
 * its neighbours, and every line above it where a quotation mark is left open.
 */
function nearSuspects(
  lines: readonly string[],
  keys: ReadonlySet<string>,
  seen: number,
): Suspect[] {
  const here = seen - 1;
  const suspects = suspectsOf(lines, keys).filter(
    ({ index, repairs }) =>
      Math.abs(index - here) <= 1 || (index < here && repairs.some(({ isQuote }) => isQuote)),
  );
  suspects.sort((a, b) => Math.abs(a.index - here) - Math.abs(b.index - here));
  const indents = [here + 1, here, here - 1].map((index) => {
    const moved = indentRepairs(lines, index);
    const begun = moved.flatMap(({ line }) => entryRepair(lines.with(index, line), index) ?? []);
    return { index, column: 0, repairs: [...moved, ...begun] };
  });
  return [...suspects, ...firstEntry(lines, here), ...indents];
}

/** Where the first entry of a list lacks its dash, the parser is surprised by that of the second. */
function firstEntry(lines: readonly string[], here: number): Suspect[] {
  const [, lead] = /^( *)- /.exec(lines[here] ?? "") ?? [];
  if (lead === undefined) return [];
  const above = lines.slice(0, here);
  const indentOf = (line: string) => line.search(/[^ ]/);
  const list = above.findLastIndex((line) => isContent(line) && indentOf(line) <= lead.length);
  const index = above.findIndex((line, at) => at > list && isContent(line));
  const repair = entryRepair(lines, index);
  return repair ? [{ index, column: indentOf(lines[index] ?? ""), repairs: [repair] }] : [];
}

/**
 * Signs that no keyboard writes into a text but a careless paste does. The site's own parser
 * refuses some of them and takes a lone carriage return for the end of the line.
 */
const CONTROLS = /[^\P{Cc}\t\n\r\u0085]|[\uFFFE\uFFFF]|\r(?!\n)/u;

/**
 * Signs without a width, and those that turn the direction of writing: no search finds the word that one
 * of them stands in, and no page the address. Emoji are joined by one.
 */
const INVISIBLE =
  /[\u200B\u200C\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?<!\p{Emoji}\uFE0F?)\u200D/u;

/** What stands in the place of a sign that was lost, as a file went through another encoding. */
const LOST = "\uFFFD";

const STRANGE = new RegExp(`${CONTROLS.source}|${INVISIBLE.source}|${LOST}`, "gu");

function withoutControls(source: string): { source: string; findings: Finding[] } {
  const findings = new Map<number, Finding>();
  for (const { 0: sign, index } of source.matchAll(STRANGE)) {
    const before = source.slice(0, index).split("\n");
    const line = before.length;
    const column = (before.at(-1) ?? "").length + 1;
    const message =
      sign === LOST
        ? `a character has been lost in column ${column}, perhaps on the way through another program; type it again`
        : `an invisible character in column ${column}, perhaps from a paste; delete it`;
    if (!findings.has(line)) findings.set(line, { line, column, message });
  }
  // A sign without a width parts no words.
  const clean = source.replace(STRANGE, (sign) => (INVISIBLE.test(sign) ? "" : " "));
  return { source: clean, findings: [...findings.values()] };
}

/** A line that git writes around two versions of a part; a program may have indented it since. */
const CONFLICT_MARK = /^\s*(<{7}|\|{7}|={7}|>{7})(?=\s|$)/;

/**
 * Takes the first of two versions that git has left beside each other, so that the rest of the file is
 * checked too. Where a mark lacks its others, that line alone is left out. The lines keep their numbers.
 */
function withoutConflicts(source: string): { source: string; findings: Finding[] } {
  const lines = source.split("\n");
  const marks = lines.flatMap((line, index) => {
    const [, mark] = CONFLICT_MARK.exec(line) ?? [];
    return mark === undefined
      ? []
      : [{ sign: mark.charAt(0), index, column: line.indexOf(mark) + 1 }];
  });
  const findings: Finding[] = [];
  const signs = marks.map(({ sign }) => sign).join("");
  for (const { 0: found, index: at } of signs.matchAll(/<\|?=>|./g)) {
    const [first, second = first] = marks.slice(at);
    const last = marks[at + found.length - 1];
    if (!first || !second || !last) continue;
    const message =
      first === last
        ? "git has left this line here; delete it, and keep one of the two versions around it"
        : `git has left two versions here, up to line ${last.index + 1}; keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>`;
    findings.push({ line: first.index + 1, column: first.column, message });
    lines[first.index] = "";
    if (first !== last) lines.fill("", second.index, last.index + 1);
  }
  return { source: lines.join("\n"), findings };
}
