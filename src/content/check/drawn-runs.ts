import { type ContentPath, valueAt } from "../value-at";
import { type Claim, durationsIn, NUMBER, reader, readNumber, tells, writeInstead } from "./claims";
import type { ContentFiles } from "./content-file";

/** Checks what is drawn and said of the one run that the pages tell of, and of what a push starts. */
export function* checkDrawnRuns(files: ContentFiles): Generator<Claim> {
  yield* checkSpeed(files);
  yield* checkBoard(files);
  yield* checkLanes(files);
  yield* checkRuns(files);
  yield* checkTimelines(files);
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
      decimals: 0,
    },
    {
      file: "features.yaml",
      path: ["fasterResults", "bars", 0, "minutes"],
      slow: features.number("fasterResults", "bars", 0, "minutes"),
      fast: features.number("fasterResults", "bars", 1, "minutes"),
      decimals: 2,
    },
  ];
  for (const { file, path, slow, fast, decimals } of pairs) {
    if (!slow || !fast || slow < 0 || fast < 0) continue;
    if (Math.abs(slow / fast / speedup - 1) <= 0.05) continue;
    const message = `${slow} ÷ ${fast} is ${(slow / fast).toFixed(1)}, but stats.yaml says ${said}; write ${Number((fast * speedup).toFixed(decimals))}`;
    yield { file, path, message };
  }
}

/** A time in words says the same as the figure beside it; a repeated test is one that is there. */
function* checkBoard(files: ContentFiles): Generator<Claim> {
  const home = reader(files, "home.yaml");
  const shown = ["parallel", "serial"].flatMap(
    (run) => home.number("hero", "board", run, "seconds") ?? [],
  );
  const description = home.text("hero", "board", "description");
  for (const duration of durationsIn(description)) {
    if (shown.length < 2 || shown.some((other) => tells(duration, other))) continue;
    const { words, seconds } = duration;
    const message = `the text says ${words} (${seconds} seconds), and the board shows ${shown.join(" and ")} seconds${writeInstead(description, shown)}`;
    yield { file: "home.yaml", path: ["hero", "board", "description"], message };
  }
  for (const index of home.list("hero", "board", "lanes").keys()) {
    const retry = home.number("hero", "board", "lanes", index, "retry");
    const tests = testsOf(files, index).length;
    if (retry === undefined || tests === 0 || retry < tests) continue;
    const message = `this lane's tests are 0 to ${tests - 1}; ${retry} is none of them`;
    yield { file: "home.yaml", path: ["hero", "board", "lanes", index, "retry"], message };
  }

  const features = reader(files, "features.yaml");
  const drawn: number[] = [];
  for (const index of features.list("fasterResults", "bars").keys()) {
    const minutes = features.number("fasterResults", "bars", index, "minutes");
    if (minutes !== undefined) drawn.push(minutes * 60);
    const path = ["fasterResults", "bars", index, "duration"];
    const shown = features.text(...path);
    for (const duration of durationsIn(shown)) {
      if (minutes === undefined || tells(duration, minutes * 60)) continue;
      const { words, seconds } = duration;
      const message = `${words} is ${(seconds / 60).toFixed(2)} minutes, and the bar is drawn with ${minutes}${writeInstead(shown, [minutes * 60])}`;
      yield { file: "features.yaml", path, message };
    }
  }
  for (const index of features.list("fasterResults", "paragraphs").keys()) {
    const path = ["fasterResults", "paragraphs", index];
    const paragraph = features.text(...path);
    for (const duration of durationsIn(paragraph)) {
      if (drawn.length < 2 || drawn.some((other) => tells(duration, other))) continue;
      const { words, seconds } = duration;
      const message = `no bar below is ${words} (${(seconds / 60).toFixed(2)} minutes) long${writeInstead(paragraph, drawn)}`;
      yield { file: "features.yaml", path, message };
    }
  }
}

/** How far apart the lanes of a run may end, in seconds: home.yaml promises "within a minute". */
const APART = 60;

/** What the board's words count: "4 of 16 lanes", "16 parallel lanes, 8 of them shown", "412 tests". */
function countsIn(words = "") {
  const count = (counted: string) => {
    const [, digits] = new RegExp(`${NUMBER} ${counted}`).exec(words) ?? [];
    return digits === undefined ? undefined : readNumber(digits);
  };
  return {
    lanes: count("(?:parallel )?lanes"),
    shown: count("(?:of them )?shown") ?? count("of \\d+ lanes"),
    tests: count("tests"),
  };
}

