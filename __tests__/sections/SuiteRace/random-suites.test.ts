import fc from "fast-check";
import { combine, junitReader } from "../../../src/sections/SuiteRace/junit-report";

/** A test file with its tests' durations in milliseconds, or undefined for skipped tests. */
interface TestFile {
  path: string;
  tests: { name: string; ms: number | undefined }[];
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const seconds = (ms = 0) => (ms / 1000).toFixed(3);
const tag = (name: string, attributes: Record<string, string>, content = "") =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(" ")}>${content}</${name}>`;
const cases = (
  { tests }: TestFile,
  attributes: (name: string) => Record<string, string>,
  { hasTimeIfSkipped = true } = {},
) =>
  tests
    .map(({ name, ms }) => {
      const time = ms === undefined && !hasTimeIfSkipped ? {} : { time: seconds(ms) };
      const content = ms === undefined ? "<skipped/>" : "";
      return tag("testcase", { name, ...attributes(name), ...time }, content);
    })
    .join("\n");
const total = ({ tests }: TestFile) => tests.reduce((sum, { ms = 0 }) => sum + ms, 0);
const all = (files: TestFile[], write: (file: TestFile, index: number) => string) =>
  tag("testsuites", { name: "all", time: "99" }, files.map(write).join("\n"));
const dotted = (path: string) => path.replaceAll("/", ".");

/**
 * A Go test with subtests. Its time includes those of subtests in sequence, but not those of parallel ones. In
 * a subtest's name, a slash would be ambiguous.
 */
function goPackage(file: TestFile, ms: number): string {
  const classname = `example.com/${file.path}`;
  const tests = file.tests.map(({ name, ms: own }, index) => ({
    name: `TestAll/${name.replaceAll("/", "_")}#${index}`,
    ms: own,
  }));
  const outer = tag("testcase", { classname, name: "TestAll", time: seconds(ms) });
  return tag(
    "testsuite",
    { name: classname },
    cases({ ...file, tests }, () => ({ classname })) + outer,
  );
}

/** Writes a suite in a runner's format. The reports of Surefire and Bats follow one another. */
const RUNNERS: Record<string, (files: TestFile[]) => string> = {
  node: (files) =>
    all(files, (file) => cases(file, () => ({ classname: "test", file: file.path }))),
  "node 20": (files) =>
    all(files, (file) =>
      tag(
        "testsuite",
        { name: "totals", time: "9", hostname: "ci" },
        cases(file, () => ({ classname: "test" })),
      ),
    ),
  mocha: (files) =>
    tag(
      "testsuite",
      { name: "Mocha Tests", time: "99" },
      files.map((file) => cases(file, () => ({ classname: "cart", file: file.path }))).join(""),
    ),
  jest: (files) =>
    all(files, (file) =>
      tag(
        "testsuite",
        { name: "undefined", time: "9" },
        cases(file, (name) => ({ classname: ` ${name}` })),
      ),
    ),
  vitest: (files) =>
    all(files, (file) =>
      tag(
        "testsuite",
        { name: file.path, hostname: "ci", time: "9" },
        cases(file, () => ({ classname: file.path })),
      ),
    ),
  playwright: (files) =>
    all(files, (file, index) =>
      tag(
        "testsuite",
        { name: "a.spec.ts", hostname: `project ${index}` },
        cases(file, () => ({ classname: "a.spec.ts" }), { hasTimeIfSkipped: false }),
      ),
    ),
  cucumber: (files) =>
    tag(
      "testsuite",
      { name: "Cucumber" },
      files.map((file) => cases(file, () => ({ classname: `My ${file.path}` }))).join(""),
    ),
  pytest: (files) =>
    tag(
      "testsuites",
      {},
      tag(
        "testsuite",
        { name: "pytest", hostname: "ci" },
        files
          .map((file) =>
            cases(file, (name) => ({
              classname: `${dotted(file.path)}${name.length % 2 ? "" : ".TestClass"}`,
            })),
          )
          .join(""),
      ),
    ),
  go: (files) => all(files, (file) => goPackage(file, total(file))),
  "go in parallel": (files) => all(files, (file) => goPackage(file, 0)),
  phpunit: (files) =>
    all(files, (file) =>
      tag(
        "testsuite",
        { name: "Unit", time: "9" },
        tag(
          "testsuite",
          { name: "CartTest", file: file.path, time: "9" },
          tag(
            "testsuite",
            { name: "CartTest::testTax", time: "9" },
            cases(file, () => ({ classname: "CartTest", file: file.path })),
          ),
        ),
      ),
    ),
  rspec: (files) =>
    tag(
      "testsuite",
      { name: "rspec", time: "99" },
      files.map((file) => cases(file, () => ({ classname: "spec", file: file.path }))).join(""),
    ),
  surefire: (files) =>
    files
      .map((file) =>
        tag(
          "testsuite",
          { name: dotted(file.path), time: "9" },
          cases(file, (name) => ({
            classname: `${dotted(file.path)}${name.length % 2 ? "" : "$Nested"}`,
          })),
        ),
      )
      .join("\n"),
  bats: (files) =>
    files
      .map((file) =>
        all([file], () =>
          tag(
            "testsuite",
            { name: file.path },
            cases(file, () => ({})),
          ),
        ),
      )
      .join("\n"),
};

const test_ = fc.record({
  name: fc.oneof(
    fc.constantFrom("adds an item", "orders", "orders/:id", 'größe < 3 & "4"', "テスト/注文"),
    fc.stringMatching(/^[\w /[\]-]{1,9}$/),
  ),
  ms: fc.option(fc.nat(9_999), { nil: undefined }),
});
const folder = fc.constantFrom("api", "order-api", "läden", "unit");
const suites = fc
  .array(
    fc.tuple(fc.array(folder, { maxLength: 3 }), fc.array(test_, { minLength: 1, maxLength: 6 })),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((files) =>
    files.map(([folders, tests], index) => ({
      path: [...folders, `test_${index}`].join("/"),
      tests,
    })),
  )
  .filter((files) => files.some((file) => total(file) > 0));

test.each(Object.entries(RUNNERS))(
  "the units and times of random suites are read from the reports of %s",
  (runner, write) => {
    fc.assert(
      fc.property(suites, (files) => {
        const reader = junitReader();
        reader.write(write(files));
        const suite = combine([reader.end()]);
        const units = suite?.files.map((unit) => Math.round(unit.seconds * 1000)) ?? [];
        const expected = files.map(total).filter((ms) => ms > 0);
        expect(units.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
        const extra = runner.startsWith("go") ? files.length : 0;
        const tests = files.reduce((sum, file) => sum + file.tests.length, extra);
        expect(suite).toMatchObject({ tests, untimed: 0 });
      }),
    );
  },
);
