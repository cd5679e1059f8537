import { formatDollars, formatNumber } from "../../numbers/numbers";
import { figuresOf, writeKnownFigures } from "../figures";
import { oneLine } from "../one-line";
import { type ContentPath, valueAt } from "../value-at";

import { type Claim, reader } from "./claims";
import type { ContentFiles } from "./content-file";
import { checkDrawnRuns } from "./drawn-runs";
import { checkKeyFigures } from "./key-figures";
import type { Problem } from "./problems";

/** Checks values that are fine by themselves and contradict each other. */
export function checkConsistency(files: ContentFiles): Problem[] {
  return [
    ...checkPlans(files),
    ...checkFinder(files),
    ...checkSearchResults(files),
    ...checkDrawnRuns(files),
    ...checkKeyFigures(files),
    ...checkAdded(files),
    ...checkWays(files),
    ...checkPhone(files),
    ...checkNavigation(files),
  ].flatMap(({ file, path, message }) => files.get(file)?.problemAt(path, message) ?? []);
}

/** Plans grow from left to right, and one at most is recommended. */
function* checkPlans(files: ContentFiles): Generator<Claim> {
  const { list, number, text } = reader(files, "plans.yaml");
  const plans = list("plans");
  const slugs = plans.map((_plan, index) => text("plans", index, "slug"));
  if (plans.length === 0 || slugs.includes(undefined)) return;
  const claim = (path: ContentPath, message: string): Claim => ({
    file: "plans.yaml",
    path: ["plans", ...path],
    message,
  });

  const ofYears = plans.map((_, index) => priceOfYear(files, index));
  const growing = [["price", "annual"], ["price", "monthly"], ["minutes"], ["parallelTests"]];
  for (const path of growing) {
    let before: { value: number; slug: string | undefined } | undefined;
    for (const [index, slug] of slugs.entries()) {
      const value = number("plans", index, ...path);
      if (value === undefined || path.at(-1) === ofYears[index]?.key) continue;
      if (before && value < before.value) {
        const message = `${value} is less than the ${before.value} of the plan before it (${before.slug}); plans grow from left to right`;
        yield claim([index, ...path], message);
      }
      before = { value, slug };
    }
  }
  let recommended = 0;
  for (const [index, plan] of plans.entries()) {
    yield* checkSize(files, index, plan);
    const annual = number("plans", index, "price", "annual") ?? 0;
    const monthly = number("plans", index, "price", "monthly") ?? annual;
    const ofYear = ofYears[index];
    if (ofYear) {
      yield claim([index, "price", ofYear.key], ofYear.message);
    } else if (monthly < annual) {
      const message = `month to month (${monthly}) is less than billed annually (${annual}); are the two swapped?`;
      yield claim([index, "price", "monthly"], message);
    }
    if (valueAt(plan, ["recommended"]) === true) recommended += 1;
    if (valueAt(plan, ["recommended"]) === true && recommended > 1) {
      yield claim([index, "recommended"], "another plan is recommended already; keep one");
    }
  }
}

/**
 * The price of a plan that looks like a year's, where one of a month belongs: under `annual` it is three to
 * twelve times the other price, and under `monthly` twelve times as much or more.
 */
function priceOfYear(files: ContentFiles, index: number) {
  const { number } = reader(files, "plans.yaml");
  const annual = number("plans", index, "price", "annual") || Number.NaN;
  const monthly = number("plans", index, "price", "monthly") || Number.NaN;
  const ofMonth = (price: number) => Math.round((price / 12) * 100) / 100;
  if (annual >= monthly * 3 && annual <= monthly * 12) {
    const message = `this is the price of one month, and ${annual} is far more than month to month (${monthly}); if it is for a year, write ${ofMonth(annual)}`;
    return { key: "annual", message };
  }
  if (monthly >= annual * 12) {
    const message = `this is the price of one month, and ${monthly} is far more than billed annually (${annual}); if it is for a year, write ${ofMonth(monthly)}`;
    return { key: "monthly", message };
  }
  return undefined;
}

/** What a plan costs and holds: a custom one has none of them. */
const SIZE = ["price", "minutes", "parallelTests"];

