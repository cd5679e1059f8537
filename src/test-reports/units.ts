/*
 * Decides which tests run together on a lane: those of a file, a class or a suite.
 *
 * In: the places and times of reports. Out: the units of each level that the reports tell apart. No time may be
 * lost: a test without a file belongs to its class, and without a class to its suite.
 */
import type { CountedReport } from "./counted-report";
import { isSourceFile, outermostClass, pythonModule } from "./places";
import type { Facts, Place, SuiteElement } from "./report-facts";

/** In the order in which one becomes the default. */
export const LEVELS = ["file", "class", "suite"] as const;
export type Level = (typeof LEVELS)[number];

/** A part of a suite that runs on one lane, such as a test file. */
export interface Unit {
  name: string;
  seconds: number;
}

export type Units = Partial<Record<Level, Unit[]>>;

/** What a place belongs to. Owners with the same key in several reports are the same unit. */
interface Owner {
  key: string;
  name: string;
}

/** Leaves out a level that most tests don't have, and one that has as many units as a level before it. */
export function unitsOf(reports: readonly CountedReport[]): Units {
  const owned = reports.map((report, at) => ({ ...report, ownersOf: ownersIn(report, at) }));
  const units: Units = {};
  const sizes = new Set<number>();
  for (const [at, level] of LEVELS.entries()) {
    const byKey = new Map<string, Unit>();
    let isKnown = false;
    for (const { places, total, ownersOf } of owned) {
      const knownAt = (one: Level) =>
        places.reduce((sum, { seconds }, place) => sum + (ownersOf[place]?.[one] ? seconds : 0), 0);
      const coarser = LEVELS.slice(at);
      const own = coarser.findIndex((one) => knownAt(one) > total / 2);
      isKnown ||= own === 0;
      for (const [place, { seconds }] of places.entries()) {
        const owner = coarser
          .slice(own)
          .map((one) => ownersOf[place]?.[one])
          .find(Boolean);
        if (!owner || seconds <= 0) continue;
        const unit = byKey.get(owner.key) ?? { name: owner.name, seconds: 0 };
        unit.seconds += seconds;
        byKey.set(owner.key, unit);
      }
    }
    if (isKnown && !sizes.has(byKey.size)) units[level] = [...byKey.values()];
    if (isKnown) sizes.add(byKey.size);
  }
  return units;
}

/** By place. */
function ownersIn({ suites, places, hosts }: Facts, report: number) {
  // Some runners write the host of some suites only.
  const [onlyHost = ""] = hosts.size === 1 ? hosts : [];
  const named = new Map<string, number>();
  for (const { name } of suites) named.set(name, (named.get(name) ?? 0) + 1);
  const whole: number[] = [];
  for (const [at, suite] of suites.entries())
    whole.push(isPart(suite, suites) ? (whole[suite.parent] ?? at) : at);
  const isSingle = new Set(places.map(({ suite }) => whole[suite])).size === 1;

  return places.map((place, at): Record<Level, Owner | undefined> => {
    const position = whole[place.suite] ?? -1;
    const suite = suites[position];
    if (!suite) return { file: undefined, class: undefined, suite: undefined };
    const ofSuite = {
      key: `${report} ${position} ${suite.isRoot ? at : ""}`,
      name: place.testName || suite.name,
    };
    const ownerOf = (name: string | undefined, value = name): Owner | undefined => {
      if (!value || !name) return undefined;
      // A suite element for each project or browser, with the file as its name.
      if (value === suite.name && (named.get(value) ?? 0) > 1) return ofSuite;
      return { key: `${value}\n${suite.host || onlyHost}`, name };
    };
    const isFolded = position !== place.suite;
    const className = place.className || (isFolded ? suite.name : "");
    return {
      file: ownerOf(...fileOf({ ...place, className }, suite)),
      class: ownerOf(classOf(className, suite, isSingle)),
      suite: ofSuite,
    };
  });
}

/** Whether a suite is a part of the one around it, as `CartTest::testTax` is of `CartTest`. */
const isPart = ({ name, parent }: SuiteElement, suites: readonly SuiteElement[]) => {
  const outer = suites[parent]?.name;
  return Boolean(outer) && name.startsWith(`${outer}::`);
};

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
