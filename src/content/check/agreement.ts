import { formatDuration, secondsIn } from "../../numbers";
import { roundNumbers } from "../../pricing/round-numbers";
import { timeOn } from "../../pricing/schedule";
import { type Figures, figuresOf, writeKnownFigures } from "../figures";
import { type ContentPath, valueAt } from "../value-at";
import type { ContentFiles } from "./content-file";
import type { Problem } from "./problems";

/** A contradiction between values, with the path of the value to change. */
interface Claim {
  /** The name of the file in `data/`. */
  file: string;
  path: ContentPath;
  message: string;
}

/**
 * Returns functions that create claims about a file and read the file's values. Invalid values are treated
 * as missing.
 */
function reader(files: ContentFiles, name: string) {
  const file = files.get(name);
  return {
    claim: (path: ContentPath, message: string): Claim => ({ file: name, path, message }),
    number: (...path: ContentPath) => {
      const found = file?.rightValueAt(path);
      return typeof found === "number" ? found : undefined;
    },
    text: (...path: ContentPath) => {
      const found = file?.rightValueAt(path);
      return typeof found === "string" ? found : undefined;
    },
    list: (...path: ContentPath): unknown[] => {
      const found = file?.rightValueAt(path);
      return Array.isArray(found) ? found : [];
    },
  };
}

/** Checks that values in the content files don't contradict each other. */
export function checkAgreement(files: ContentFiles): Problem[] {
  const figures = figuresOf(files.get("stats.yaml")?.value, files.get("plans.yaml")?.value);
  return [
    ...checkPlans(files),
    ...checkFinder(files),
    ...checkSpeed(files, figures),
    ...checkBoard(files, figures),
    ...checkPhone(files),
    ...checkWeeks(files),
    ...checkStops(files),
  ].flatMap(({ file, path, message }) => files.get(file)?.problemAt(path, message) ?? []);
}

/** Custom plans omit these keys, but other plans must have all of them. */
const SIZE = ["price", "minutes", "parallelTests"];

/**
 * Checks that each plan has all or none of the SIZE keys, that its prices are plausible, and that at most one
 * plan is recommended.
 */
function* checkPlans(files: ContentFiles): Generator<Claim> {
  const { list, number, ...plansFile } = reader(files, "plans.yaml");
  let recommended = 0;
  for (const [index, plan] of list("plans").entries()) {
    const claim = (path: ContentPath, message: string) =>
      plansFile.claim(["plans", index, ...path], message);
    const has = SIZE.filter((key) => valueAt(plan, [key]) !== undefined);
    // Skip this check if the file has other mistakes, because a missing key may just be misspelled.
    if (has.length > 0 && files.get("plans.yaml")?.problems.length === 0) {
      for (const key of SIZE.filter((one) => !has.includes(one))) {
        const message = `"${key}" is missing; add it, or remove "${has.join('" and "')}" to make this a custom plan`;
        yield claim([key], message);
      }
    }
    const annual = number("plans", index, "price", "annual") ?? 0;
    const monthly = number("plans", index, "price", "monthly") ?? annual;
    if (monthly < annual || monthly > annual * 3) {
      const message = `"monthly" (${monthly}) must be between one and three times "annual" (${annual}); check whether the prices are swapped, or whether one of them is for a whole year`;
      yield claim(["price", "monthly"], message);
    }
    if (valueAt(plan, ["recommended"]) === true) recommended += 1;
    if (valueAt(plan, ["recommended"]) === true && recommended > 1) {
      yield claim(
        ["recommended"],
        'another plan is also recommended; remove "recommended" from one of them',
      );
    }
  }
}

/** The keys of the plan finder's sliders, each with the key of the corresponding plan limit. */
const RANGES = [
  ["minutes", "minutes"],
  ["parallel", "parallelTests"],
] as const;

/**
 * Checks that each slider's maximum exceeds every plan's limit, and that the slider can stop at its initial
 * value. Also checks that the numbers in the worked examples are within the sliders' ranges.
 */
