import { timeReader } from "./times";
import { fail, xmlReader } from "./xml-reader";

/** A part of a suite that runs on one lane, such as a test file. */
export interface Unit {
  name: string;
  seconds: number;
}

export interface TimedSuite {
  files: Unit[];
  tests: number;
  /** The number of tests without a valid time, except skipped ones. They count as 0 seconds. */
  untimed: number;
}

/** A single report. Units with the same key in several reports are the same unit. */
export interface Report extends Omit<TimedSuite, "files"> {
  units: ReadonlyMap<UnitKey, Unit>;
}

/** A file or class and the host that ran it, or a symbol for a suite element or a test. */
type UnitKey = string | symbol;

interface SuiteElement {
  isRoot: boolean;
  key: UnitKey;
  name: string;
  /** Whether an earlier suite element of the report has the same name. */
  isRepeated: boolean;
  file: string;
  /** The project or machine that ran the suite, which distinguishes several runs of the same file. */
  host: string;
  time: number | undefined;
  tests: number;
  hasTests: boolean;
  hasTimes: boolean;
  hasSuites: boolean;
  /** Whether a test took as long as the suite. */
  hasWholeTime: boolean;
  untimed: number;
  /** The tests that may have subtests, as subtests of one. */
  outerTest: OuterTest;
}

/** The larger of the two times counts. */
interface OuterTest {
  seconds: number;
  inSubtests: number;
  /** By the part of their name after the slash. */
  subtests?: Map<string, OuterTest>;
}

interface Test {
  attributes: Readonly<Record<string, string>>;
  seconds: number | undefined;
  isSkipped: boolean;
  /** The number of open `testcase` elements inside the test, and the time of the outermost of them. */
  openSteps: number;
  inSteps: number;
}

/** Without the test or line that some runners add, as in `CartTest.php::it adds` or `cart_test.exs:12`. */
const pathOf = (file = "") => file.replace(/::.*|:\d+$/s, "");

/** In Go, `TestAdd/one` is a subtest of `TestAdd`. Elsewhere, a slash in a name means nothing. */
const GO_TEST = /^(?:Test|Benchmark|Example|Fuzz)(?!\p{Ll})/u;

/**
 * Creates a reader for a report in JUnit XML, which may arrive in pieces.
 *
 * A test belongs to its file, which may be the name of its suite element. Without a file, it belongs to its
 * class (see classOf). Without either, it belongs to its suite element, even if another one has the same name,
 * and a test outside of all suite elements runs alone.
 *
 * The times of tests count. The time of a suite element counts only if its tests have none. If a test
 * contains others, its time may include theirs or not, so the larger of its own time and their sum counts.
 *
 * @throws ReportError from any method
 */
export function junitReader() {
  const units = new Map<UnitKey, Unit>();
  const hosts = new Set<string>();
  const names = new Set<string>();
  const suites: SuiteElement[] = [];
  const secondsOf = timeReader();
  let test: Test | undefined;
  let tests = 0;
  let untimed = 0;
  let hasTimes = false;
  /** The file of the suites that follow, which Mocha's reporter writes in a separate, empty suite. */
  let pendingFile = "";
  const xml = xmlReader({ open, close });

  function open(name: string, attributes: Readonly<Record<string, string>>): void {
    const kind = localName(name);
    const suite = suites.at(-1);
    if (test) {
      if (kind === "skipped" || kind === "disabled") test.isSkipped = true;
      if (kind !== "testcase") return;
      if (test.openSteps === 0) test.inSteps += secondsOf(attributes.time) ?? 0;
      test.openSteps += 1;
    } else if (kind === "testcase" && suite) {
      const seconds = secondsOf(attributes.time);
      test = { attributes, seconds, isSkipped: false, openSteps: 0, inSteps: 0 };
    } else if (kind === "testsuite" || kind === "testsuites") {
      openSuite(kind === "testsuites", attributes);
    } else if (!suite) fail("otherXml");
  }

  function openSuite(isRoot: boolean, attributes: Readonly<Record<string, string>>): void {
    const around = suites.at(-1);
    if (around) around.hasSuites = true;
    if (attributes.hostname) hosts.add(attributes.hostname);
    const file = pathOf(attributes.file || attributes.filepath);
    if (file) pendingFile = "";
    const { name = "" } = attributes;
    suites.push({
      isRoot,
      key: Symbol(),
      name,
      isRepeated: names.has(name),
      file: file || around?.file || pendingFile,
      host: attributes.hostname || around?.host || "",
      time: secondsOf(attributes.time),
      tests: Math.trunc(Number(attributes.tests)) || 0,
      ...{ hasTests: false, hasTimes: false, hasSuites: false, hasWholeTime: false, untimed: 0 },
      outerTest: outerTest(),
    });
    names.add(name);
  }

  function close(name: string): void {
    const kind = localName(name);
    const suite = suites.at(-1);
    if (!suite) return;
    if (test) {
      if (kind !== "testcase") return;
      if (test.openSteps > 0) test.openSteps -= 1;
      else {
        closeTest(suite, test);
        test = undefined;
      }
    } else if (kind === "testsuite" || kind === "testsuites") closeSuite(suite);
  }

  function closeTest(suite: SuiteElement, { attributes, seconds, isSkipped, inSteps }: Test): void {
    tests += 1;
    suite.hasTests = true;
    if (seconds === undefined && inSteps === 0) {
      if (!isSkipped) suite.untimed += 1;
      return;
    }
    suite.hasTimes = true;
    const { name = "", file, classname, class: ownClass } = attributes;
    const className = classOf(classname || ownClass || "", suites[0]?.isRoot === false);
    // Playwright writes a suite for each project, with the file as the name and the class.
    const isOfSuite = suite.isRepeated && className === suite.name;
    // Some reporters write the file as the name of the suite, and titles as the classes of tests.
    const named = !suite.isRepeated && /^\S*[/\\]\S*$/.test(suite.name) ? suite.name : className;
    const unit = unitOf(suite, pathOf(file) || suite.file || (isOfSuite ? "" : named), name);
    const longest = Math.max(seconds ?? 0, inSteps);
    if (longest > 0 && longest === suite.time) {
      // Newman repeats a request's time in each of its tests.
      if (suite.hasWholeTime) return;
      suite.hasWholeTime = true;
    }
    const [root = suite] = suites;
    if (root.name === "deno test") {
      // Deno's tests and their steps may be in different suites.
      unit.seconds += addTest(root.outerTest, name.split(" > "), longest);
    } else if (GO_TEST.test(name)) {
      unit.seconds += addTest(suite.outerTest, `${className}\n${name}`.split("/"), longest);
    } else unit.seconds += longest;
  }

  function closeSuite(suite: SuiteElement): void {
    suites.pop();
    const isEmpty = !suite.hasTests && !suite.hasSuites && !suite.isRoot;
    if (isEmpty && suite.tests === 0 && suite.file) pendingFile = suite.file;
    if (isEmpty) {
      tests += suite.tests;
      suite.untimed = suite.tests;
    }
    if (suite.time !== undefined && (isEmpty ? suite.tests > 0 : isUntimed(suite))) {
      suite.hasTimes = true;
      unitOf(suite, suite.file, "").seconds += suite.time;
    } else untimed += suite.untimed;
    hasTimes ||= suite.hasTimes;
  }

  function unitOf(suite: SuiteElement, fileOrClass: string, testName: string): Unit {
    let key = suite.key;
    if (fileOrClass) key = `${fileOrClass}\n${suite.host}`;
    else if (suite.isRoot) key = Symbol();
    const name = fileOrClass || (suite.isRoot ? testName : suite.name);
    const unit = units.get(key) ?? { name, seconds: 0 };
    units.set(key, unit);
    return unit;
  }

  return {
    write: (piece: string) => xml.write(piece),
    end(): Report {
      xml.end();
      if (tests === 0) fail("noTests");
      if (!hasTimes) fail("noTimes");
      // Node's runner writes the host for some suites only.
      const [host = ""] = hosts.size === 1 ? hosts : [];
      const isHostless = (key: UnitKey) => typeof key === "string" && key.endsWith("\n");
      const keyed = [...units].map(
        ([key, unit]) => [isHostless(key) ? `${String(key)}${host}` : key, unit] as const,
      );
      return { units: merged(keyed), tests, untimed };
    },
  };
}

