/*
 * Decides which tests run together on a lane: those of a file, a class or a suite.
 *
 * In: the places and times of reports. Out: the units of each level that the reports tell apart. No time may be
 * lost: a test without a file belongs to its class, and without a class to its suite.
 */
import type { CountedReport } from "./counted-report";
import { isSourceFile, outermostClass, pythonModule } from "./places";
import type { Place, SuiteElement } from "./report-facts";
import { LEVELS, type TimedSuite, type Unit } from "./suite";

/** What a place belongs to. Owners with the same key in several reports are the same unit. */
interface Owner {
  key: unknown;
  name: string;
}

/** Leaves out a level that most tests don't have, and one that has as many units as a level before it. */
export function unitsOf(reports: readonly CountedReport[]): TimedSuite["units"] {
  const owned = reports.map(withOwners);
  const units: TimedSuite["units"] = {};
  const sizes = new Set<number>();
  for (const [at, level] of LEVELS.entries()) {
    const byKey = new Map<unknown, Unit>();
    for (const { places, known } of owned) {
      const finest = known.indexOf(true, at);
      for (const { seconds, owners } of places) {
        const owner = owners.slice(finest).find(Boolean);
        if (!owner || seconds <= 0) continue;
        const unit = byKey.get(owner.key) ?? { name: owner.name, seconds: 0 };
        unit.seconds += seconds;
        byKey.set(owner.key, unit);
      }
    }
    if (!owned.some(({ known }) => known[at]) || sizes.has(byKey.size)) continue;
    units[level] = [...byKey.values()];
    sizes.add(byKey.size);
  }
  return units;
}

/** By level, the owners of each place, and whether most of the time has one. */
function withOwners(report: CountedReport) {
  // Some runners write the host of some suites only.
  const [onlyHost = ""] = report.hosts.size === 1 ? report.hosts : [];
  const once = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of report.suites) (once.has(name) ? repeated : once).add(name);
  const isSingle = new Set(report.places.map((place) => wholeOf(place.suite))).size === 1;

  function ownersOf(place: Place): (Owner | undefined)[] {
    const suite = wholeOf(place.suite);
    const ofSuite = {
      key: suite.isRoot ? place : suite,
      name: place.testName || suite.name,
    };
    const ownerOf = (name: string | undefined, value = name): Owner | undefined => {
      if (!value || !name) return undefined;
      // A suite element for each project or browser, with the file as its name.
      if (value === suite.name && repeated.has(value)) return ofSuite;
      return { key: `${value}\n${suite.host || onlyHost}`, name };
    };
    const className = place.className || (suite === place.suite ? "" : suite.name);
    return [
      ownerOf(...fileOf({ ...place, className }, suite)),
      ownerOf(classOf(className, suite, isSingle)),
      ofSuite,
    ];
  }

  const places = report.places.map((place) => ({
    seconds: place.seconds,
    owners: ownersOf(place),
  }));
  const known = LEVELS.map((_level, at) => {
    const timeWith = places.reduce(
      (sum, { seconds, owners }) => sum + (owners[at] ? seconds : 0),
      0,
    );
    return timeWith > report.total / 2;
  });
  return { places, known };
}

/** Returns the suite that a suite is a part of, as `CartTest::testTax` is of `CartTest`, or the suite itself. */
function wholeOf(suite: SuiteElement): SuiteElement {
  const { parent } = suite;
  return parent?.name && suite.name.startsWith(`${parent.name}::`) ? wholeOf(parent) : suite;
}

/**
 * Returns the name of a place's file, and what identifies the file. In Python, it's the module of the class, because
 * the stated file of an inherited test is that of another class.
 */
function fileOf(
  { file, className, hasPythonName }: Place,
  suite: SuiteElement,
): [name: string | undefined, value?: string] {
  const stem = /([^/\\]+)\.py$/.exec(file)?.[1];
  const isPython = hasPythonName || stem !== undefined || suite.name === "pytest";
  const isOfClass = !stem || !className || className.split(".").includes(stem);
  const module = isPython ? pythonModule(className) : undefined;
  if (module) return [stem && isOfClass ? file : module, module];
  return [[isOfClass ? file : "", className, suite.name].find(isSourceFile)];
}

/**
 * Returns the outermost class, with its package. A name with spaces is the title of a group, which may be one of
 * many in a file. It counts if the report has a single suite, or if it starts with its suite's name.
 */
function classOf(className: string, { name }: SuiteElement, isSingle: boolean): string {
  const isQualified = [name, name.replace(/[ .]/g, "_")].some(
    (suite) => suite && className.startsWith(`${suite}.`),
  );
  if (/\s/.test(className)) return isSingle || isQualified ? className : "";
  const isShort =
    className && /[./]$/.test(name.slice(0, -className.length)) && name.endsWith(className);
  return outermostClass(isShort ? name : className);
}