function* checkFinder(files: ContentFiles): Generator<Claim> {
  const { claim, list, number } = reader(files, "plans.yaml");
  for (const [range, limit] of RANGES) {
    const place = (key: string) => ["finder", range, key];
    const [min, max, step, start] = ["min", "max", "step", "start"].map((key) =>
      number(...place(key)),
    );
    if (min === undefined || max === undefined) continue;
    const sizes = list("plans").map((_plan, index) => number("plans", index, limit) ?? 0);
    const least = Math.max(min, ...sizes);
    if (max <= least) {
      const message = `the slider's maximum (${max}) must be greater than its minimum and every plan's limit; enter a number above ${least}`;
      yield claim(place("max"), message);
    }
    if (max <= min) continue;
    const isInRange = (value = min) => value >= min && value <= max;
    // Browsers round a slider's value to the nearest step, so reject values between two steps.
    if (range === "minutes") {
      const stops = roundNumbers(min, max);
      for (const [key, value] of Object.entries({ min, max, start })) {
        if (value === undefined || stops.includes(value)) continue;
        const message = `the slider can't stop at ${value}; use a round number that it can stop at, such as ${stops.slice(-2).join(" or ")}`;
        yield claim(place(key), message);
      }
    } else if (!isInRange(start) || (start && step && (start - min) % step !== 0)) {
      const message = `the slider can't stop at ${start} because it goes from ${min} to ${max} in steps of ${step}; change one of these numbers`;
      yield claim(place("start"), message);
    }
    for (const index of list("finder", "examples", "needs").keys()) {
      const path = ["finder", "examples", "needs", index, range];
      const value = number(...path);
      if (!isInRange(value))
        yield claim(
          path,
          `${value} is outside the slider's range; enter a number from ${min} to ${max}`,
        );
    }
  }
}

/** Checks that the times on the run board match the speedup in stats.yaml. */
function* checkSpeed(files: ContentFiles, figures: Figures): Generator<Claim> {
  const claimed = figures.get("speedup") ?? "";
  const speed = Number.parseFloat(claimed);
  const { claim, text } = reader(files, "home.yaml");
  const [slow = 0, fast = 0] = ["serial", "parallel"].map((run) =>
    secondsIn(writeKnownFigures(text("hero", "board", run, "time") ?? "", figures)),
  );
  const drawn = slow / fast;
  if (!(slow > 0 && fast > 0 && Math.abs(drawn / speed - 1) > 0.05)) return;
  const right = formatDuration(Math.round(fast * speed));
  const message = `the times on the run board imply a speedup of ${drawn.toFixed(1)}x, but stats.yaml says ${claimed}; change this time to ${right}`;
  yield claim(["hero", "board", "serial", "time"], message);
}

/**
 * Checks that the serial and parallel times on the run board match the durations of the board's test files.
 */
function* checkBoard(files: ContentFiles, figures: Figures): Generator<Claim> {
  const { claim, list, number, text } = reader(files, "home.yaml");
  const lanes = number("hero", "board", "lanes");
  const lengths = list("hero", "board", "files").map(Number);
  if (lanes === undefined || !(lengths[0] && lengths.every((length) => length > 0))) return;
  for (const [run, on] of [
    ["parallel", lanes],
    ["serial", 1],
  ] as const) {
    const path = ["hero", "board", run, "time"];
    const shown = secondsIn(writeKnownFigures(text(...path) ?? "", figures));
    const right = formatDuration(timeOn(lengths, on));
    if (shown === 0 || formatDuration(shown) === right) continue;
    const where = on === 1 ? "in sequence" : `on ${on} lanes`;
    const message = `the files on the run board take ${right} ${where}; change this time to ${right}, or change the durations of the files`;
    yield claim(path, message);
  }
}

/**
 * Checks that the displayed phone number and the dialed number end with the same digits, unless the displayed
 * number contains letters.
 */
function* checkPhone(files: ContentFiles): Generator<Claim> {
  const { claim, text } = reader(files, "site.yaml");
  const [phone, dialed] = [text("contact", "phone"), text("contact", "phoneLink")];
  if (phone === undefined || dialed === undefined || /[a-z]/i.test(phone)) return;
  const digits = phone.replace(/\D/g, "");
  if (digits.length >= 7 && dialed.endsWith(digits.slice(-7))) return;
  const message = `visitors see ${phone}, but their phones dial ${dialed}; make the numbers match`;
  yield claim(["contact", "phoneLink"], message);
}

/** Checks that each reason's last week isn't before its first week or after the end of the engagement. */
function* checkWeeks(files: ContentFiles): Generator<Claim> {
  const { claim, list, number } = reader(files, "services.yaml");
  const weeks = number("reasons", "weeks") ?? Number.POSITIVE_INFINITY;
  for (const index of list("reasons", "items").keys()) {
    const path = ["reasons", "items", index, "lastWeek"];
    const first = number("reasons", "items", index, "firstWeek") ?? 1;
    const last = number(...path) ?? first;
    if (last < first)
      yield claim(path, `the last week can't be before the first week; enter ${first} or more`);
    if (last > weeks)
      yield claim(path, `an engagement lasts only ${weeks} weeks; enter ${weeks} or less`);
  }
}

/** Checks that each FAQ question refers to an existing stop in the drawing beside the questions. */
function* checkStops(files: ContentFiles): Generator<Claim> {
  const { claim, list, number } = reader(files, "faq.yaml");
  const count = list("way", "stops").length;
  for (const index of list("questions").keys()) {
    const path = ["questions", index, "stop"];
    if (count > 0 && (number(...path) ?? 1) > count) {
      yield claim(path, `the drawing has only ${count} stops; enter ${count} or less`);
    }
  }
}
