import { figuresOf, quotedFigures, writeFigures } from "../figures";
import { type ContentPath, valueAt } from "../value-at";

import type { Problem } from "./problems";
import type { ContentFiles } from "./references";

/** The plans that the site must have, in this order (specification, section 9). */
const PLANS: readonly string[] = ["free", "basic", "pro", "enterprise"];

/** Checks values that are fine by themselves and contradict each other. */
export function checkClaims(files: ContentFiles): Problem[] {
  return [
    ...checkPlans(files),
    ...checkFinder(files),
    ...checkSearchResults(files),
    ...checkSpeed(files),
    ...checkBoard(files),
    ...checkLanes(files),
    ...checkRuns(files),
    ...checkPhone(files),
  ].flatMap(({ file, path, message }) => files.get(file)?.problemAt(path, message) ?? []);
}

interface Claim {
  /** A name in `data/`. */
  file: string;
  path: ContentPath;
  message: string;
}

/** Reads a file's values by their path: one with a mistake of its own counts as none. */
function reader(files: ContentFiles, name: string) {
  const file = files.get(name);
  return {
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

/** Every plan is there, they grow from left to right, and one at most is recommended. */
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

  for (const slug of PLANS.filter((name) => !slugs.includes(name))) {
    yield claim(
      [],
      `the plan with the slug "${slug}" is missing; the plans are ${PLANS.join(", ")}`,
    );
  }
  const order = slugs.map((slug) => PLANS.indexOf(slug ?? ""));
  for (const [index, place] of order.entries()) {
    if (place >= 0 && order.slice(0, index).some((before) => before > place)) {
      yield claim([index], `this plan is out of order; the order is ${PLANS.join(", ")}`);
      return;
    }
  }

  const growing = [["price", "annual"], ["price", "monthly"], ["minutes"], ["parallelTests"]];
  for (const path of growing) {
    let before: { value: number; slug: string | undefined } | undefined;
    for (const [index, slug] of slugs.entries()) {
      const value = number("plans", index, ...path);
      if (value === undefined) continue;
      if (before && value < before.value) {
        const message = `${value} is less than the ${before.value} of the plan before it (${before.slug}); plans grow from left to right`;
        yield claim([index, ...path], message);
      }
      before = { value, slug };
    }
  }
  let recommended = 0;
  for (const [index, plan] of plans.entries()) {
    const annual = number("plans", index, "price", "annual") ?? 0;
    const monthly = number("plans", index, "price", "monthly") ?? annual;
    if (monthly < annual) {
      const message = `month to month (${monthly}) is less than billed annually (${annual}); are the two swapped?`;
      yield claim([index, "price", "monthly"], message);
    }
    if (valueAt(plan, ["recommended"]) === true) recommended += 1;
    if (valueAt(plan, ["recommended"]) === true && recommended > 1) {
      yield claim([index, "recommended"], "another plan is recommended already; keep one");
    }
  }
}

/** The two needs of the plan finder, and the figure of a plan that each is held against. */
const RANGES = [
  { range: "minutes", limit: "minutes", least: 0 },
  { range: "parallel", limit: "parallelTests", least: 1 },
] as const;

/** The finder's sliders reach past every plan, start on a step of theirs, and hold the examples. */
function* checkFinder(files: ContentFiles): Generator<Claim> {
  const { list, number } = reader(files, "plans.yaml");
  for (const { range, limit, least: lowest } of RANGES) {
    const claim = (key: string, message: string): Claim => ({
      file: "plans.yaml",
      path: ["finder", range, key],
      message,
    });
    const of = (key: string) => number("finder", range, key);
    const [least, most, step, leap, start] = ["least", "most", "step", "leap", "start"].map(of);
    if (least === undefined || most === undefined || step === undefined) continue;

    const largest = Math.max(
      ...list("plans").map((_plan, index) => number("plans", index, limit) ?? 0),
    );
    if (least < lowest) yield claim("least", `nobody needs ${least}; begin with ${lowest}`);
    if (most <= largest) {
      const message = `the slider ends at ${most}, and the largest plan has ${largest}; let it reach past every plan`;
      yield claim("most", message);
    }
    // A browser puts a slider on the nearest step, and the page would say another figure.
    const offStep = (value: number) => (value - least) % step !== 0;
    if (offStep(most)) yield claim("most", `steps of ${step} from ${least} never come to ${most}`);
    if (start !== undefined && (start < least || start > most || offStep(start))) {
      const message = `${start} is no step of the slider, which goes from ${least} to ${most} in steps of ${step}`;
      yield claim("start", message);
    }
    if (leap !== undefined && (leap <= step || leap % step !== 0)) {
      yield claim("leap", `${leap} is not some steps of ${step} at once`);
    }
    for (const index of list("finder", "examples", "needs").keys()) {
      const path = ["finder", "examples", "needs", index, range];
      const value = number(...path);
      if (value === undefined || (value >= least && value <= most)) continue;
      const message = `${value} is not within the slider's ${least} to ${most}`;
      yield { file: "plans.yaml", path, message };
    }
  }
}

/** How long a page's title and description may be before search engines cut them. */
const SEARCH_RESULTS = { title: { most: 60 }, description: { least: 70, most: 155 } };

/** Titles, with the brand's name behind them, and descriptions, with their figures, fit their places. */
function* checkSearchResults(files: ContentFiles): Generator<Claim> {
  const brand = reader(files, "site.yaml").text("brand", "name") ?? "";
  const figures = figuresOf(files.get("stats.yaml")?.value, files.get("plans.yaml")?.value);
  for (const file of files.keys()) {
    const { text } = reader(files, file);
    const written = (key: string) => {
      const words = text("seo", key)
        ?.trim()
        .replace(/\s*\n\s*/g, " ");
      if (words === undefined || !quotedFigures(words).every((name) => figures.has(name))) return;
      return writeFigures(words, figures);
    };
    const title = written("title");
    const whole = `${title} | ${brand}`;
    const { title: room, description: limits } = SEARCH_RESULTS;
    if (title !== undefined && whole.length > room.most) {
      const message = `"${whole}" has ${whole.length} characters; search engines show ${room.most}`;
      yield { file, path: ["seo", "title"], message };
    }
    const length = written("description")?.length ?? limits.least;
    if (length < limits.least || length > limits.most) {
      const message = `the description has ${length} characters with its figures; write ${limits.least} to ${limits.most}`;
      yield { file, path: ["seo", "description"], message };
    }
  }
}

/** The run board and the bars show the speed that stats.yaml claims. */
function* checkSpeed(files: ContentFiles): Generator<Claim> {
  const stats = reader(files, "stats.yaml");
  const index = stats.list("stats").findIndex((stat) => valueAt(stat, ["slug"]) === "speedup");
  const said = stats.text("stats", index, "value") ?? "";
  const speedup = Number.parseFloat(said);
  if (!Number.isFinite(speedup)) return;

  const home = reader(files, "home.yaml");
  const features = reader(files, "features.yaml");
  const pairs = [
    {
      file: "home.yaml",
      path: ["hero", "board", "serial", "seconds"],
      slow: home.number("hero", "board", "serial", "seconds"),
      fast: home.number("hero", "board", "parallel", "seconds"),
    },
    {
      file: "features.yaml",
      path: ["fasterResults", "bars", 0, "minutes"],
      slow: features.number("fasterResults", "bars", 0, "minutes"),
      fast: features.number("fasterResults", "bars", 1, "minutes"),
    },
  ];
  for (const { file, path, slow, fast } of pairs) {
    if (!slow || !fast || slow < 0 || fast < 0) continue;
    if (Math.abs(slow / fast / speedup - 1) <= 0.05) continue;
    const message = `${slow} ÷ ${fast} is ${(slow / fast).toFixed(1)}, but stats.yaml says ${said}; make them agree`;
    yield { file, path, message };
  }
}

/** A time in words says the same as the figure beside it; a repeated test is one that is there. */
function* checkBoard(files: ContentFiles): Generator<Claim> {
  const home = reader(files, "home.yaml");
  const shown = ["parallel", "serial"].flatMap(
    (run) => home.number("hero", "board", run, "seconds") ?? [],
  );
  for (const { words, seconds } of durationsIn(home.text("hero", "board", "description"))) {
    if (shown.length < 2 || shown.some((other) => agree(other, seconds))) continue;
    const message = `the text says ${words} (${seconds} seconds), and the board shows ${shown.join(" and ")} seconds`;
    yield { file: "home.yaml", path: ["hero", "board", "description"], message };
  }
  for (const index of home.list("hero", "board", "lanes").keys()) {
    const retry = home.number("hero", "board", "lanes", index, "retry");
    const tests = home.list("hero", "board", "lanes", index, "blocks").length;
    if (retry === undefined || tests === 0 || retry < tests) continue;
    const message = `this lane's tests are 0 to ${tests - 1}; ${retry} is none of them`;
    yield { file: "home.yaml", path: ["hero", "board", "lanes", index, "retry"], message };
  }

  const features = reader(files, "features.yaml");
  const drawn: number[] = [];
  for (const index of features.list("fasterResults", "bars").keys()) {
    const minutes = features.number("fasterResults", "bars", index, "minutes");
    if (minutes !== undefined) drawn.push(minutes * 60);
    const path = ["fasterResults", "bars", index, "reading"];
    for (const { words, seconds } of durationsIn(features.text(...path))) {
      if (minutes === undefined || agree(minutes * 60, seconds)) continue;
      const message = `${words} is ${(seconds / 60).toFixed(2)} minutes, and the bar is drawn with ${minutes}`;
      yield { file: "features.yaml", path, message };
    }
  }
  for (const index of features.list("fasterResults", "paragraphs").keys()) {
    const path = ["fasterResults", "paragraphs", index];
    for (const { words, seconds } of durationsIn(features.text(...path))) {
      if (drawn.length < 2 || drawn.some((other) => agree(other, seconds))) continue;
      const message = `no bar below is ${words} (${(seconds / 60).toFixed(2)} minutes) long`;
      yield { file: "features.yaml", path, message };
    }
  }
}

/** How far apart the lanes of a run may end, in seconds: home.yaml promises "within a minute". */
const APART = 60;

/** The run board's lanes are as many, as long and as far after that time as its words say. */
function* checkLanes(files: ContentFiles): Generator<Claim> {
  const { list, number, text } = reader(files, "home.yaml");
  const path = ["hero", "board"];
  const claim = (place: ContentPath, message: string): Claim => {
    return { file: "home.yaml", path: [...path, ...place], message };
  };
  const fast = number(...path, "parallel", "seconds");
  const slow = number(...path, "serial", "seconds");

  const lanes = list(...path, "lanes").map((_lane, index) => {
    const blocks = list(...path, "lanes", index, "blocks");
    return blocks.reduce<number>((sum, block) => sum + (typeof block === "number" ? block : 0), 0);
  });
  const longest = Math.max(...lanes);
  for (const [index, length] of lanes.entries()) {
    const early =
      fast === undefined || longest <= 0 ? 0 : Math.round(fast * (1 - length / longest));
    if (length === 0 || early <= APART) continue;
    const message = `this lane ends ${early} seconds before the longest, and lanes are to end within ${APART} of each other; make its tests longer`;
    yield claim(["lanes", index, "blocks"], message);
  }

  const [, shown, all] = /(\d+) of (\d+)/.exec(text(...path, "parallel", "label") ?? "") ?? [];
  if (shown !== undefined && lanes.length > 0 && Number(shown) !== lanes.length) {
    yield claim(
      ["parallel", "label"],
      `this says ${shown} lanes, and the board has ${lanes.length}`,
    );
  }
  if (all !== undefined && fast && slow && Number(all) * fast < slow) {
    const message = `${all} lanes of ${fast} seconds hold ${Number(all) * fast} seconds of tests, and the suite has ${slow}`;
    yield claim(["parallel", "label"], message);
  }
  const [, done] = /(\d+)%/.exec(text(...path, "serial", "status") ?? "") ?? [];
  if (done !== undefined && fast && slow && Number(done) !== Math.round((fast / slow) * 100)) {
    const message = `after ${fast} of ${slow} seconds it is ${Math.round((fast / slow) * 100)}% done, not ${done}%`;
    yield claim(["serial", "status"], message);
  }
}

/** What a webhook's sample says of a run is what the table of results says of it. */
function* checkRuns(files: ContentFiles): Generator<Claim> {
  const { list, number, text } = reader(files, "features.yaml");
  for (const item of list("integrations", "items").keys()) {
    const path = ["integrations", "items", item, "sample", "lines"];
    const lines = list(...path).map((_line, index) => text(...path, index) ?? "");
    const figure = (name: string) => {
      const index = lines.findIndex((line) => line.includes(`"${name}":`));
      const [, digits] = new RegExp(`"${name}": (?:"run_)?(\\d+)`).exec(lines[index] ?? "") ?? [];
      return digits === undefined ? undefined : { index, value: Number(digits) };
    };
    const id = figure("id")?.value;
    const row = list("results", "rows").findIndex(
      (_row, index) => text("results", "rows", index, "run") === String(id),
    );
    if (row < 0) continue;
    const tests = number("results", "rows", row, "tests");
    const passed = figure("passed");
    const failed = figure("failed");
    if (tests !== undefined && passed && failed && passed.value + failed.value !== tests) {
      const message = `${passed.value} passed and ${failed.value} failed are ${passed.value + failed.value} tests, and run ${id} of the table below has ${tests}`;
      yield { file: "features.yaml", path: [...path, passed.index], message };
    }
    const seconds = figure("seconds");
    for (const time of durationsIn(text("results", "rows", row, "time"))) {
      if (!seconds || seconds.value === time.seconds) continue;
      const message = `run ${id} of the table below took ${time.words} (${time.seconds} seconds), not ${seconds.value}`;
      yield { file: "features.yaml", path: [...path, seconds.index], message };
    }
  }
}

/** The number that is dialled is the one that is read. */
function* checkPhone(files: ContentFiles): Generator<Claim> {
  const site = reader(files, "site.yaml");
  const phone = site.text("contact", "phone");
  const dialled = site.text("contact", "phoneLink");
  if (phone === undefined || dialled === undefined) return;
  const digits = phone.replace(/\D/g, "");
  if (digits.length >= 7 && dialled.endsWith(digits)) return;
  const message = `visitors read ${phone}, and ${dialled} is dialled; make them agree`;
  yield { file: "site.yaml", path: ["contact", "phoneLink"], message };
}

/** The durations that a text names, such as `2 h 25 min` or `9 min 41 s`; their spaces may hold. */
function durationsIn(text = ""): { words: string; seconds: number }[] {
  return [...text.matchAll(/(?:(\d+)\sh\s)?(\d+)\smin(?:\s(\d+)\ss)?/g)].map(
    ([words, hours = "0", minutes = "0", seconds = "0"]) => ({
      words,
      seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    }),
  );
}

/** Equal but for rounding: a time may be told in whole seconds or to a hundredth of a minute. */
const agree = (a: number, b: number) => Math.abs(a - b) <= 1;
