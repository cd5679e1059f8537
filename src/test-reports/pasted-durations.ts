import type { Unit } from "./junit-report";
import { MAX_SECONDS } from "./times";

/*
 * The grammar of pasted lines. All other lines are skipped, so that nothing is read as another number.
 *
 *   line      = duration { separator duration } | name separator duration | duration separator name
 *   separator = spaces, a tab, one of , ; | =, a dash between spaces, or a colon after a name
 *   duration  = 12.5 | 0:42 | 1:02:03.5 | 1 h 2 min 3 s | 850 ms | 1,234 ms
 *   name      = a word, text in quotes, or text that a tab or one of , ; | = separates from the duration
 *
 * As test runners print them, durations with a unit may be in parentheses, and paths may have a word before
 * them and a number of tests after them: PASS tests/cart.test.ts (5.2 s). A time of day at the start of a line
 * is ignored.
 *
 * A number without a unit is in seconds. It counts only alone, after the path of a file, or in a table, where a
 * tab or one of , ; | = is next to it, because elsewhere it is often something else (Node 18, Seed: 12345). In
 * a table, it doesn't count among durations with units. It never counts if a line that is skipped names
 * another unit (duration_ms), or if several lines have more than one, because they are columns.
 *
 * Also skipped are totals, names that are durations or start or end with a number beside a comma (Suite 1,5),
 * and a line that a runner prints again, such as Jest's failures.
 */

const NUMBER = String.raw`\d+(?:\.\d+)?`;
/** With a unit, a comma is either before one or two decimals, or between groups of digits. */
const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+\.\d+|\d+,\d\d?(?!\d)|${NUMBER})`;
const MS = "m(?:s|secs?|illis?(?:econds?)?)";
const UNITS = ["h(?:rs?|ours?)?", "m(?:ins?|inutes?)?", "s(?:ecs?|econds?)?", MS];
const IN_ORDER = UNITS.map((unit) => String.raw`(?:${AMOUNT}\s?${unit}(?![a-z])\s?)?`).join("");
const IN_UNITS = String.raw`(?:\d{1,3}(?:,\d{3})+\s?${MS}(?![a-z])|(?=\d)${IN_ORDER}(?<=[a-z]))`;
const WITH_UNIT = String.raw`(?:\d+(?::[0-5]\d){1,2}(?:\.\d+)?|${IN_UNITS})`;
const DURATION = `(?:${WITH_UNIT}|${NUMBER})`;

const QUOTED = `"[^"]+"|'[^']+'|\`[^\`]+\``;
const WORD = String.raw`(?=[^\s,;|="'(]*\p{L})[^\s,;|="'(]*[^\s,;|="'(:]`;
const TEXT = String.raw`(?=[^,;|=\t"]*\p{L})[^,;|=\t"]*[^\s,;|="]`;
const PATH = String.raw`(?!${DURATION}(?!\S))(?=\S*\p{L})(?=\S*[./])\S*[^\s:]`;
const IS_FILE = /[/\\]|\.\p{L}/u;
const IN_TABLE = String.raw`\s*[,;|=]\s*|\s*\t\s*`;
const BESIDE = String.raw`${IN_TABLE}|\s+(?:[-–—→]|->)\s+`;

const AT_END = String.raw`(?<time>["']?(?:\d+,\d\d?|${DURATION})["']?|\(${WITH_UNIT}\)|\[${WITH_UNIT}\])$`;
const WITH_NAME = [
  String.raw`^(?<name>${QUOTED})(?<by>${BESIDE}|\s*:\s*|\s+)${AT_END}`,
  String.raw`^(?<name>${WORD})(?<by>${BESIDE}|\s*:\s+|\s+)${AT_END}`,
  `^(?<name>${TEXT})(?<by>${BESIDE})${AT_END}`,
  String.raw`^(?:[^\s\d(]\S*\s+)?(?<name>${PATH})(?:\s+\(\d+ tests?[^)]*\))?(?<by>:?\s+)(?<time>${WITH_UNIT}|\(${WITH_UNIT}\))$`,
  `^(?<time>["']?(?:${IN_UNITS}|${NUMBER})["']?)(?<by>${IN_TABLE})(?<name>${QUOTED}|${TEXT})$`,
  String.raw`^(?<time>${IN_UNITS})(?<by>\s+)(?:(?<name>${QUOTED}|${WORD})|[^\s\d(]\S*\s+(?<path>${PATH}))$`,
].map((line) => new RegExp(line, "iu"));

const TIME_OF_DAY = /^\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d+)?Z?\]?\s+(?=\D)/;
const ONE = new RegExp(DURATION, "gi");
const LIST = /^\0(?:(?:\s*[,;|]\s+|\s*[;|]\s*|\s+)\0)*$/;
const TIGHT_LIST = new RegExp(`^${NUMBER}(?:,${NUMBER}){2,}$`);
const GROUPED = /^\d{1,3}(?:(?:,\d{3})+(?:\.\d+)?|\s\d{3})$/;
const PART = new RegExp(String.raw`(${AMOUNT})\s?([a-z]+)`, "gi");
const WITH_NUMBER = /^\d[\d.:]*(?!\S)|(?<!\S)\d[\d.:]*\s?[a-z]*$/i;
/** A name that is a duration itself, also with a unit that we don't read. */
const ALONE = new RegExp(String.raw`^(?:${DURATION}|${AMOUNT}\s?\p{L}{1,4})$`, "iu");
const PLAIN = /^\d+(?:[.,]\d+)?$/;

