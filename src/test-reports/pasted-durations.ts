/*
 * Reads durations that visitors paste.
 *
 * In: lines of text. Out: names with durations, and the lines that were skipped. A line must not be read as a wrong
 * number, so all that isn't in this grammar is skipped, and shown as skipped:
 *
 *   line      = [mark] name separator duration | duration
 *   mark      = a bullet, a number such as "1.", a tick, or PASS, FAIL and the like
 *   name      = text with a letter, but without a duration, an arrow or a count of tests; it may be in quotes or in bold,
 *               and has a comma only in quotes or before parentheses
 *   separator = spaces, a tab, one of , ; | =, a dash between spaces, or a colon
 *   duration  = 12.5 | 2:05 | 1:02:03.5 | 1 h 2 min 3 s | 850 ms | 1,234 ms, perhaps in quotes or parentheses
 *
 * A number without a unit is in seconds. It counts alone, after a file's name, or after a tab or one of , ; |
 * A sentence such as "login takes 3 min" has the form of "login page 3 min", so it is read as well. The drawing shows
 * its name and its duration.
 */

import type { Unit } from "./suite";
import { isSourceFile } from "./test-names";
import { MAX_SECONDS } from "./times";

const NUMBER = String.raw`\d+(?:\.\d+)?`;
/** With a unit, a comma is either before one or two decimals, or between groups of digits. */
const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+\.\d+|\d+,\d\d?(?!\d)|${NUMBER})`;
const MS = "m(?:s|secs?|illis?(?:econds?)?)";
const UNITS = ["h(?:rs?|ours?)?", "m(?:ins?|inutes?)?", "s(?:ecs?|econds?)?", MS];
const inOrder = (amount: string) =>
  UNITS.map((unit) => String.raw`(?:${amount}\s?${unit}(?![a-z])\s?)?`).join("");
const IN_UNITS = String.raw`(?:\d{1,3}(?:,\d{3})+\s?${MS}(?![a-z])|(?=\d)${inOrder(AMOUNT)}(?<=[a-z]))`;
const WITH_UNIT = String.raw`(?:[0-5]?\d:[0-5]\d|0?[0-5]:[0-5]\d:[0-5]\d(?:\.\d+)?|${IN_UNITS})`;

const ALONE = new RegExp(`^(?:${WITH_UNIT}|${NUMBER})$`, "i");
const AT_END = new RegExp(
  String.raw`^(?<name>.*?\S)(?<by>\s*[,;|=\t]\s*|\s+[-–—]\s+|\s*:\s+|(?<=["']):|\s+)(?:"?(?:(?<time>${WITH_UNIT})|(?<plain>\d+,\d\d?|${NUMBER}))"?|[([]\s*(?<inside>${WITH_UNIT})\s*[)\]])$`,
  "iu",
);
const MARK = /^(?:[-*•✓✔√✗✘✕×○●▶❯☑✅❌]\s+|\d+[.)]\s+|(?:ok|pass(?:ed)?|fail(?:ed)?)\s+(?=\D))+/iu;
/** Jest and Vitest write the number of a file's tests after its name. */
const OWN_TESTS = /\s+\(\d+ tests?[^)]*\)$/;
const TIME_OF_DAY = /^\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d+)?Z?\]?\s+(?=\D)/;
const TABLE_EDGE = /^\|\s*|[\s,;|]+$|(?<=[a-z)])\.$/gi;

