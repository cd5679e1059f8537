/*
 * Collects what a report in JUnit XML says about its tests. counted-report.ts decides which times count, and units.ts
 * which tests belong together.
 *
 * In: pieces of XML. Out: the report's suites, and the places in which tests stand, with the times of their tests. A
 * report may have 500,000 tests, so neither their names nor slices of the XML must be kept.
 */
import { dottedClass, isSourceFile, pathOf, statedClass } from "./places";
import { addTest, subtestPath } from "./subtests";
import { readTime, type Separator, type WrittenTime } from "./times";
import { fail, xmlReader } from "./xml-reader";

/** A `testsuite` or `testsuites` element, or the document around them. */
export interface SuiteElement {
  name: string;
  /** The number of suites that start before it. */
  position: number;
  /** Undefined for the document. */
  parent: SuiteElement | undefined;
  /** Whether it isn't a `testsuite`. */
  isRoot: boolean;
  hasSuites: boolean;
  /** The file that the element, one around it or an empty one before it names. */
  file: string;
  /** The file that an empty suite in it names for those after it, as Mocha's reporter writes it. */
  fileAhead: string;
  /** The project or machine that ran the suite. */
  host: string;
  time: WrittenTime;
  /** The numbers of tests that it states, and lists itself. */
  stated: number;
  listed: number;
  /** The numbers of listed tests that weren't skipped, and of those without a valid time. */
  ran: number;
  untimed: number;
  /** The time of all tests in it, which counted-report.ts decides. */
  seconds: number;
  /** By what tells them apart. */
  places: Map<string, Place>;
}

/** Where tests stand: all tests with the same suite, file and class. */
export interface Place {
  suite: SuiteElement;
  file: string;
  className: string;
  /** Whether the tests are named as in Python, `test_adds`. */
  hasPythonName: boolean;
  /** The name of a test outside of all suites, which has a place of its own. */
  testName: string;
  /** The times above 0 of its tests in seconds, by the separator that is unclear without the whole report. */
  times: Partial<Record<Separator | "clear", number[]>>;
  /** The time that counts, which counted-report.ts decides. */
  seconds: number;
}

export interface Facts {
  document: SuiteElement;
  /** In the order in which they start. */
  suites: SuiteElement[];
  /** The tests, if other reports are read with which they are compared. */
  compared: ComparedTest[];
  /** The separators that the report proves to be before decimals. */
  proven: Set<Separator>;
}

interface ComparedTest {
  /** A hash of the test's class or suite and its name. */
  test: number;
  /** The same without the name's parameters. */
  name: number;
  seconds: number;
}

type Attributes = Readonly<Record<string, string>>;

interface OpenTest {
  attributes: Attributes;
  isSkipped: boolean;
  /** The number of open `testcase` elements inside the test, and the time of the outermost of them. */
  openSteps: number;
  inSteps: number;
}

const SKIPPED_STATUS = /^(?:skip|disabled|ignored|notrun|not run|pending)/i;

/**
 * @param isAlone Whether no other report is read, with which the tests would be compared.
 * @throws ReportError from any method
 */
