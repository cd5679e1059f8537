/*
 * Collects what a report in JUnit XML says about its tests. counted-report.ts decides which times count, and units.ts
 * which tests belong together.
 *
 * In: pieces of XML. Out: the report's suites, and the groups of tests in them, with their times. A report may have
 * 500,000 tests, so neither their names, nor their times, nor slices of the XML must be kept.
 */
import { addSubtest, subtestPath } from "./subtests";
import { dottedClass, isSourceFile, pathOf, statedClass } from "./test-names";
import { readTime, type Separator } from "./times";
import { fail, xmlReader } from "./xml-reader";

type Attributes = Readonly<Record<string, string>>;

/** A `testsuite` or `testsuites` element, or the document around them. */
export class SuiteElement {
  /** The file that the element, one around it or an empty one before it names. */
  readonly file: string;
  readonly name: string;
  /** The project or machine that ran the suite. */
  readonly host: string;
  /** The number of tests that it states. */
  readonly stated: number;
  /** The numbers of tests that it lists itself, of those that weren't skipped, and of those without a valid time. */
  listed = 0;
  ran = 0;
  untimed = 0;
  /** The number of times above 0 of the tests that it lists itself, and the longest of them. */
  timed = 0;
  longest = 0;
  /** The time of all tests in it, which counted-report.ts decides. */
  seconds = 0;
  hasSuites = false;
  /** Whether it has pytest's name, or a test that is named as in Python, `test_adds`. */
  isPython: boolean;
  /** The file that an empty suite in it names for those after it, as Mocha's reporter writes it. */
  fileAhead = "";
  /** By what tells them apart. */
  readonly groups = new Map<string, TestGroup>();

  /**
   * @param parent undefined for the document
   * @param isRoot whether it isn't a `testsuite`
   * @param time the time that it states, in seconds, or NaN
   */
  constructor(
    readonly parent: SuiteElement | undefined,
    readonly isRoot: boolean,
    readonly time: number,
    { name = "", file, filepath, hostname, tests }: Attributes,
  ) {
    const ownFile = pathOf(file || filepath);
    this.file = copyOf(ownFile || parent?.file || parent?.fileAhead || "");
    this.name = copyOf(name);
    this.host = copyOf(hostname || parent?.host || "");
    this.stated = Math.trunc(Number(tests)) || 0;
    this.isPython = name === "pytest";
    if (!parent) return;
    parent.hasSuites = true;
    if (ownFile) parent.fileAhead = "";
  }
}

/** All tests with the same suite, file and class. */
export interface TestGroup {
  suite: SuiteElement;
  file: string;
  className: string;
  /** The name of a test outside of all suites, which has a group of its own. */
  testName: string;
  /** The time of its tests, which counted-report.ts may change. */
  seconds: number;
}

export interface Facts {
  document: SuiteElement;
  /** In the order in which they start. */
  suites: SuiteElement[];
  /**
   * The tests by a hash of their class or suite and their name without parameters, to be compared with those of other
   * reports. Empty if there is only one report.
   */
  compared: Map<number, ComparedTest[]>;
  /** The separators that some time proves to be before decimals, and those of times that may be thousands. */
  proven: Set<Separator>;
  unclear: Set<Separator>;
}

export interface ComparedTest {
  /** The same hash, but with the name's parameters. */
  test: number;
  seconds: number;
}

interface OpenTest {
  attributes: Attributes;
  isSkipped: boolean;
  /** The number of open `testcase` elements inside the test, and the time of the outermost of them. */
  openSteps: number;
  inSteps: number;
}

const SKIPPED_STATUS = /^(?:skip|disabled|ignored|notrun|not run|pending)/i;

/**
 * Creates a reader that collects the facts of one report.
 *
 * @param isAlone whether it's the only report. The tests of several reports are compared to find repeated ones, which
 *   takes memory for each test.
 * @param decimal the separator that is before decimals in this report, if other times have proven it
 * @throws ReportError from any method
 */
