import { formatDuration } from "../../numbers/duration";
import { formatDollars, formatNumber } from "../../numbers/numbers";
import { secondsIn } from "../../numbers/seconds";
import { type Figures, figuresOf, writeKnownFigures } from "../figures";
import { oneLine } from "../one-line";
import { type ContentPath, valueAt } from "../value-at";
import type { ContentFiles } from "./content-file";
import type { Problem } from "./problems";

/** What contradicts something else, and where an editor can mend it. */
interface Claim {
  /** A name in `data/`. */
  file: string;
  path: ContentPath;
  message: string;
}

/** The values of a file by their paths, where one with a mistake of its own counts as none, and a claim there. */
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

/** Checks values that are fine by themselves and contradict each other. */
export function checkAgreement(files: ContentFiles): Problem[] {
  const figures = figuresOf(files.get("stats.yaml")?.value, files.get("plans.yaml")?.value);
  return [
    ...checkPlans(files),
    ...checkFinder(files),
    ...checkSpeed(files, figures),
    ...checkSearchResults(files, figures),
    ...checkPhone(files),
    ...checkNavigation(files),
  ].flatMap(({ file, path, message }) => files.get(file)?.problemAt(path, message) ?? []);
}

/** What a plan costs and holds: a custom one has none of them. */
const SIZE = ["price", "minutes", "parallelTests"];

/** How many times as much as an included minute a further one may cost: a point that was lost makes 100. */
const DEAREST = 50;

/** A plan's two prices agree, and the price of a further minute with both; it has a whole size or none. */
function* checkPlans(files: ContentFiles): Generator<Claim> {
  const { list, number, ...plansFile } = reader(files, "plans.yaml");
  let recommended = 0;
  for (const [index, plan] of list("plans").entries()) {
    const claim = (path: ContentPath, message: string) =>
      plansFile.claim(["plans", index, ...path], message);
    const has = SIZE.filter((key) => valueAt(plan, [key]) !== undefined);
    // What looks missing may be there under a misspelt key, which is reported by itself.
    if (has.length > 0 && files.get("plans.yaml")?.problems.length === 0) {
      for (const key of SIZE.filter((one) => !has.includes(one))) {
        const message = `"${key}" is missing beside ${has.join(" and ")}; add it, or remove ${has.length > 1 ? "both" : "that"} for a custom plan`;
        yield claim([key], message);
      }
    }
    const annual = number("plans", index, "price", "annual") ?? 0;
    const monthly = number("plans", index, "price", "monthly") ?? annual;
    if (monthly < annual) {
      const message = `month to month (${monthly}) is less than billed annually (${annual}); are the two swapped, or is one the price of a year?`;
      yield claim(["price", "monthly"], message);
    } else if (annual > 0 && monthly >= annual * 3) {
      const message = `month to month (${monthly}) is far more than billed annually (${annual}); both are the price of one month`;
      yield claim(["price", "monthly"], message);
    }
    const overage = number("plans", index, "overage") ?? 0;
    const minutes = number("plans", index, "minutes") ?? 0;
    const times = Math.round((overage * minutes) / monthly);
    if (monthly > 0 && times > DEAREST) {
      const message = `${overage} is ${formatDollars(overage)} for each further minute, ${times} times what each of the ${formatNumber(minutes)} included ones costs; has a point been lost? 2 cents are 0.02`;
      yield claim(["overage"], message);
    }
    if (valueAt(plan, ["recommended"]) === true) recommended += 1;
    if (valueAt(plan, ["recommended"]) === true && recommended > 1) {
      yield claim(["recommended"], "another plan is recommended already; keep one");
    }
  }
}

/** The two needs of the plan finder, and the figure of a plan that each is held against. */
const RANGES = [
  ["minutes", "minutes"],
  ["parallel", "parallelTests"],
] as const;

/** The finder's sliders reach past every plan, start on a step of theirs, and hold the examples. */
function* checkFinder(files: ContentFiles): Generator<Claim> {
  const { claim, list, number } = reader(files, "plans.yaml");
  for (const [range, limit] of RANGES) {
    const place = (key: string) => ["finder", range, key];
    const of = (key: string) => number(...place(key));
    const [min, max, step, start] = ["min", "max", "step", "start"].map(of);
    if (min === undefined || max === undefined) continue;
    if (min >= max) {
      const message = `the slider begins at ${min} and ends at ${max}; let it begin lower, or end higher`;
      yield claim(place("min"), message);
      continue;
    }
    const sizes = list("plans").map((_plan, index) => number("plans", index, limit) ?? 0);
    const largest = Math.max(...sizes);
    if (max <= largest) {
      const message = `the slider ends at ${max}, and the largest plan has ${largest}; let it reach past every plan`;
      yield claim(place("max"), message);
    }
    if (start !== undefined && step !== undefined) {
      // A browser puts a slider on the nearest step, and the page would say another figure.
      const nearest = Math.min(Math.max(start, min), max);
      const onStep = min + Math.floor((nearest - min) / step) * step;
      if (onStep !== start) {
        const message = `the slider, from ${min} to ${max} in steps of ${step}, never stands at ${start}; write ${onStep}`;
        yield claim(place("start"), message);
      }
    }
    for (const index of list("finder", "examples", "needs").keys()) {
      const path = ["finder", "examples", "needs", index, range];
      const value = number(...path);
      if (value === undefined || (value >= min && value <= max)) continue;
      yield claim(path, `${value} is not within the slider's ${min} to ${max}`);
    }
  }
}

