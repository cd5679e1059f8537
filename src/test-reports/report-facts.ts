/*
 * Collects what a report in JUnit XML says about its tests. counted-report.ts decides which times count, and units.ts
 * which tests belong together.
 *
 * In: pieces of XML. Out: the report's suites, and the places in which tests stand, with the times of their tests. A
 * report may have 500,000 tests, so neither their names nor slices of the XML must be kept.
 */
import { dottedClass, isSourceFile, pathOf, statedClass } from "./places";
import { addTest, outerTest, subtestPath } from "./subtests";
import { readTime, type Separator, type WrittenTime } from "./times";
import { fail, xmlReader } from "./xml-reader";

/** A `testsuite` or `testsuites` element. */
export interface SuiteElement {
  name: string;
  /** The position of the element around it, or -1. */
  parent: number;
  isRoot: boolean;
  hasSuites: boolean;
  /** The file that the element, one around it or an empty one before it names. */
  file: string;
  /** The project or machine that ran the suite. */
  host: string;
  time: WrittenTime;
  /** The numbers of tests that it states, lists itself, and lists without a valid time. */
  stated: number;
  listed: number;
  untimed: number;
  /** The number of listed tests that weren't skipped. */
  ran: number;
}

/** Tests that took any time, in seconds. */
export interface Sum {
  seconds: number;
  tests: number;
  longest: number;
  shortest: number;
}

/** Where tests stand: all tests with the same suite, file and class. */
export interface Place {
  /** A position in the report's suites. */
  suite: number;
  file: string;
  className: string;
  /** Whether the tests are named as in Python, `test_adds`. */
  hasPythonName: boolean;
  /** The name of a test outside of all suites, which has a place of its own. */
  testName: string;
  /** The times of its tests, apart from those with a separator that is unclear without the whole report. */
  times: Partial<Record<Separator | "clear", Sum>>;
  /** The time that counts, which counted-report.ts decides. */
  seconds: number;
}

export interface Facts {
  suites: SuiteElement[];
  places: Place[];
  /** The tests, if other reports are read with which they are compared. */
  compared: ComparedTest[];
  /** The separators that the report proves to be before decimals. */
  proven: Set<Separator>;
  hosts: Set<string>;
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
  const facts: Facts = {
    ...{ suites: [], places: [], compared: [], proven: new Set(), hosts: new Set() },
  };
  const { suites, places } = facts;
  const placeByKey = new Map<string, Place>();
  const subtests = outerTest();
  /** The positions of the open suites, outermost first. */
  const around: number[] = [];
  /** By depth, the file that an empty suite names for those after it, as Mocha's reporter writes it. */
  const fileAhead: string[] = [];
  let test: OpenTest | undefined;
  const xml = xmlReader({ open, close });

  function open(element: string, attributes: Attributes): void {
    const kind = localName(element);
    if (test) {
      if (kind === "skipped" || kind === "disabled") test.isSkipped = true;
      if (kind !== "testcase") return;
      if (test.openSteps === 0) test.inSteps += timeIn(attributes).seconds || 0;
      test.openSteps += 1;
    } else if (kind === "testcase" && around.length > 0) {
      const isSkipped = SKIPPED_STATUS.test(attributes.status ?? attributes.result ?? "");
      test = { attributes, isSkipped, openSteps: 0, inSteps: 0 };
    } else if (kind === "testsuite" || kind === "testsuites") {
      openSuite(kind === "testsuites", attributes);
    } else if (around.length === 0) fail("otherXml");
  }

  function timeIn({ time }: Attributes): WrittenTime {
    const written = readTime(time);
    if (written.decimal) facts.proven.add(written.decimal);
    return written;
  }

