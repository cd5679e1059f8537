/*
 * Decides which tests run together on a lane: those of a file, a class or a suite.
 *
 * In: the groups of tests of reports. Out: the units of each level that the reports tell apart. No time may be lost: a
 * test without a file belongs to its class, and without a class to its suite.
 */
import type { CountedReport } from "./counted-report";
import type { SuiteElement, TestGroup } from "./report-facts";
import { LEVELS, type TimedSuite, type Unit } from "./suite";
import { isSourceFile, outermostClass, pythonModule } from "./test-names";

/** The file, class or suite of a group of tests. Owners with the same key in several reports are the same unit. */
interface Owner {
  key: unknown;
  name: string;
}

/**
 * Leaves out a level that most tests don't have, and one that has as many units as a level before it.
 *
 * @param pause lets the page respond, because a report may have as many groups as tests
 */
export async function unitsOf(
  reports: readonly CountedReport[],
  pause: () => Promise<void>,
): Promise<TimedSuite["units"]> {
  const owned: Awaited<ReturnType<typeof withOwners>>[] = [];
  for (const report of reports) owned.push(await withOwners(report, pause));
  const units: TimedSuite["units"] = {};
  for (const [at, level] of LEVELS.entries()) {
    const byKey = new Map<unknown, Unit>();
    for (const { groups, known } of owned) {
      const finest = known.indexOf(true, at);
      for (const { seconds, owners } of groups) {
        await pause();
        const owner = owners.slice(finest).find(Boolean);
        if (!owner || seconds <= 0) continue;
        const unit = byKey.get(owner.key) ?? { name: owner.name, seconds: 0 };
        unit.seconds += seconds;
        byKey.set(owner.key, unit);
      }
    }
    const isKnown = owned.some(({ known }) => known[at]);
    const isNew = Object.values(units).every(({ length }) => length !== byKey.size);
    if (isKnown && isNew) units[level] = [...byKey.values()];
  }
  return units;
}

/**
 * Returns each group's time and its owner on each level, and for each level, whether most of the report's time has one.
 */
async function withOwners(report: CountedReport, pause: () => Promise<void>) {
  // Some runners write the host of some suites only.
  const [onlyHost = ""] = report.hosts.size === 1 ? report.hosts : [];
  const once = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of report.suites) (once.has(name) ? repeated : once).add(name);
  const isSingle = new Set(report.groups.map((group) => wholeOf(group.suite))).size === 1;

  function ownersOf(group: TestGroup): (Owner | undefined)[] {
    const suite = wholeOf(group.suite);
    const ofSuite = { key: suite.isRoot ? group : suite, name: group.testName || suite.name };
    const ownerOf = ([name, identity = name]: (string | undefined)[]): Owner | undefined => {
      if (!identity || !name) return undefined;
      // Some runners write a suite for each project or browser, with the file as its name.
      if (identity === suite.name && repeated.has(identity)) return ofSuite;
      return { key: `${identity}\n${suite.host || onlyHost}`, name };
    };
    const className = group.className || (suite === group.suite ? "" : suite.name);
    return [
      ownerOf(fileOf({ ...group, className }, suite)),
      ownerOf([classOf(className, suite, isSingle)]),
      ofSuite,
    ];
  }

  const groups: { seconds: number; owners: (Owner | undefined)[] }[] = [];
  for (const group of report.groups) {
    await pause();
    groups.push({ seconds: group.seconds, owners: ownersOf(group) });
  }
  const known = LEVELS.map((_level, at) => {
    const owned = groups.filter(({ owners }) => owners[at]);
    return owned.reduce((sum, { seconds }) => sum + seconds, 0) > report.total / 2;
  });
  return { groups, known };
}

/** Returns the suite that a suite is a part of, as `CartTest::testTax` is of `CartTest`, or the suite itself. */
function wholeOf(suite: SuiteElement): SuiteElement {
  const { parent } = suite;
  return parent?.name && suite.name.startsWith(`${parent.name}::`) ? wholeOf(parent) : suite;
}

/**
 * Returns the name of a group's file, and what identifies the file if it isn't the name. In Python, the module of the
 * class does, because the stated file of an inherited test is that of another class.
 */
function fileOf(
  { file, className, suite: { isPython } }: TestGroup,
  { name }: SuiteElement,
): (string | undefined)[] {
  const stem = /([^/\\]+)\.py$/.exec(file)?.[1];
  const isOfClass = !stem || !className || className.split(".").includes(stem);
  const module = isPython || stem ? pythonModule(className) : undefined;
  if (module) return [stem && isOfClass ? file : module, module];
  return [[isOfClass ? file : "", className, name].find(isSourceFile)];
}

/**
 * Returns the outermost class, with its package. A title such as "Cart with a coupon" may be one of several groups of
 * tests in a file, so it's a class only if the report has a single suite, or if it starts with its suite's name.
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
