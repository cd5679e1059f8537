import {
  type Document,
  isMap,
  isScalar,
  type LineCounter,
  type Pair,
  Scalar,
  visit,
  YAMLMap,
} from "yaml";
import { type ParsedYaml, parseYaml, type YamlMistake } from "./yaml-parse";
import {
  dashRepairs,
  entryMoves,
  entryRepair,
  indentRepairs,
  isContent,
  type Repair,
  type Suspect,
  suspectsOf,
} from "./yaml-repairs";

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

/** A carriage return that ends a line by itself; one alone is a sign that no keyboard writes. */
const OLD_LINE_END = /\r(?!\r*\n)/g;

const OLD_LINE_ENDS =
  'this file has the line ends of old Macs (CR); save it with the line ends "LF" or "CRLF"';

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
  const hasOldEnds = (original.match(OLD_LINE_END) ?? []).length > 1;
  const clean = withoutControls(hasOldEnds ? original.replace(OLD_LINE_END, "\n") : original);
  const settled = withoutConflicts(clean.source);
  const findings = [...clean.findings, ...settled.findings];
  if (hasOldEnds) findings.push({ line: 1, column: 1, message: OLD_LINE_ENDS });
  let { source } = settled;
  let parsed = parseYaml(source);
  for (;;) {
    const repaired = firstFatal(parsed)
      ? bestRepair(source, parsed, keys, rate)
      : betterEntry(source, parsed, rate);
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

/** What the parser makes of a file with one of its lines repaired. */
function tryOut(
  lines: readonly string[],
  { index, column }: Suspect,
  { line, message, at = 0, below = 0 }: Repair,
): Omit<Repaired, "rating"> {
  const source = lines.toSpliced(index, 1 + below, line).join("\n");
  const parsed = parseYaml(source);
  const finding = { line: index + 1, column: column + at + 1, message };
  return { source, parsed, finding, reach: reachOf(parsed) };
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
  for (const suspect of nearSuspects(lines, keys, reached)) {
    for (const repair of suspect.repairs) {
      if (repair.line === lines[suspect.index]) continue;
      const tried = tryOut(lines, suspect, repair);
      const { reach } = tried;
      const fewer = tried.parsed.mistakes.length < parsed.mistakes.length;
      if (reach < reached || (reach === reached && !fewer)) continue;
      if (repair.isEntry && reach < Number.POSITIVE_INFINITY) continue;
      const known = reach === Number.POSITIVE_INFINITY ? rate(tried.parsed.document) : 0;
      const rating = known + tried.parsed.mistakes.length;
      if (best && (best.reach > reach || (best.reach === reach && best.rating <= rating))) continue;
      best = { ...tried, rating };
      if (reach === Number.POSITIVE_INFINITY && rating === 0) return best;
    }
  }
  return best;
}

/**
 * The repair that makes a readable file fit the model better, or undefined if none does: an entry begins
 * where its dash was forgotten, ends up in the entry above where it is too far right, or is torn apart by a
 * dash too many.
 */
function betterEntry(
  source: string,
  parsed: ParsedYaml,
  rate: (document: Document.Parsed) => number,
): Repaired | undefined {
  const lines = source.split("\n");
  const suspects = [
    ...repeatedKeys(lines, parsed),
    ...strayEntries(lines, parsed),
    ...splitEntries(lines, parsed, rate),
  ];
  if (suspects.length === 0) return undefined;
  const before = rate(parsed.document) + parsed.mistakes.length;
  for (const suspect of suspects) {
    for (const repair of suspect.repairs) {
      const tried = tryOut(lines, suspect, repair);
      if (tried.reach !== Number.POSITIVE_INFINITY) continue;
      const rating = rate(tried.parsed.document) + tried.parsed.mistakes.length;
      if (rating < before) return { ...tried, rating };
    }
  }
  return undefined;
}

/** A key that stands twice in an entry may be the first one of the next, whose dash was forgotten. */
function repeatedKeys(lines: readonly string[], parsed: ParsedYaml): Suspect[] {
  return parsed.mistakes.flatMap((mistake) => {
    const { line, column } = findingAt(parsed, mistake);
    const repair = entryRepair(lines, line - 1);
    return repair ? [{ index: line - 1, column: column - 1, repairs: [repair] }] : [];
  });
}

/**
 * No list has texts and groups: a group among texts belongs to a list around them. And a line of a text that
 * begins with a dash was meant for an entry.
 */
function strayEntries(lines: readonly string[], parsed: ParsedYaml): Suspect[] {
  const suspects: Suspect[] = [];
  const suspect = (index: number) =>
    suspects.push({ index, column: 0, repairs: entryMoves(lines, index) });
  const lineAt = (offset = 0) => parsed.lines.linePos(offset).line - 1;
  visit(parsed.document, {
    Seq: (_key, { items }) => {
      if (!items.some(isScalar)) return;
      for (const item of items) {
        if (isMap(item)) suspect(lineAt(item.range?.[0]));
        if (!isScalar(item) || item.type !== Scalar.PLAIN) continue;
        const last = lineAt(item.range?.[1]);
        for (let index = lineAt(item.range?.[0]) + 1; index <= last; index += 1) suspect(index);
      }
    },
  });
  return suspects;
}

/**
 * The entries of a list have keys in common: what has none of those above it may be the rest of that entry.
 * Not so if one of the two has a key that no entry may have: there the key is the mistake.
 */
function splitEntries(
  lines: readonly string[],
  parsed: ParsedYaml,
  rate: (document: Document.Parsed) => number,
): Suspect[] {
  const suspects: Suspect[] = [];
  visit(parsed.document, {
    Seq: (_key, { items }) => {
      const rateWithEntry = (...pairs: Pair[]) => {
        const entry = new YAMLMap();
        entry.items = pairs;
        items.push(entry);
        const rating = rate(parsed.document);
        items.pop();
        return rating;
      };
      for (const [at, item] of items.entries()) {
        const above = items[at - 1];
        if (!isMap(item) || !isMap(above) || item.items.some(({ key }) => above.has(key))) continue;
        const withoutKeys = rateWithEntry();
        const isKnown = (pair: Pair) => rateWithEntry(pair) <= withoutKeys;
        if (![...above.items, ...item.items].every(isKnown)) continue;
        const index = parsed.lines.linePos(item.range?.[0] ?? 0).line - 1;
        suspects.push({ index, column: 0, repairs: dashRepairs(lines, index) });
      }
    },
  });
  return suspects;
}

function reachOf(parsed: ParsedYaml): number {
  const first = firstFatal(parsed);
  return first ? findingAt(parsed, first).line : Number.POSITIVE_INFINITY;
}

/**
 * The lines that may be to blame for a mistake that the parser sees on line `seen`: that line and
 * its neighbours, and every line above it behind which the parser may have read on.
 */
function nearSuspects(
  lines: readonly string[],
  keys: ReadonlySet<string>,
  seen: number,
): Suspect[] {
  const here = seen - 1;
  const suspects = suspectsOf(lines, keys).filter(
    ({ index, repairs }) =>
      Math.abs(index - here) <= 1 || (index < here && repairs.some(({ isOpen }) => isOpen)),
  );
  suspects.sort((a, b) => Math.abs(a.index - here) - Math.abs(b.index - here));
  const indents = [here + 1, here, here - 1].map((index) => {
    const moved = indentRepairs(lines, index);
    const begun = moved.flatMap(({ line }) => entryRepair(lines.with(index, line), index) ?? []);
    const entries = [...begun, ...entryMoves(lines, index), ...dashRepairs(lines, index)];
    return { index, column: 0, repairs: [...moved, ...entries] };
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
 * Signs without a width, those that turn the direction of writing, and those that fonts of word processors
 * have alone: no search finds the word that one of them stands in, and no page the address. Emoji are
 * joined by one.
 */
const INVISIBLE =
  /[\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC\p{Co}]|(?<!\p{Emoji}\uFE0F?)\u200D/u;

/**
 * What stands in the place of a sign that was lost, as a file went through another encoding: `CafÃ©`. Marks of
 * print may stand around such a letter alone, and would be lost themselves: `«Â»`, `“Ã”`.
 */
const LOST =
  /\uFFFD|â€.?|(?<![\p{Lu}“„‘])(?:Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00A0-\u00BA\u00BC-\u00BF])/u;

const STRANGE = new RegExp(`${CONTROLS.source}|${INVISIBLE.source}|${LOST.source}`, "gu");

function withoutControls(source: string): { source: string; findings: Finding[] } {
  const findings = new Map<number, Finding>();
  for (const { 0: sign, index } of source.matchAll(STRANGE)) {
    const before = source.slice(0, index).split("\n");
    const line = before.length;
    const column = (before.at(-1) ?? "").length + 1;
    const message = LOST.test(sign)
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
  // Seven signs alone are a row between two parts.
  if (/^=+$/.test(signs)) return { source, findings };
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
