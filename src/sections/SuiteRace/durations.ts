import type { Unit } from "./junit-report";
import { MAX_SECONDS } from "./times";

/*
 * The grammar of pasted lines. All other lines are skipped, so that nothing is read as another number.
 *
 *   line      = duration { separator duration } | name separator duration | duration separator name
 *   separator = spaces, a tab, one of , ; | =, or a colon after a name
 *   duration  = 12.5 | 0:42 | 1:02:03.5 | 1 h 2 min 3 s | 850 ms | 1,234 ms
 *   name      = a word, text in quotes, or text that a tab or one of , ; | = separates from the duration
 *
 * As test runners print them, durations with a unit may be in parentheses, and paths may have a word before
 * them and a number of tests after them: PASS tests/cart.test.ts (5.2 s).
 *
 * Some lines that fit are skipped as well, because they could mean something else: a name that starts or ends
 * with a number beside a comma (Suite 1,5), a plain number before a word (12 minuten), a name like a duration
 * (1d 2h), and among durations with units, a word and a plain number (Seed: 12345). A line that a runner
 * prints again, such as Jest's failures, is skipped too.
 */

const NUMBER = String.raw`\d+(?:\.\d+)?`;
/** With a unit, a comma is either before one or two decimals, or between groups of digits. */
const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+\.\d+|\d+,\d\d?(?!\d)|${NUMBER})`;
const UNITS = ["h(?:rs?|ours?)?", "m(?:ins?|inutes?)?", "s(?:ecs?|econds?)?", "ms"] as const;
const IN_ORDER = UNITS.map((unit) => String.raw`(?:${AMOUNT}\s?${unit}(?![a-z])\s?)?`).join("");
const WITH_UNIT = String.raw`(?:\d{1,3}(?:,\d{3})+\s?ms(?![a-z])|\d+(?::[0-5]\d){1,2}(?:\.\d+)?|(?=\d)${IN_ORDER}(?<=[a-z]))`;
const DURATION = `(?:${WITH_UNIT}|${NUMBER})`;

const QUOTED = `"[^"]+"|'[^']+'|\`[^\`]+\``;
const WORD = String.raw`(?=[^\s,;|="'(]*\p{L})[^\s,;|="'(]*[^\s,;|="'(:]`;
const TEXT = String.raw`(?=[^,;|=\t"]*\p{L})[^,;|=\t"]*[^\s,;|="]`;
const PATH = String.raw`(?!${DURATION}(?!\S))(?=\S*\p{L})(?=\S*[./])\S*[^\s:]`;
const IN_PATH = /[./\\_:-]/;
const BESIDE = String.raw`\s*[,;|=]\s*|\s*\t\s*`;

const AT_END = String.raw`(?<time>["']?${DURATION}["']?|\(${WITH_UNIT}\)|\[${WITH_UNIT}\])$`;
const AT_START = `^(?<time>["']?${DURATION}["']?)`;
const WITH_NAME = [
  String.raw`^(?<name>${QUOTED})(?<by>${BESIDE}|\s*:\s*|\s+)${AT_END}`,
  String.raw`^(?<name>${WORD})(?<by>${BESIDE}|\s*:\s+|\s+)${AT_END}`,
  `^(?<name>${TEXT})(?<by>${BESIDE})${AT_END}`,
  String.raw`^(?:[^\s\d(]\S*\s+)?(?<name>${PATH})(?:\s+\(\d+ tests?[^)]*\))?(?<by>:?\s+)(?<time>${WITH_UNIT}|\(${WITH_UNIT}\))$`,
  String.raw`${AT_START}(?<by>${BESIDE}|\s+)(?<name>${QUOTED}|(?=\S*${IN_PATH.source})${WORD})$`,
  String.raw`^(?<time>${WITH_UNIT})(?<by>\s+)(?<name>${WORD})$`,
  `${AT_START}(?<by>${BESIDE})(?<name>${TEXT})$`,
  String.raw`^(?<time>${WITH_UNIT})(?<by>\s+)[^\s\d(]\S*\s+(?<name>${PATH})$`,
].map((line) => new RegExp(line, "iu"));

const ONE = new RegExp(DURATION, "gi");
const LIST = /^\0(?:(?:\s*[,;|]\s+|\s*[;|]\s*|\s+)\0)*$/;
const TIGHT_LIST = new RegExp(`^${NUMBER}(?:,${NUMBER}){2,}$`);
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const PART = new RegExp(String.raw`(${AMOUNT})\s?([a-z]+)`, "gi");
const WITH_NUMBER = /^\d[\d.:]*(?!\S)|(?<!\S)\d[\d.:]*\s?[a-z]*$/i;
/** A name that is a duration itself, also with a unit that we don't read. */
const ALONE = new RegExp(String.raw`^(?:${DURATION}|${AMOUNT}\s?\p{L}{1,4})$`, "iu");
const PLAIN = new RegExp(`^${NUMBER}$`);