/** Words beside the duration of a whole run. */
const SUMMARY =
  /^(?:all|average|avg|begin|clock|cpu|deadline|duration|elapsed|end|execution|fail(?:ed)?|finish(?:ed)?|grand|max(?:imum)?|mean|median|min(?:imum)?|overall|p\d+|pass(?:ed)?|queued|ran|real|runtime|seconds|skipped|start(?:ed)?|sum|sys|times?|timeout|took|(?:sub)?total\p{L}*|user|wait|wall|gesamt\p{L}*|summe|итого|合計|σ)$/iu;

/** Words that may stand between those, and are names of their own. */
const RUN = /^(?:files?|in|pipeline|run|suites?|tasks?|tests?)$/i;

const OTHER_UNIT = /^(?:ms|msecs?|milli\p{L}*|mins?|minut\p{L}*|h|hrs?|hours?)$/iu;

const MAX_LINE_LENGTH = 1000;

/** Reads pasted durations. Names may be empty. Lines without letters and digits are neither read nor skipped. */
export function readPasted(text: string): { files: Unit[]; skipped: string[] } {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\d]/u.test(line));
  const read = lines.map((line) => (line.length > MAX_LINE_LENGTH ? undefined : durationsIn(line)));
  const isInSeconds = !lines.some((line, index) => !read[index] && namesOtherUnit(line));
  const haveUnits = read.some((one) => one?.isPlain === false);
  const haveColumns = read.filter((one) => one?.isPlain && one.seconds.length > 1).length > 1;
  const files: Unit[] = [];
  const skipped: string[] = [];
  const counted = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const { name = "", isPlain, seconds = [] } = read[index] ?? {};
    const key = `${seconds} ${name}`;
    const isUnclear =
      isPlain &&
      (!isInSeconds ||
        (haveColumns && seconds.length > 1) ||
        (haveUnits && name !== "" && !IS_FILE.test(name)));
    const isTotal = name === "" && isSummary(lines[index - 1] ?? "");
    const isRepeated = name !== "" && counted.has(key);
    if (seconds.length === 0 || isUnclear || isTotal || isRepeated) skipped.push(line);
    else files.push(...seconds.map((one) => ({ name, seconds: one })));
    counted.add(key);
  }
  return { files, skipped };
}

/** Returns undefined if the line isn't in the grammar, or if a duration is longer than a week. */
function durationsIn(whole: string) {
  // Markers of list items and table rows, the comma after a line of JSON, and the period of "min."
  const line = whole
    .replace(TIME_OF_DAY, "")
    .replace(/^(?:[-*•]\s+|\|\s*)|[\s,;|]+$|(?<=[a-z])\.$/gi, "");
  const isList =
    (LIST.test(line.replace(ONE, "\0")) || TIGHT_LIST.test(line)) && !GROUPED.test(line);
  const times: string[] = isList ? (line.match(ONE) ?? []) : [];
  const found = isList ? undefined : WITH_NAME.map((form) => form.exec(line)).find(Boolean)?.groups;
  const written = found?.name ?? found?.path ?? "";
  const name = written.replace(/^(["'`])(.*)\1$/, "$2").trim();
  const time = found?.time?.replace(/[^\w\s.,:]/g, "") ?? "";
  if (time && isClear(written, found?.by ?? "", time) && !isSummary(name) && !ALONE.test(name)) {
    times.push(time);
  }
  const kinds = new Set(times.map((one) => one.replace(/[\d\s.,:]/g, "")));
  const isPlain = times.some((one) => PLAIN.test(one));
  // "2 minutes, 5 seconds" is a single duration.
  const isMixed = isPlain
    ? !times.every((one) => PLAIN.test(one))
    : kinds.size > 1 && line.includes(",");
  if (times.length === 0 || isMixed) return undefined;
  const seconds = times.map(secondsOf);
  return seconds.every((one) => one <= MAX_SECONDS) ? { name, seconds, isPlain } : undefined;
}

function isClear(name: string, by: string, time: string): boolean {
  const isInTable = /[,;|=\t]/.test(by);
  if (PLAIN.test(time) && (namesOtherUnit(name) || !(isInTable || IS_FILE.test(name))))
    return false;
  // In "cart.spec.ts,1,5 s" and "Suite 1,5", either comma could be part of a number.
  if (by.includes(",")) return !WITH_NUMBER.test(name) && !(by === "," && time.includes(","));
  return true;
}

/** Splits camelCase too. */
const wordsOf = (text: string) =>
  text.replace(/(?<=[a-z])(?=[A-Z])/g, " ").match(/[\p{L}\d]+/gu) ?? [];

const isSummary = (name: string) => {
  const others = wordsOf(name).filter((word) => !RUN.test(word));
  return others.length > 0 && others.every((word) => SUMMARY.test(word));
};

/** Whether a text names a unit, as in "duration_ms", but not as part of a duration or a path. */
const namesOtherUnit = (text: string) =>
  wordsOf(text.replace(/\S*[/\\]\S*|\d\s*\p{L}+/gu, "")).some((word) => OTHER_UNIT.test(word));

function secondsOf(time: string): number {
  if (PLAIN.test(time)) return Number(time.replace(",", "."));
  if (time.includes(":")) return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  if (GROUPED.test(time.replace(/\s?m[a-z]+$/i, "")))
    return Number.parseFloat(time.replaceAll(",", "")) / 1000;
  return [...time.matchAll(PART)].reduce((sum, [, amount = "", unit = ""]) => {
    const number = amount.includes(".") ? amount.replaceAll(",", "") : amount.replace(",", ".");
    return sum + Number(number) * inSeconds(unit.toLowerCase());
  }, 0);
}

const inSeconds = (unit: string) =>
  /^m(?:s|illi)/.test(unit) ? 0.001 : unit.startsWith("h") ? 3600 : unit.startsWith("m") ? 60 : 1;
