/** The longest valid duration of a test, in seconds (one week). */
const MAX_SECONDS = 604_800;

/**
 * Parses a duration in seconds from a report, such as `12.5`, `1,234.5`, `1.234,5` or `9.0E-4`. A single
 * separator is treated as a decimal separator. Returns undefined for invalid durations, such as negative
 * numbers.
 */
export function secondsOf(written: string): number | undefined {
  // A fast path for the format that nearly all reports use.
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
/** Matches durations such as `1:02:03`, `3:12`, `1 h 2 min 3 s`, `1m20s`, `850ms` or `12.5`. */
const TIME = new RegExp(
  String.raw`(?<![\w.:/-])${NUMBER}(?:(?::\d\d)+(?:[.,]\d+)?|\s?${UNIT}(?:\s?${NUMBER}\s?${UNIT})*(?![a-z]))?`,
  "gi",
);
const PART = new RegExp(String.raw`(${NUMBER})\s?(${UNIT})`, "gi");

/** The maximum number of characters to read from each line. */
const MAX_LINE_LENGTH = 1000;

const inSeconds = (unit: string) =>
  unit.startsWith("ms") ? 0.001 : unit.startsWith("h") ? 3600 : unit.startsWith("m") ? 60 : 1;

/** Parses a duration in any of the formats that TIME matches. Returns seconds. */
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

/** A test file from a pasted list. The name of the file may be empty. */
export interface Pasted {
  name: string;
  seconds: number;
}

/**
 * Parses pasted durations. Each line has one duration, with an optional file name before or after it. A line
 * that consists only of numbers may contain several durations. Lines without a duration are skipped.
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

/** Matches the separators between a name and its duration. */
const SEPARATORS = /^[\s,;:|]+|[\s,;:=|([]+$/g;