/** Words that test runners print before the duration of a whole run. */
const SUMMARY =
  /^(?:all|avg|average|duration|elapsed|end|fail(?:ed)?|files?|finish(?:ed)?|in|max|mean|median|overall|p\d+|pass(?:ed)?|ran|real|seconds|skipped|start(?:ed)?|suites?|sum|sys|tests?|time|took|totals?|user)(?![\p{L}\d_./\\-])/iu;

/** The unit in a header, such as "duration_ms". Numbers without a unit are seconds, unless a header says otherwise. */
const OTHER_UNIT = /(?:^|[^a-z])(?:ms|millis(?:econds)?|mins?|minutes|hours)(?:[^a-z]|$)/i;

const MAX_LINE_LENGTH = 1000;

/** Reads pasted durations. Names may be empty. Lines without letters and digits are neither read nor skipped. */
export function readPasted(text: string): { files: Unit[]; skipped: string[] } {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\d]/u.test(line));
  const isInSeconds = !lines.some((line) => /^\D*$/.test(line) && OTHER_UNIT.test(line));
  const read = lines.map((line) =>
    line.length > MAX_LINE_LENGTH ? undefined : durationsIn(line, isInSeconds),
  );
  const haveUnits = read.some((one) => one?.isPlain === false && one.name);
  const files: Unit[] = [];
  const skipped: string[] = [];
  const counted = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const { name = "", isPlain, seconds = [] } = read[index] ?? {};
    const key = `${seconds} ${name}`;
    const isUnclear = name && haveUnits && isPlain && !IN_PATH.test(name);
    if (seconds.length === 0 || isUnclear || (name && counted.has(key))) skipped.push(line);
    else files.push(...seconds.map((one) => ({ name, seconds: one })));
    counted.add(key);
  }
  return { files, skipped };
}

/** Returns undefined if the line isn't in the grammar, or if a duration is longer than a week. */
function durationsIn(whole: string, isInSeconds: boolean) {
  // Markers of list items and table rows, and the comma after a line of JSON.
  const line = whole.replace(/^(?:[-*•]\s+|\|\s*)|[\s,;|]+$/g, "");
  const isList =
    LIST.test(line.replace(ONE, "\0")) || (TIGHT_LIST.test(line) && !GROUPED.test(line));
  const times: string[] = isList ? (line.match(ONE) ?? []) : [];
  const found = isList ? undefined : WITH_NAME.map((form) => form.exec(line)).find(Boolean)?.groups;
  const name = found?.name?.replace(/^(["'`])(.*)\1$/, "$2").trim() ?? "";
  if (found?.time && isClear(found) && !SUMMARY.test(name) && !ALONE.test(name)) {
    times.push(found.time.replace(/[^\w\s.,:]/g, ""));
  }
  const isPlain = times.some((one) => PLAIN.test(one));
  const isMixed = isPlain && !times.every((one) => PLAIN.test(one));
  if (times.length === 0 || isMixed || (isPlain && !isInSeconds)) return undefined;
  const seconds = times.map(secondsOf);
  return seconds.every((one) => one <= MAX_SECONDS) ? { name, seconds, isPlain } : undefined;
}

/** In "cart.spec.ts,1,5 s" and "Suite 1,5", either comma could be part of a number. */
const isClear = ({ name = "", by = "", time = "" }: Partial<Record<string, string>>) =>
  !by.includes(",") || !(WITH_NUMBER.test(name) || (by === "," && time.includes(",")));

function secondsOf(time: string): number {
  if (PLAIN.test(time)) return Number(time);
  if (time.includes(":")) return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  if (GROUPED.test(time.replace(/\s?ms$/i, "")))
    return Number.parseFloat(time.replaceAll(",", "")) / 1000;
  return [...time.matchAll(PART)].reduce((sum, [, amount = "", unit = ""]) => {
    const number = amount.includes(".") ? amount.replaceAll(",", "") : amount.replace(",", ".");
    return sum + Number(number) * inSeconds(unit.toLowerCase());
  }, 0);
}

const inSeconds = (unit: string) =>
  unit.startsWith("ms") ? 0.001 : unit.startsWith("h") ? 3600 : unit.startsWith("m") ? 60 : 1;