export function factsReader(isAlone: boolean) {
  const suites: SuiteElement[] = [];
  const proven = new Set<Separator>();
  const compared: ComparedTest[] = [];
  const subtests: Parameters<typeof addTest>[0] = new Map();
  const document = suiteIn(undefined, true, {});
  /** The innermost open suite. */
  let suite = document;
  let test: OpenTest | undefined;
  const xml = xmlReader({ open, close });

  function open(kind: string, attributes: Attributes): void {
    if (test) {
      if (kind === "skipped" || kind === "disabled") test.isSkipped = true;
      if (kind !== "testcase") return;
      if (test.openSteps === 0) test.inSteps += timeIn(attributes).seconds || 0;
      test.openSteps += 1;
    } else if (kind === "testcase" && suite !== document) {
      const isSkipped = SKIPPED_STATUS.test(attributes.status ?? attributes.result ?? "");
      test = { attributes, isSkipped, openSteps: 0, inSteps: 0 };
    } else if (kind === "testsuite" || kind === "testsuites") {
      suite = suiteIn(suite, kind === "testsuites", attributes);
      suites.push(suite);
    } else if (suite === document) fail("otherXml");
  }

  function timeIn({ time }: Attributes): WrittenTime {
    const written = readTime(time);
    if (written.decimal) proven.add(written.decimal);
    return written;
  }

  function suiteIn(
    parent: SuiteElement | undefined,
    isRoot: boolean,
    attributes: Attributes,
  ): SuiteElement {
    const ownFile = pathOf(attributes.file || attributes.filepath);
    if (parent) {
      parent.hasSuites = true;
      if (ownFile) parent.fileAhead = "";
    }
    const texts = {
      name: attributes.name ?? "",
      file: ownFile || parent?.file || parent?.fileAhead || "",
      host: attributes.hostname || parent?.host || "",
    };
    return {
      ...copyOf(texts),
      ...{ position: suites.length, parent, isRoot, hasSuites: false, fileAhead: "" },
      ...{ time: timeIn(attributes), stated: Math.trunc(Number(attributes.tests)) || 0 },
      ...{ listed: 0, ran: 0, untimed: 0, seconds: 0, places: new Map() },
    };
  }

  function close(kind: string): void {
    if (test) {
      if (kind !== "testcase") return;
      if (test.openSteps > 0) test.openSteps -= 1;
      else {
        closeTest(test);
        test = undefined;
      }
    } else if ((kind === "testsuite" || kind === "testsuites") && suite.parent) {
      const { parent, file, listed, stated, hasSuites } = suite;
      if (file && !listed && !stated && !hasSuites) parent.fileAhead = file;
      suite = parent;
    }
  }

  function closeTest({ attributes, isSkipped, inSteps }: OpenTest): void {
    const { name = "", classname, class: ownClass } = attributes;
    const className = statedClass(classname || ownClass || "", suite.name, name);
    const place = placeOf(name, pathOf(attributes.file) || suite.file, className);
    const { seconds: own, unclear } = timeIn(attributes);
    const longest = Math.max(own || 0, inSteps);
    suite.listed += 1;
    if (!isSkipped) suite.ran += 1;
    if (Number.isNaN(own) && inSteps === 0 && !isSkipped) suite.untimed += 1;
    const path = subtestPath(suites[0]?.name ?? "", `${suite.position} ${className}`, name);
    const seconds = path ? addTest(subtests, path, longest) : longest;
    const kind = (longest === own && unclear) || "clear";
    const times = place.times[kind];
    if (seconds > 0 && times) times.push(seconds);
    else if (seconds > 0) place.times[kind] = [seconds];
    if (isAlone) return;
    // The suite may be named differently in a copy of the report, but classes aren't.
    const group = /^\S+$/.test(className) ? className : `${suite.name} ${place.file}`;
    compared.push({
      test: hashNumber(`${group}\n${name}`),
      name: hashNumber(`${group}\n${name.replace(/\[.*$/s, "")}`),
      seconds: longest,
    });
  }

  function placeOf(name: string, statedFile: string, className: string): Place {
    const texts = {
      file: statedFile || (!className && isSourceFile(name) ? name : ""),
      className: className || dottedClass(name),
      testName: suite.isRoot ? name : "",
    };
    const hasPythonName = name.startsWith("test_");
    const own = suite.isRoot ? suite.places.size : "";
    const key = [own, hasPythonName, texts.file, texts.className].join("\n");
    const known = suite.places.get(key);
    if (known) return known;
    const place = { suite, ...copyOf(texts), hasPythonName, times: {}, seconds: 0 };
    suite.places.set(key, place);
    return place;
  }

  return {
    write: (piece: string) => xml.write(piece),
    end(): Facts {
      xml.end();
      if (!suites.some(({ listed, stated, isRoot }) => listed || (stated && !isRoot)))
        fail("noTests");
      const isTimed = suites.some(({ time, ran, untimed }) => time.seconds >= 0 || ran > untimed);
      if (!isTimed) fail("noTimes");
      return { document, suites, compared, proven };
    },
  };
}

/** Copies texts out of the piece of XML that they are slices of, which would stay in memory with them. */
const copyOf = <Texts extends object>(texts: Texts): Texts => JSON.parse(JSON.stringify(texts));

/** The FNV-1a hash, without its last bit, so that browsers store it as a small integer. */
function hashNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >> 1;
}