/** How many times as much as an included minute a further one may cost: a point that was lost makes 100. */
const DEAREST = 50;

/** A plan has a whole size or none, and a minute more costs a little more than one of the month's. */
function* checkSize(files: ContentFiles, index: number, plan: unknown): Generator<Claim> {
  const claim = (key: string, message: string): Claim => ({
    file: "plans.yaml",
    path: ["plans", index, key],
    message,
  });
  const has = SIZE.filter((key) => valueAt(plan, [key]) !== undefined);
  const lacks = SIZE.filter((key) => !has.includes(key));
  // What looks missing may be there under a misspelt key, which is told by itself.
  if (has.length > 0 && files.get("plans.yaml")?.problems.length === 0) {
    for (const key of lacks) {
      const message = `"${key}" is missing beside ${has.join(" and ")}; add it, or remove ${has.length > 1 ? "both" : "that"} for a custom plan`;
      yield claim(key, message);
    }
  }
  const { number } = reader(files, "plans.yaml");
  const monthly = number("plans", index, "price", "monthly") ?? 0;
  const overage = number("plans", index, "overage") ?? 0;
  if (monthly > 0 && overage > monthly) {
    const message = `${overage} for one more minute is more than the ${monthly} of a whole month; has a point been lost?`;
    yield claim("overage", message);
    return;
  }
  const minutes = number("plans", index, "minutes") ?? 0;
  const times = Math.round((overage * minutes) / monthly);
  if (monthly > 0 && times > DEAREST) {
    const message = `${overage} is ${formatDollars(overage)} for each further minute, ${times} times what each of the ${formatNumber(minutes)} included ones costs; has a point been lost? 2 cents are 0.02`;
    yield claim("overage", message);
  }
}

/** The two needs of the plan finder, and the figure of a plan that each is held against. */
const RANGES = [
  { range: "minutes", limit: "minutes", lowest: 0 },
  { range: "parallel", limit: "parallelTests", lowest: 1 },
] as const;

/** The finder's sliders reach past every plan, start on a step of theirs, and hold the examples. */
function* checkFinder(files: ContentFiles): Generator<Claim> {
  const { list, number } = reader(files, "plans.yaml");
  for (const { range, limit, lowest } of RANGES) {
    const claim = (key: string, message: string): Claim => ({
      file: "plans.yaml",
      path: ["finder", range, key],
      message,
    });
    const of = (key: string) => number("finder", range, key);
    const [min, max, step, pageStep, start] = ["min", "max", "step", "pageStep", "start"].map(of);
    if (min === undefined || max === undefined || step === undefined) continue;
    if (min >= max) {
      const message = `the slider begins at ${min} and ends at ${max}; let it begin lower, or end higher`;
      yield claim("min", message);
      continue;
    }

    const largest = Math.max(
      ...list("plans").map((_plan, index) => number("plans", index, limit) ?? 0),
    );
    if (min < lowest) yield claim("min", `nobody needs ${min}; begin with ${lowest}`);
    if (max <= largest) {
      const message = `the slider ends at ${max}, and the largest plan has ${largest}; let it reach past every plan`;
      yield claim("max", message);
    }
    // A browser puts a slider on the nearest step, and the page would say another figure.
    const onStep = (value: number) => min + Math.floor((value - min) / step) * step;
    if (onStep(max) !== max) {
      const message = `steps of ${step} from ${min} don't end at ${max}; write ${onStep(max)} or ${onStep(max) + step}`;
      yield claim("max", message);
    }
    if (start !== undefined && (start < min || start > max || onStep(start) !== start)) {
      const nearest = onStep(Math.min(Math.max(start, min), max));
      const message = `the slider, from ${min} to ${max} in steps of ${step}, never stands at ${start}; write ${nearest}`;
      yield claim("start", message);
    }
    if (pageStep !== undefined && (pageStep <= step || pageStep % step !== 0)) {
      const several = Math.max(2, Math.round(pageStep / step)) * step;
      yield claim("pageStep", `${pageStep} must be several steps of ${step}; write ${several}`);
    }
    for (const index of list("finder", "examples", "needs").keys()) {
      const path = ["finder", "examples", "needs", index, range];
      const value = number(...path);
      if (value === undefined || (value >= min && value <= max)) continue;
      const message = `${value} is not within the slider's ${min} to ${max}`;
      yield { file: "plans.yaml", path, message };
    }
  }
}