/** What a name can't have: no letter, another duration or unit, an arrow or a column, or a count of tests. */
const NOT_A_NAME = [
  /^[^\p{L}]*$|^[-+=<>│┌└#]/u,
  new RegExp(
    String.raw`(?<![\w.:/-])(?:${IN_UNITS}|\d+\s?(?:µs|us|ns|d(?:ays?)?|w(?:eeks?)?|%))(?![\w-])`,
    "iu",
  ),
  /→|->|=>|[\t;|]/,
  /\d[-/.]\d+[-/.]\d+$|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d+$/iu,
  /(?<![\w/#])\d+ (?:of \d+|assertions?|examples?|failed|failing|files?|jobs?|passed|passing|pending|scenarios?|skipped|specs?|steps?|suites?|tasks?|tests?)\b/i,
  /(?:^|\s)(?:[-–—~≈<>≤≥+±/]|about|after|at|by|every|for|from|in|of|over|than|to|until|within)$/i,
  /^\d+\s?\p{L}{1,4}$|\d[-–—]$/u,
];

/** Words beside the duration of a whole run. */
const SUMMARY =
  /^(?:across|all|average|avg|begin|build|clock|completed|cpu|deadline|done|duration\p{L}*|elapsed|end|executed|execution|fail(?:ed|ing)?|fastest|finish(?:ed)?|grand|longest|max(?:imum)?|mean|median|min(?:imum)?|overall|p\d+|pass(?:ed|ing)?|pending|per|queued|ran|real|runtime|seconds|shortest|skipped|slow(?:est)?|start(?:ed)?|successful|sum|summary|sys|times?|timeout|took|(?:sub)?total\p{L}*|user|wait(?:ed)?|wall|gesamt\p{L}*|summe|итого|合計|[øσ∑])$/iu;
/** Words that may stand between those, and are names of their own. */
const RUN = /^(?:files?|in|pipeline|run|suites?|tasks?|tests?|\d+)$/i;
/** A summary may start or end with one of these, whatever else it names. */
const TOTAL =
  /^(?:average|avg|duration|elapsed|executed|gesamt\p{L}*|max|mean|median|overall|runtime|slow(?:est)?|sum|summe|(?:sub)?total\p{L}*|timeout|time)$/iu;

const OTHER_UNIT = /^(?:ms|msecs?|milli\p{L}*|mins?|minut\p{L}*|h|hrs?|hours?)$/iu;
const COMMA_DECIMAL = /(?<![\d.,])(?:\d+,\d\d?|0,\d+|\d{1,3}(?:\.\d{3})+,\d+)(?![\d.,])/;
const THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/;

const MAX_LINE_LENGTH = 1000;

/** Names may be empty. Lines without letters and digits are neither read nor skipped. */
export function readPasted(pasted: string): { files: Unit[]; skipped: string[] } {
  const lines = pasted
    .split(/[\r\n]+/)
    .filter((line) => /[\p{L}\d]/u.test(line))
    .map((line) => ({ text: line.trim(), indent: line.search(/\S/), ...readLine(line) }));
  const read = lines.filter(({ seconds }) => seconds !== undefined);
  const isInSeconds = !lines.some(
    ({ seconds, text }) => seconds === undefined && namesOtherUnit(text),
  );
  const haveUnits = read.some(({ isPlain }) => !isPlain);
  const haveCommas = lines.some(({ text }) => COMMA_DECIMAL.test(text));
  // The total of a run may follow its summary, but a list follows a heading at most.
  const isList =
    lines.findLastIndex(({ seconds }) => seconds === undefined) < (lines.length > 2 ? 1 : 0);
  // The first line may have lost its indentation as the text was selected, but a file may have its tests below it.
  const isSameKind = isFile(read[0]?.name) === isFile(read[1]?.name);
  const outermost = Math.min(...read.slice(isSameKind ? 1 : 0).map(({ indent }) => indent));
  const files: Unit[] = [];
  const skipped: string[] = [];
  const counted = new Set<string>();
  for (const { text, indent, name = "", seconds, isPlain } of lines) {
    const key = `${seconds} ${name}`;
    const isClear =
      seconds !== undefined &&
      (isInSeconds || !isPlain) &&
      (name === "" ? isList : !counted.has(key)) &&
      !(haveUnits && isPlain && name && !isFile(name)) &&
      !(haveCommas && THOUSANDS.test(text)) &&
      indent <= outermost;
    if (isClear) files.push({ name, seconds });
    else skipped.push(text);
    counted.add(key);
  }
  return { files, skipped };
}

/** Returns undefined if the line isn't in the grammar, or if its duration is longer than a week. */
function readLine(whole: string) {
  // The last is a size, as `ls -h` writes it.
  if (whole.length > MAX_LINE_LENGTH || /\dM\s*$/.test(whole)) return undefined;
  const line = whole.trim().replace(TIME_OF_DAY, "").replace(TABLE_EDGE, "");
  if (ALONE.test(line)) return lineOf("", line, !/[a-z:]/i.test(line));
  const {
    name: written = "",
    by = "",
    time,
    inside,
    plain,
  } = AT_END.exec(line.replace(MARK, ""))?.groups ?? {};
  const name = written
    .replace(OWN_TESTS, "")
    .replace(/\s*[.·…]{2,}$/, "")
    .replace(/^(["'`]|\*\*)(.*)\1$/, "$2")
    .trim();
  const amount = time ?? inside ?? plain;
  if (!amount || NOT_A_NAME.some((pattern) => pattern.test(name)) || isSummary(name))
    return undefined;
  const isClear =
    plain === undefined || isFile(name) || (/[,;|\t]/.test(by) && !namesOtherUnit(name));
  const isList = !inside && /^[^"']*,/.test(name);
  // In "cart.spec.ts,1,5 s" and "Suite 1,5", either comma could be part of a number.
  const isNumberCut = by.includes(",") && (amount.includes(",") || /(?<!\S)\d[\d.:]*$/.test(name));
  return isClear && !isList && !isNumberCut ? lineOf(name, amount, plain !== undefined) : undefined;
}

function lineOf(name: string, amount: string, isPlain: boolean) {
  const seconds = secondsOf(amount);
  return seconds <= MAX_SECONDS ? { name, seconds, isPlain } : undefined;
}

const isFile = (name = "") => isSourceFile(name.split(/\s/).at(-1) ?? "");

/** Splits camelCase too. */
const wordsOf = (text: string) =>
  text.replace(/(?<=[a-z])(?=[A-Z])/g, " ").match(/[\p{L}\d]+/gu) ?? [];

function isSummary(name: string): boolean {
  if (/^\S*[/\\]\S*$/.test(name) || isSourceFile(name)) return false;
  const words = wordsOf(name);
  const others = words.filter((word) => !RUN.test(word));
  const isTotal = [words[0], words.at(-1)].some((word) => word && TOTAL.test(word));
  return isTotal || (others.length > 0 && others.every((word) => SUMMARY.test(word)));
}

/** Whether a text names a unit, as in "duration_ms", but not as part of a duration or a path. */
const namesOtherUnit = (text: string) =>
  wordsOf(text.replace(/\S*[/\\]\S*|\d\s*\p{L}+/gu, "")).some((word) => OTHER_UNIT.test(word));

const PARTS = new RegExp(`^${inOrder(String.raw`(${AMOUNT}|\d{1,3}(?:,\d{3})+)`)}$`, "i");
/** In seconds, in the order of UNITS. */
const UNIT_LENGTHS = [3600, 60, 1, 0.001];

function secondsOf(amount: string): number {
  if (amount.includes(":"))
    return amount.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  const parts = /[a-z]/i.test(amount) ? PARTS.exec(amount)?.slice(1) : ["", "", amount];
  return (parts ?? []).reduce((sum, digits = "", at) => {
    const isGrouped = digits.includes(".") || /,\d{3}/.test(digits);
    const number = Number(isGrouped ? digits.replaceAll(",", "") : digits.replace(",", "."));
    return sum + number * (UNIT_LENGTHS[at] ?? 0);
  }, 0);
}