export function factsReader(isAlone: boolean, decimal?: Separator) {
  const suites: SuiteElement[] = [];
  const proven = new Set<Separator>();
  const unclear = new Set<Separator>();
  const compared: Facts["compared"] = new Map();
  const subtests: Parameters<typeof addSubtest>[0] = new Map();
  const document = new SuiteElement(undefined, true, Number.NaN, {});
  /** The innermost open suite. */
  let suite = document;
  let test: OpenTest | undefined;
  const xml = xmlReader({ open, close });

  function open(kind: string, attributes: Attributes): void {
    if (test) {
      if (kind === "skipped" || kind === "disabled") test.isSkipped = true;
      if (kind !== "testcase") return;
      if (test.openSteps === 0) test.inSteps += timeIn(attributes) || 0;
      test.openSteps += 1;
    } else if (kind === "testcase" && suite !== document) {
      const isSkipped = SKIPPED_STATUS.test(attributes.status ?? attributes.result ?? "");
      test = { attributes, isSkipped, openSteps: 0, inSteps: 0 };
    } else if (kind === "testsuite" || kind === "testsuites") {
      suite = new SuiteElement(suite, kind === "testsuites", timeIn(attributes), attributes);
      suites.push(suite);
    } else if (suite === document) fail("otherXml");
  }

  function timeIn({ time }: Attributes): number {
    const written = readTime(time, decimal);
    if (written.decimal) proven.add(written.decimal);
    if (written.unclear) unclear.add(written.unclear);
    return written.seconds;
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
    const group = groupOf(name, pathOf(attributes.file) || suite.file, className);
    const own = timeIn(attributes);
    const seconds = Math.max(own || 0, inSteps);
    suite.listed += 1;
    if (!isSkipped) suite.ran += 1;
    if (Number.isNaN(own) && inSteps === 0 && !isSkipped) suite.untimed += 1;
    if (name.startsWith("test_")) suite.isPython = true;
    const path = subtestPath(suites[0]?.name ?? "", `${suite.name} ${className}`, name);
    const added = path ? addSubtest(subtests, path, seconds) : seconds;
    if (added > 0) {
      group.seconds += added;
      suite.timed += 1;
      suite.longest = Math.max(suite.longest, added);
    }
    if (isAlone) return;
    // The suite may be named differently in a copy of the report, but classes aren't.
    const owner = /^\S+$/.test(className) ? className : `${suite.name} ${group.file}`;
    const key = fnvHash(`${owner}\n${name.replace(/\[.*$/s, "")}`);
    const sameName = compared.get(key) ?? [];
    compared.set(key, sameName);
    sameName.push({ test: fnvHash(`${owner}\n${name}`), seconds });
  }

  function groupOf(name: string, statedFile: string, className: string): TestGroup {
    const file = statedFile || (!className && isSourceFile(name) ? name : "");
    const texts = { file, className: className || dottedClass(name), testName: "" };
    if (suite.isRoot) texts.testName = name;
    const key = suite.isRoot ? `${suite.groups.size}` : Object.values(texts).join("\n");
    const known = suite.groups.get(key);
    if (known) return known;
    const group = { suite, ...copyOf(texts), seconds: 0 };
    suite.groups.set(key, group);
    return group;
  }

  return {
    write: xml.write,
    end(): Facts {
      xml.end();
      if (!suites.some(({ listed, stated, isRoot }) => listed || (stated && !isRoot)))
        fail("noTests");
      const isTimed = suites.some(({ time, ran, untimed }) => time >= 0 || ran > untimed);
      if (!isTimed && unclear.size === 0) fail("noTimes");
      return { document, suites, compared, proven, unclear };
    },
  };
}

/** Copies texts out of the piece of XML that they are slices of, which would stay in memory with them. */
const copyOf = <Texts extends string | object>(texts: Texts): Texts =>
  JSON.parse(JSON.stringify(texts));

/** The FNV-1a hash, without its last bit, so that browsers store it as a small integer. */
function fnvHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >> 1;
}