const isUntimed = ({ hasTests, hasTimes, hasSuites }: SuiteElement) =>
  hasTests && !hasTimes && !hasSuites;

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * Returns by how much the outermost test's time grows. Counting each test at once spares a pause at the end
 * of a suite with many tests.
 */
function addTest(all: OuterTest, names: readonly string[], seconds: number): number {
  const path: OuterTest[] = [];
  for (const name of names) {
    const outer = path.at(-1) ?? all;
    outer.subtests ??= new Map();
    const test = outer.subtests.get(name) ?? outerTest();
    outer.subtests.set(name, test);
    path.push(test);
  }
  return path.reduceRight((added, test, at) => {
    const before = Math.max(test.seconds, test.inSubtests);
    test[at === path.length - 1 ? "seconds" : "inSubtests"] += added;
    return Math.max(test.seconds, test.inSubtests) - before;
  }, seconds);
}

const outerTest = (): OuterTest => ({ seconds: 0, inSubtests: 0 });

/**
 * Returns the outermost class or the Python module of a test: `com.shop.Cart` for `com.shop.Cart$Empty` and
 * `Shop.Cart` for `Shop.Cart+Empty`, and `tests.test_orders` for `tests.test_orders.TestRefund`. Some runners
 * write a path instead, which is returned as it is. A name with spaces is a title, not a class. It counts only
 * in a report that consists of a single suite, where Cucumber writes the titles of features. Node's runner
 * writes "test" for all tests.
 */
function classOf(className: string, isSingleSuite: boolean): string {
  if (className === "test") return "";
  if (/\s/.test(className)) return isSingleSuite ? className : "";
  if (/[/\\]/.test(className)) return className;
  const parts = className.replace(/(?<=\w)[$+].*/, "").split(".");
  const module = parts.findLastIndex((part) => /^test_|_test$/.test(part));
  return parts.slice(0, module < 0 ? undefined : module + 1).join(".");
}

function merged(entries: (readonly [UnitKey, Unit])[]): Map<UnitKey, Unit> {
  const units = new Map<UnitKey, Unit>();
  for (const [key, { name, seconds }] of entries) {
    units.set(key, { name, seconds: (units.get(key)?.seconds ?? 0) + seconds });
  }
  return units;
}

/** Combines reports into one suite, without units whose tests take no time. Undefined if no test takes any. */
export function combine(reports: readonly Report[]): TimedSuite | undefined {
  const units = merged(reports.flatMap((report) => [...report.units]));
  const files = [...units.values()].filter(({ seconds }) => seconds > 0);
  if (files.length === 0) return undefined;
  const sum = (key: "tests" | "untimed") => reports.reduce((all, one) => all + one[key], 0);
  return { files, tests: sum("tests"), untimed: sum("untimed") };
}
