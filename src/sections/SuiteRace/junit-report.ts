import { secondsOf } from "./durations";
import { ReportError, type XmlMistake, xmlReader } from "./xml-reader";

/** The reasons why a report can't be used. The message for each reason is in data/race.yaml. */
export type ReportMistake = XmlMistake | "otherXml" | "noTests" | "noTimes";

/** A test file, class or package, which is assigned to a lane as a unit. */
export interface TimedFile {
  name: string;
  /** The total duration of the file's tests. */
  seconds: number;
}

/** A test suite that was read from reports. */
export interface TimedSuite {
  files: TimedFile[];
  tests: number;
  /** The number of tests with an invalid time, such as a negative one. Invalid times count as 0. */
  untimed: number;
}

/** The state of an open `testsuite` element. */
interface Suite {
  name: string;
  file: string;
  /** The project or machine that ran the suite, which distinguishes several runs of the same file. */
  host: string;
  time: number;
  tests: number;
  isEmpty: boolean;
  hasTimes: boolean;
  /**
   * The names of the suite's tests. Tests in `parts` may be subtests whose time is already included in that
   * of another test. In Go, for example, the time for `TestAdd` includes `TestAdd/one`.
   */
  names: Set<string>;
  parts: { name: string; file: string; seconds: number }[];
}

/**
 * Creates a reader for JUnit XML from common test runners. The reader accepts several reports in sequence,
 * each in pieces. Only the times of individual tests count, so nested suites aren't counted twice. Each test
 * belongs to the file that the test or its suite specifies. Without a file, a test belongs to its class or
 * module if the suite has several, and otherwise to the suite.
 *
 * @throws ReportError with a ReportMistake, from any method.
 */
export function junitReader() {
  const files = new Map<string, TimedFile>();
  let tests = 0;
  let untimed = 0;
  let suites: Suite[] = [];
  /** The test file that the following suites belong to, which Mocha specifies in a separate, empty suite. */
  let pendingFile = "";
  let xml = xmlReader({ open, close });

  function open(name: string, attributes: Readonly<Record<string, string>>): void {
    const attribute = (key: string) => attributes[key] ?? "";
    const kind = localName(name);
    if (kind === "testsuite") {
      for (const around of suites) around.isEmpty = false;
      const file = attribute("file") || attribute("filepath");
      if (file) pendingFile = "";
      suites.push({
        name: attribute("name"),
        file: file || suites.at(-1)?.file || pendingFile,
        host: attribute("hostname"),
        time: secondsOf(attribute("time")) ?? 0,
        tests: Math.trunc(secondsOf(attribute("tests")) ?? 0),
        isEmpty: true,
        hasTimes: false,
        names: new Set(),
        parts: [],
      });
    } else if (kind === "testcase" && suites.length > 0) {
      readTest(
        attribute("name"),
        attribute("file"),
        attribute("classname") || attribute("class"),
        attributes.time,
      );
    } else if (suites.length === 0 && kind !== "testsuites") {
      throw new ReportError<ReportMistake>("otherXml");
    }
  }

  function readTest(name: string, file: string, className: string, time: string | undefined) {
    const suite = suites.at(-1);
    if (!suite) return;
    tests += 1;
    const seconds = secondsOf(time ?? "");
    if (seconds === undefined && time !== undefined) untimed += 1;
    if (time !== undefined) suite.hasTimes = true;
    suite.isEmpty = false;
    const ofTest = file || suite.file || moduleOf(className, suite.name) || suite.name;
    const part = { name, file: ofTest, seconds: seconds ?? 0 };
    if (name.includes("/")) return suite.parts.push(part);
    suite.names.add(name);
    add(part.file, suite.host, part.seconds);
  }

  function close(name: string): void {
    if (localName(name) !== "testsuite") return;
    const suite = suites.pop();
    if (!suite) return;
    for (const part of suite.parts) {
      const isCounted = suite.names.has(part.name.slice(0, part.name.indexOf("/")));
      if (!isCounted) add(part.file, suite.host, part.seconds);
    }
    const own = suite.file || suite.name;
    // The suite's own time is used if its tests aren't listed or have no times.
    if (suite.isEmpty || (suite.names.size > 0 && !suite.hasTimes)) {
      if (suite.isEmpty) tests += suite.tests;
      add(own, suite.host, suite.time);
    }
    if (suite.isEmpty && suite.tests === 0 && suite.file) pendingFile = suite.file;
  }

  function add(name: string, host: string, seconds: number): void {
    const key = `${name}\n${host}`;
    const file = files.get(key) ?? { name, seconds: 0 };
    file.seconds += seconds;
    files.set(key, file);
  }

  return {
    /** Reads the next piece of a report. */
    write: (piece: string) => xml.write(piece),
    /** Ends a report, after which another report may follow. */
    endReport(): void {
      xml.end();
      xml = xmlReader({ open, close });
      suites = [];
      pendingFile = "";
    },
    /** Returns the combined suite from all reports. Omits files whose tests take no time. */
    suite(): TimedSuite {
      const timed = [...files.values()].filter(({ seconds }) => seconds > 0);
      if (tests === 0) throw new ReportError<ReportMistake>("noTests");
      if (timed.length === 0) throw new ReportError<ReportMistake>("noTimes");
      return { files: timed, tests, untimed };
    },
  };
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * Returns the module or class of a test if the suite contains several of them, as is typical for pytest. For
 * example, returns `tests.api.test_orders` for `tests.api.test_orders.TestRefund`, and `com.shop.Cart` for
 * `com.shop.Cart$Empty`. Returns "" if the class name has no dots or starts with the suite's name.
 */
function moduleOf(className: string, suiteName: string): string {
  if (
    !/^[\w$]+(?:\.[\w$]+)+$/.test(className) ||
    (suiteName !== "" && className.startsWith(suiteName))
  )
    return "";
  const parts = className.replace(/\$.*/, "").split(".");
  const module = parts.findLastIndex((part) => /^test_|_test$/.test(part));
  return parts.slice(0, module < 0 ? undefined : module + 1).join(".");
}