  function openSuite(isRoot: boolean, attributes: Attributes): void {
    const depth = around.length;
    const parent = around.at(-1) ?? -1;
    const outer = suites[parent];
    if (outer) outer.hasSuites = true;
    const ownFile = pathOf(attributes.file || attributes.filepath);
    if (ownFile) fileAhead[depth] = "";
    fileAhead.length = depth + 1;
    const { name = "", hostname, tests } = attributes;
    if (hostname) facts.hosts.add(hostname);
    const texts = {
      name,
      file: ownFile || outer?.file || fileAhead[depth] || "",
      host: hostname || outer?.host || "",
    };
    around.push(suites.length);
    suites.push({
      ...copyOf(texts),
      ...{ parent, isRoot, hasSuites: false, time: timeIn(attributes) },
      ...{ stated: Math.trunc(Number(tests)) || 0, listed: 0, untimed: 0, ran: 0 },
    });
  }

  function close(element: string): void {
    const kind = localName(element);
    if (test) {
      if (kind !== "testcase") return;
      if (test.openSteps > 0) test.openSteps -= 1;
      else {
        closeTest(test);
        test = undefined;
      }
    } else if (kind === "testsuite" || kind === "testsuites") {
      const suite = suites[around.pop() ?? -1];
      if (suite?.file && !suite.listed && !suite.stated && !suite.hasSuites) {
        fileAhead[around.length] = suite.file;
      }
    }
  }

  function closeTest({ attributes, isSkipped, inSteps }: OpenTest): void {
    const suite = suites[around.at(-1) ?? -1];
    if (!suite) return;
    const { name = "", classname, class: ownClass } = attributes;
    const className = statedClass(classname || ownClass || "", suite.name, name);
    const place = placeOf(name, pathOf(attributes.file) || suite.file, className);
    const written = timeIn(attributes);
    const own = written.seconds;
    const longest = Math.max(own || 0, inSteps);
    suite.listed += 1;
    if (!isSkipped) suite.ran += 1;
    if (Number.isNaN(own) && inSteps === 0 && !isSkipped) suite.untimed += 1;
    const path = subtestPath(suites[0]?.name ?? "", `${place.suite} ${className}`, name);
    const kind = written.unclear && longest === own ? written.unclear : "clear";
    addTime(place, kind, path ? addTest(subtests, path, longest) : longest);
    if (isAlone) return;
    // The suite may be named differently in a copy of the report, but classes aren't.
    const group = /^\S+$/.test(className) ? className : `${suite.name} ${place.file}`;
    facts.compared.push({
      test: hashOf(`${group}\n${name}`),
      name: hashOf(`${group}\n${name.replace(/\[.*$/s, "")}`),
      seconds: longest,
    });
  }

  function placeOf(name: string, statedFile: string, className: string): Place {
    const suite = around.at(-1) ?? -1;
    const isOutside = suites[suite]?.isRoot === true;
    const texts = {
      file: statedFile || (!className && isSourceFile(name) ? name : ""),
      className: className || dottedClass(name),
      testName: isOutside ? name : "",
    };
    const hasPythonName = name.startsWith("test_");
    const own = isOutside ? places.length : "";
    const key = [suite, own, hasPythonName, texts.file, texts.className].join("\n");
    const known = placeByKey.get(key);
    if (known) return known;
    const place = { suite, ...copyOf(texts), hasPythonName, times: {}, seconds: 0 };
    placeByKey.set(key, place);
    places.push(place);
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
      return facts;
    },
  };
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

function addTime({ times }: Place, kind: keyof Place["times"], seconds: number): void {
  if (seconds <= 0) return;
  const sum = times[kind] ?? { seconds: 0, tests: 0, longest: 0, shortest: seconds };
  times[kind] = {
    seconds: sum.seconds + seconds,
    tests: sum.tests + 1,
    longest: Math.max(sum.longest, seconds),
    shortest: Math.min(sum.shortest, seconds),
  };
}

/** Copies texts out of the piece of XML that they are slices of, which would stay in memory with them. */
const copyOf = <Texts extends object>(texts: Texts): Texts => JSON.parse(JSON.stringify(texts));

/** The FNV-1a hash, without its last bit, so that browsers store it as a small integer. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >> 1;
}