/** The run board on Home shows the speed that stats.yaml claims. */
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
  const message = `the board draws ${drawn.toFixed(1)}x, but stats.yaml says ${claimed}; let this be ${right}`;
  yield claim(["hero", "board", "serial", "time"], message);
}

/** How long a page's title and description may be before search engines cut them. */
const SEARCH_RESULTS = { title: 60, description: { min: 70, max: 155 } };

/** Titles, with the brand's name behind them, and descriptions, with their figures, fit their places. */
function* checkSearchResults(files: ContentFiles, figures: Figures): Generator<Claim> {
  const brand = reader(files, "site.yaml").text("brand", "name") ?? "";
  for (const file of files.keys()) {
    const { claim, text } = reader(files, file);
    const [title, description] = ["title", "description"].map((key) => {
      const found = text("seo", key);
      return found === undefined ? undefined : writeKnownFigures(oneLine(found), figures);
    });
    if (title !== undefined) {
      const whole = `${title} | ${brand}`;
      const before = title.slice(0, title.length - brand.length);
      const endsWithBrand = title.slice(before.length).toLowerCase() === brand.toLowerCase();
      if (endsWithBrand && /\s[|–—·:-]\s*$/.test(before)) {
        yield claim(["seo", "title"], `the page adds "| ${brand}" itself; remove it here`);
      } else if (whole.length > SEARCH_RESULTS.title) {
        const message = `"${whole}" has ${whole.length} characters; search engines show ${SEARCH_RESULTS.title}`;
        yield claim(["seo", "title"], message);
      }
    }
    const { min, max } = SEARCH_RESULTS.description;
    const length = description?.length ?? min;
    if (length < min || length > max) {
      const message = `the description has ${length} characters with its figures; write ${min} to ${max}`;
      yield claim(["seo", "description"], message);
    }
  }
}

/** The number that is dialled is the one that is read; with letters in it, it may be spelt or have an extension. */
function* checkPhone(files: ContentFiles): Generator<Claim> {
  const { claim, text } = reader(files, "site.yaml");
  const phone = text("contact", "phone") ?? "x";
  const dialled = text("contact", "phoneLink") ?? "";
  // In most countries a 0 stands before a number that is dialled from inside, and 00 before a country's.
  const digits = phone.replace(/\(\s*0\s*\)|\D/g, "").replace(/^00?/, "");
  if (/[a-z]/i.test(phone) || (digits.length >= 7 && dialled.endsWith(digits))) return;
  const message = `visitors read ${phone}, and ${dialled} is dialled; make them agree`;
  yield claim(["contact", "phoneLink"], message);
}

/**
 * The pixels that the links of the navigation have beside the logo in a window of 768, the narrowest that
 * shows them in a row, and what takes how many: the letters on average, as measured in the fonts in use
 * (__tests__/content/check/agreement.test.ts says when they are others).
 */
export const NAVIGATION = { room: 703, link: 15, letter: 8, logo: 30, letterOfBrand: 13 } as const;

/** How many letters the labels of so many links may have together, beside the brand's name. */
export function roomForLabels(brand: string, links: number): number {
  const { room, link, letter, logo, letterOfBrand } = NAVIGATION;
  const free = room - logo - brand.length * letterOfBrand - links * link;
  return Math.max(0, Math.floor(free / letter));
}

/** The navigation's links fit beside the brand's name, and a page of this site opens in the same tab. */
function* checkNavigation(files: ContentFiles): Generator<Claim> {
  const { claim, list, text } = reader(files, "site.yaml");
  for (const [index, link] of list("nav").entries()) {
    const href = text("nav", index, "href") ?? "https:";
    if (href.startsWith("https:") || valueAt(link, ["newTab"]) !== true) continue;
    const message = "a page of this site opens in the visitor's own tab; remove this line";
    yield claim(["nav", index, "newTab"], message);
  }
  const labels = list("nav").map((_link, index) => text("nav", index, "label") ?? "");
  const brand = text("brand", "name") ?? "";
  const letters = labels.join("").length;
  const room = roomForLabels(brand, labels.length);
  if (letters <= room) return;
  const message = `the labels of these ${labels.length} links have ${letters} letters, and beside "${brand}" there is room for ${room}; shorten some, or move a link to the footer`;
  yield claim(["nav"], message);
}