/** The lengths of the tests on a lane of the run board; none if one of them has a mistake of its own. */
function testsOf(files: ContentFiles, lane: number): number[] {
  const { list, number } = reader(files, "home.yaml");
  const path = ["hero", "board", "lanes", lane, "blocks"];
  const tests = list(...path).map((_test, index) => number(...path, index));
  return tests.every((test) => test !== undefined) ? tests : [];
}

/** The run board's lanes are as many, as long and as far after that time as its words say. */
function* checkLanes(files: ContentFiles): Generator<Claim> {
  const { list, number, text } = reader(files, "home.yaml");
  const path = ["hero", "board"];
  const claim = (place: ContentPath, message: string): Claim => {
    return { file: "home.yaml", path: [...path, ...place], message };
  };
  const fast = number(...path, "parallel", "seconds");
  const slow = number(...path, "serial", "seconds");

  const lanes = list(...path, "lanes").map((_lane, index) =>
    testsOf(files, index).reduce((sum, test) => sum + test, 0),
  );
  const [longest = 0, second = 0] = [...lanes].sort((a, b) => b - a);
  const earlyBy = (length: number, last: number) =>
    fast === undefined || length === 0 ? 0 : Math.round(fast * (1 - length / last));
  const early = lanes.filter((length) => earlyBy(length, longest) > APART);
  const isOneLong = early.length > 1 && early.every((length) => earlyBy(length, second) <= APART);
  for (const [index, length] of lanes.entries()) {
    if (isOneLong ? length !== longest : earlyBy(length, longest) <= APART) continue;
    const message = isOneLong
      ? `${early.length} other lanes end more than ${APART} seconds before this one; make its tests shorter`
      : `this lane ends ${earlyBy(length, longest)} seconds before the longest, and lanes are to end within ${APART} of each other; make its tests longer`;
    yield claim(["lanes", index, "blocks"], message);
  }

  const LABEL = ["parallel", "label"];
  const label = countsIn(text(...path, ...LABEL));
  const description = countsIn(text(...path, "description"));
  const suite = countsIn(text(...path, "suite"));
  for (const [place, { shown }] of [
    [LABEL, label] as const,
    [["description"], description] as const,
  ]) {
    if (shown === undefined || lanes.length === 0 || shown === lanes.length) continue;
    yield claim(place, `this says ${shown} lanes are shown, and the board has ${lanes.length}`);
  }
  if (label.lanes !== undefined && fast && slow && label.lanes * fast < slow) {
    const message = `${label.lanes} lanes of ${fast} seconds hold ${label.lanes * fast} seconds of tests, and the suite has ${slow}; that takes ${Math.ceil(slow / fast)} lanes`;
    yield claim(LABEL, message);
  }
  const pairs = [
    ["lanes", description.lanes, label.lanes, "board's label"],
    ["tests", description.tests, suite.tests, "board's suite"],
  ] as const;
  for (const [what, said, shown, where] of pairs) {
    if (said === undefined || shown === undefined || said === shown) continue;
    yield claim(["description"], `this says ${said} ${what}, and the ${where} says ${shown}`);
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

/** A drawn timeline fits its scale, and says of each bar how long it is drawn. */
function* checkTimelines(files: ContentFiles): Generator<Claim> {
  for (const file of ["features.yaml", "plans.yaml"]) {
    const { list, number, text } = reader(files, file);
    const length = number("timeline", "length");
    for (const row of list("timeline", "rows").keys()) {
      const path = ["timeline", "rows", row];
      const from = number(...path, "from");
      const to = number(...path, "to");
      if (from === undefined || to === undefined) continue;
      if (to <= from || (length !== undefined && to > length)) {
        const message = `a bar from ${from} to ${to} doesn't fit a scale from 0 to ${length}`;
        yield { file, path: [...path, "to"], message };
      }
      const shown = text(...path, "duration");
      for (const duration of durationsIn(shown)) {
        if (tells(duration, (to - from) * 60)) continue;
        const { words, seconds } = duration;
        const message = `${words} is ${(seconds / 60).toFixed(2)} minutes, and the bar is drawn with ${(to - from).toFixed(2)}${writeInstead(shown, [(to - from) * 60])}`;
        yield { file, path: [...path, "duration"], message };
      }
    }
  }
}
