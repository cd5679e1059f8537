/** The longest duration of a test, in seconds (a week); anything longer is invalid. */
const MAX_SECONDS = 604_800;

/**
 * Parses a report's duration in seconds: `12.5`, `1,234.5`, `1.234,5`, `9.0E-4`; undefined if invalid, such as
 * a negative number. A single separator is a decimal separator.
 */
export function secondsOf(written: string): number | undefined {
  // Fast path: the format of nearly every report.
  if (/^\d+(?:\.\d+)?$/.test(written)) return withinLimit(Number(written));
  const text = written.replace(/[\s'’]/g, "");
  const separators = [...text.matchAll(/[.,]/g)];
  const last = separators.at(-1);
  const isThousands = separators.length > 1 && new Set(separators.map(([one]) => one)).size === 1;
  const whole = (part: string) => part.replace(/[.,]/g, "");
  const plain =
    !last || isThousands
      ? whole(text)
      : `${whole(text.slice(0, last.index))}.${text.slice(last.index + 1)}`;
  if (!/^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,2})?$/i.test(plain)) return undefined;
  return withinLimit(Number(plain));
}

const withinLimit = (seconds: number) => (seconds <= MAX_SECONDS ? seconds : undefined);

const NUMBER = String.raw`\d[\d.,]*`;
const UNIT = "(?:ms|h(?:rs?|ours?)?|m(?:ins?|inutes?)?|s(?:ecs?|econds?)?)";
/** `1:02:03`, `3:12`, `1 h 2 min 3 s`, `1m20s`, `850ms`, `12.5`. */
const TIME = new RegExp(
  String.raw`(?<![\w.:/-])${NUMBER}(?:(?::\d\d)+(?:[.,]\d+)?|\s?${UNIT}(?:\s?${NUMBER}\s?${UNIT})*(?![a-z]))?`,
  "gi",
);
const PART = new RegExp(String.raw`(${NUMBER})\s?(${UNIT})`, "gi");

/** The number of characters to read of a line. */
const MAX_LINE_LENGTH = 1000;

const inSeconds = (unit: string) =>
  unit.startsWith("ms") ? 0.001 : unit.startsWith("h") ? 3600 : unit.startsWith("m") ? 60 : 1;

/** Parses a duration as people write it (see TIME), in seconds. */
function secondsOfTime(text: string): number | undefined {
  if (text.includes(":")) {
    return text.split(":").reduce((sum, part) => sum * 60 + (secondsOf(part) ?? 0), 0);
  }
  const parts = [...text.matchAll(PART)];
  if (parts.length === 0) return secondsOf(text);
  return parts.reduce(
    (sum, [, number = "", unit = ""]) =>
      sum + (secondsOf(number) ?? 0) * inSeconds(unit.toLowerCase()),
    0,
  );
}

/** A test file in a pasted list. The name may be empty. */
export interface Pasted {
  name: string;
  seconds: number;
}

/**
 * Reads pasted durations: one per line, with an optional file name before or after it. A line of only numbers
 * has several. Lines without a duration are skipped.
 */
export function readPasted(text: string): Pasted[] {
  return text.split("\n").flatMap((whole): Pasted[] => {
    const line = whole.slice(0, MAX_LINE_LENGTH).trim();
    const times = [...line.matchAll(TIME)];
    if (/^[\d.\s]+$/.test(line)) return times.flatMap(([time]) => pasted("", time));
    const [first, last] = [times[0], times.at(-1)];
    if (last && /^[\s)\].,;]*$/.test(line.slice(last.index + last[0].length))) {
      return pasted(line.slice(0, last.index), last[0]);
    }
    return first?.index === 0 ? pasted(line.slice(first[0].length), first[0]) : [];
  });
}

function pasted(name: string, time: string): Pasted[] {
  const seconds = secondsOfTime(time);
  return seconds === undefined ? [] : [{ name: name.replace(SEPARATORS, ""), seconds }];
}

/** Separators between a name and its duration. */
const SEPARATORS = /^[\s,;:|]+|[\s,;:=|([]+$/g;
