import { secondsOf } from "./durations";
import { ReportError, type XmlMistake, xmlReader } from "./xml-reader";

/** Why a report gives no figures; the words for each are in data/race.yaml. */
export type ReportMistake = XmlMistake | "otherXml" | "noTests" | "noTimes";

/** What a report says of one test file, class or package: what a lane would be given. */
export interface TimedFile {
  name: string;
  /** The sum of its tests, one after the other. */
  seconds: number;
}

/** What reports say of a suite. */
export interface TimedSuite {
  files: TimedFile[];
  tests: number;
  /** How many tests give a time that is none, such as a negative one: they count as 0. */
  untimed: number;
}

/** A testsuite element while its content is read. */
interface Suite {
  name: string;
  file: string;
  /** Where several projects or machines run the same file, which of them. */
  host: string;
  time: number;
  tests: number;
  isEmpty: boolean;
  hasTimes: boolean;
  /** The names of its tests, and those that may be parts of one: Go counts `TestAdd/one` into `TestAdd`. */
  names: Set<string>;
  parts: { name: string; file: string; seconds: number }[];
}

/**
 * Reads JUnit XML as test runners write it, from one report after the other, each in pieces. What counts are the
 * times of single tests, so that suites in suites count once. A test belongs to the file that it or the suite
 * around it names; else to its class or module, where a suite holds many; else to the suite.
 *
 * @throws ReportError with a ReportMistake, from any of the three
 */
export function junitReader() {
  const files = new Map<string, TimedFile>();
  let tests = 0;
  let untimed = 0;
  let suites: Suite[] = [];
  /** Mocha names a file in an empty suite of its own, ahead of the file's suites. */
  let fileAhead = "";
  let xml = xmlReader({ open, close });

  function open(name: string, attributes: ReadonlyMap<string, string>): void {
    const has = (key: string) => attributes.get(key) ?? "";
    const kind = localName(name);
    if (kind === "testsuite") {
      for (const around of suites) around.isEmpty = false;
      const file = has("file") || has("filepath");
      if (file) fileAhead = "";
      suites.push({
        name: has("name"),
        file: file || suites.at(-1)?.file || fileAhead,
        host: has("hostname"),
        time: secondsOf(has("time")) ?? 0,
        tests: Math.trunc(secondsOf(has("tests")) ?? 0),
        isEmpty: true,
        hasTimes: false,
        names: new Set(),
        parts: [],
      });
    } else if (kind === "testcase" && suites.length > 0) {
      readTest(has("name"), has("file"), has("classname") || has("class"), attributes.get("time"));
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
    // Its tests give no times, or aren't listed.
    if (suite.isEmpty || (suite.names.size > 0 && !suite.hasTimes)) {
      if (suite.isEmpty) tests += suite.tests;
      add(own, suite.host, suite.time);
    }
    if (suite.isEmpty && suite.tests === 0 && suite.file) fileAhead = suite.file;
  }

  function add(name: string, host: string, seconds: number): void {
    const key = `${name}\n${host}`;
    const file = files.get(key) ?? { name, seconds: 0 };
    file.seconds += seconds;
    files.set(key, file);
  }

  return {
    /** Reads on in a report. */
    write: (piece: string) => xml.write(piece),
    /** Ends a report; another may follow. */
    endReport(): void {
      xml.end();
      xml = xmlReader({ open, close });
      suites = [];
      fileAhead = "";
    },
    /** What all reports say together; a file without time is none to spread. */
    suite(): TimedSuite {
      const timed = [...files.values()].filter(({ seconds }) => seconds > 0);
      if (tests === 0) throw new ReportError<ReportMistake>("noTests");
      if (timed.length === 0) throw new ReportError<ReportMistake>("noTimes");
      return { files: timed, tests, untimed };
    },
  };
}

/** A name without the prefix of its namespace. */
const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * The module or class of a test whose suite holds many, as pytest's does: `tests.api.test_orders` of
 * `tests.api.test_orders.TestRefund`, `com.shop.Cart` of `com.shop.Cart$Empty`; empty for what is no dotted
 * name, and for a part of the suite's own name.
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