/** How long a page's title and description may be before search engines cut them. */
const SEARCH_RESULTS = { title: { max: 60 }, description: { min: 70, max: 155 } };

/** Titles, with the brand's name behind them, and descriptions, with their figures, fit their places. */
function* checkSearchResults(files: ContentFiles): Generator<Claim> {
  const brand = reader(files, "site.yaml").text("brand", "name") ?? "";
  const figures = figuresOf(files.get("stats.yaml")?.value, files.get("plans.yaml")?.value);
  for (const file of files.keys()) {
    const { text } = reader(files, file);
    const written = (key: string) => {
      const found = text("seo", key);
      return found === undefined ? undefined : writeKnownFigures(oneLine(found), figures);
    };
    const title = written("title");
    const ending = brandAtEnd(title ?? "", brand);
    if (ending !== undefined) {
      const message = `the page adds "| ${brand}" itself; remove "${ending}"`;
      yield { file, path: ["seo", "title"], message };
    }
    const whole = `${title} | ${brand}`;
    const { title: room, description: limits } = SEARCH_RESULTS;
    if (title !== undefined && ending === undefined && whole.length > room.max) {
      const message = `"${whole}" has ${whole.length} characters; search engines show ${room.max}`;
      yield { file, path: ["seo", "title"], message };
    }
    const length = written("description")?.length ?? limits.min;
    if (length < limits.min || length > limits.max) {
      const message = `the description has ${length} characters with its figures; write ${limits.min} to ${limits.max}`;
      yield { file, path: ["seo", "description"], message };
    }
  }
}

/** The brand's name at the end of a title, with the sign before it. */
function brandAtEnd(title: string, brand: string): string | undefined {
  const start = title.length - brand.length;
  const isThere = brand !== "" && title.slice(start).toLowerCase() === brand.toLowerCase();
  const sign = isThere ? title.slice(0, start).search(/\s[|–—·:-]\s*$/) : -1;
  return sign < 0 ? undefined : title.slice(sign).trim();
}

/** What a page adds to a text itself would stand there twice. */
function* checkAdded(files: ContentFiles): Generator<Claim> {
  const path = ["shell", "copyright"];
  const copyright = reader(files, "site.yaml").text(...path) ?? "";
  const [sign] = /^(?:copyright\s+)?(?:©|\(c\)|\d{4}\b)(?:\s*\d{4}\b)?/i.exec(copyright) ?? [];
  if (sign !== undefined) {
    const message = `the page adds "©" and the year itself; remove "${sign}"`;
    yield { file: "site.yaml", path, message };
  }
  const result = reader(files, "plans.yaml").text("finder", "result") ?? "";
  if (/[.,;:!?…]$/.test(result)) {
    const message = `the page goes on behind this, such as ", billed annually"; remove the "${result.at(-1)}" at the end`;
    yield { file: "plans.yaml", path: ["finder", "result"], message };
  }
  const { list, text } = reader(files, "case-studies.yaml");
  const took = text("words", "took");
  const [before = "", after = ""] = took?.split("[duration]").map((words) => words.trim()) ?? [];
  for (const study of list("caseStudies").keys()) {
    const duration = text("caseStudies", study, "duration")?.trim() ?? "";
    const isBegun = before !== "" && duration.toLowerCase().startsWith(`${before.toLowerCase()} `);
    const isEnded = after !== "" && duration.endsWith(after);
    if (isBegun || isEnded) {
      const message = `the page writes "${took}" around this; remove "${isBegun ? before : after}"`;
      yield { file: "case-studies.yaml", path: ["caseStudies", study, "duration"], message };
    }
    const place = ["caseStudies", study, "quote", "text"];
    if (!/^["“„«][^"“”„«»]*["“”»]$/.test(oneLine(text(...place) ?? ""))) continue;
    const message = "the page adds the quotation marks itself; remove these";
    yield { file: "case-studies.yaml", path: place, message };
  }
}

/** Our stop of a way is one of its stops. */
function* checkWays(files: ContentFiles): Generator<Claim> {
  const { list, number, text } = reader(files, "faq.yaml");
  const ways = list("questions").flatMap((_question, question) =>
    [...list("questions", question, "ways").keys()].map((way) => [
      "questions",
      question,
      "ways",
      way,
    ]),
  );
  for (const way of [["way"], ...ways]) {
    const ours = number(...way, "ours");
    const stops = list(...way, "stops").map((_stop, index) => text(...way, "stops", index));
    // A stop with a mistake of its own may be two of them, without their comma.
    if (stops.length === 0 || stops.includes(undefined)) continue;
    if (ours === undefined || ours <= stops.length) continue;
    const message = `this way has ${stops.length} stops, so there is no number ${ours}`;
    yield { file: "faq.yaml", path: [...way, "ours"], message };
  }
}

/** The letters on the keys of a phone, from 2 on. */
const KEYS = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

const keyOf = (letter: string) =>
  String(KEYS.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2);

/** A number inside of a company, which is dialled after the other: `ext. 12`. */
const EXTENSION = /[\s,;]*(?:ext(?:ension)?\.?|x|#)\s*\d+\s*$/i;

/** The digits that are dialled of a number as it is read: in each way in which it may be meant. */
function digitsOf(phone: string): string[] {
  // Behind the code of a country the 0 in parentheses is left out.
  const number = phone.replace(/\(\s*0\s*\)/, "").replace(EXTENSION, "");
  // In most countries a 0 stands before a number that is dialled from inside, and 00 before a country's.
  const digitsIn = (words: string) => words.replace(/\D/g, "").replace(/^00?/, "");
  const digits = digitsIn(number);
  if (digits.length >= 10) return [digits];
  const spelt = digitsIn(number.replace(/[a-z]/gi, keyOf));
  // In North America a word may be longer than the number: its last letters aren't dialled.
  return [digits, spelt, spelt.replace(/^1?(\d{10})\d*$/, "$1")];
}

/** The number that is dialled is the one that is read. */
function* checkPhone(files: ContentFiles): Generator<Claim> {
  const site = reader(files, "site.yaml");
  const phone = site.text("contact", "phone");
  const dialled = site.text("contact", "phoneLink");
  if (phone === undefined || dialled === undefined) return;
  const isDialled = (digits: string) => digits.length >= 7 && dialled.endsWith(digits);
  if (digitsOf(phone).some(isDialled)) return;
  const message = `visitors read ${phone}, and ${dialled} is dialled; make them agree`;
  yield { file: "site.yaml", path: ["contact", "phoneLink"], message };
}

/**
 * The pixels that the links of the navigation have beside the logo in a window of 768, the narrowest that
 * shows them in a row, and what takes how many: on average, as measured in the site's own type.
 */
const NAVIGATION = { room: 703, link: 15, letter: 8, logo: 30, letterOfBrand: 13 } as const;

/** How many letters the labels of so many links may have together, beside the brand's name. */
export function roomForLabels(brand: string, links: number): number {
  const { room, link, letter, logo, letterOfBrand } = NAVIGATION;
  const free = room - logo - brand.length * letterOfBrand - links * link;
  return Math.max(0, Math.floor(free / letter));
}

/** The navigation's links fit beside the brand's name, and a page of this site opens in the same tab. */
function* checkNavigation(files: ContentFiles): Generator<Claim> {
  const { list, text } = reader(files, "site.yaml");
  for (const [index, link] of list("nav").entries()) {
    const href = text("nav", index, "href") ?? "https:";
    if (href.startsWith("https:") || valueAt(link, ["newTab"]) !== true) continue;
    const message = "a page of this site opens in the visitor's own tab; remove this line";
    yield { file: "site.yaml", path: ["nav", index, "newTab"], message };
  }
  const labels = list("nav").map((_link, index) => text("nav", index, "label") ?? "");
  const brand = text("brand", "name") ?? "";
  const letters = labels.join("").length;
  const room = roomForLabels(brand, labels.length);
  if (letters <= room) return;
  const message = `the labels of these ${labels.length} links have ${letters} letters, and beside "${brand}" there is room for ${room}; shorten some, or move a link to the footer`;
  yield { file: "site.yaml", path: ["nav"], message };
}
