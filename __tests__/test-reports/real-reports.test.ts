import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { readReports } from "../../src/test-reports/read-reports";
import { type CountingNotes, LEVELS, type Level } from "../../src/test-reports/suite";

const read = (...reports: string[]) =>
  readReports(
    reports.map((report, index) => new File([report], `${index}.xml`)),
    () => {},
    new AbortController().signal,
  );
const totalOf = async (...reports: string[]) =>
  (await unitsOf(...reports))?.reduce((sum, unit) => sum + Number.parseFloat(unit), 0);
const levelsOf = async (...reports: string[]) => (await read(...reports)).suite?.units ?? {};
const unitsOf = async (...reports: string[]) => {
  const units = await levelsOf(...reports);
  const level = LEVELS.find((one) => units[one]) as Level;
  return units[level]?.map(({ name, seconds }) => `${Number(seconds.toFixed(3))} ${name}`);
};
const suite = (tests: string, attributes = 'name="a"') =>
  `<testsuites><testsuite ${attributes}>${tests}</testsuite></testsuites>`;
const test_ = (name: string, time: string | number, className = "") =>
  `<testcase name="${name}" classname="${className}" time="${time}"/>`;

interface Expected {
  reports: string[];
  tests: number;
  units: string[];
  notes?: Partial<CountingNotes>;
}

/** See reports/README.md. */
describe.each(["reports", "kinds"])("what expected.yaml says is read from %s", (folder) => {
  const inFolder = (name: string) => readFileSync(path.join(__dirname, folder, name), "utf8");
  test.each<Expected>(parse(inFolder("expected.yaml")))(
    "$reports",
    async ({ reports, tests, units, notes }) => {
      const texts = reports.map(inFolder);
      expect(await unitsOf(...texts)).toEqual(units);
      const none = { untimed: 0, timedBySuite: 0, repeating: 0, overlapping: 0 };
      expect((await read(...texts)).suite).toMatchObject({ tests, notes: { ...none, ...notes } });
    },
  );
});

test.each([
  ["without a package", "CartTest", "OrderTest", "CartTest", "OrderTest"],
  ["beyond ASCII", "com.läden.Wärenkorb", "テスト.注文", "com.läden.Wärenkorb", "テスト.注文"],
  ["in others", "Shop.Cart+Empty", "com.shop.Order$New", "Shop.Cart", "com.shop.Order"],
  [
    "that are paths",
    "src/+page.test.ts",
    "src/test_a/b.ts",
    "src/+page.test.ts",
    "src/test_a/b.ts",
  ],
  ["in Python", "tests.cart_test.TestA.TestB", "b-c.test_d.E", "tests.cart_test", "b-c.test_d"],
])("classes %s are units", async (_kind, first, second, unit, other) => {
  const report = suite(test_("test_a", 1, first) + test_("test_b", 2, second));
  expect(await unitsOf(report)).toEqual([`1 ${unit}`, `2 ${other}`]);
});

test("the title of a test isn't its class, so the suite is the unit", async () => {
  const jest = test_("a lists", 1, "a lists") + test_(" pays", 2, " pays");
  const cypress = test_("a lists", 1, "lists") + test_("a pays", 2, "pays");
  expect(await unitsOf(suite(jest))).toEqual(["3 a"]);
  expect(await unitsOf(suite(cypress))).toEqual(["3 a"]);
});

test.each([
  ["the name of its suite", 'name="src/a.test.ts"', 'classname="Cart"', "src/a.test.ts"],
  ["in front of its name", "", 'file="tests/CartTest.php::it adds"', "tests/CartTest.php"],
  ["in front of its line", "", 'file="test/cart_test.exs:12"', "test/cart_test.exs"],
  ["in front of a line in the class", "", 'classname="spec/cart_spec.lua:5"', "spec/cart_spec.lua"],
  ["a route", "", 'classname="posts.$id.test.tsx"', "posts.$id.test.tsx"],
])("a test's file may be %s", async (_where, ofSuite, ofTest, unit) => {
  const report = suite(`<testcase name="t" time="1" ${ofTest}/>`, ofSuite);
  expect(await unitsOf(report)).toEqual([`1 ${unit}`]);
});

test("a class that is the end of its suite's name is that of the suite, as in Go", async () => {
  const suiteOf = (name: string) =>
    `<testsuite name="${name}">${test_("TestA", 1, "v1")}</testsuite>`;
  expect(
    await unitsOf(`<testsuites>${suiteOf("api/v1")}${suiteOf("auth/v1")}</testsuites>`),
  ).toEqual(["1 api/v1", "1 auth/v1"]);
});

test("the same file on another host is another unit", async () => {
  const on = (host: string, time: number) =>
    suite(test_("t", time), `name="a" file="a.ts" hostname="${host}"`);
  expect(await unitsOf(on("x", 1), on("y", 1), on("x", 2))).toEqual(["3 a.ts", "1 a.ts"]);
});

test("suite elements with equal names are separate units, even if they are named like a class", async () => {
  const twice = (className: string) =>
    `<testsuites>${`<testsuite name="a.ts">${test_("t", 2, className)}</testsuite>`.repeat(2)}</testsuites>`;
  for (const className of ["", "a.ts"]) {
    expect(await unitsOf(twice(className))).toEqual(["2 a.ts", "2 a.ts"]);
  }
});

test("the levels that group tests differently are offered, and each has the whole time", async () => {
  const report = readFileSync(path.join(__dirname, "reports/googletest.xml"), "utf8");
  const levels = await levelsOf(report);
  const counts = Object.entries(levels).map(([level, units]) => `${units.length} ${level}`);
  expect(counts).toEqual(["1 file", "3 class"]);
  for (const units of Object.values(levels)) {
    expect(units.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(0.545);
  }
});

describe("a test's time is counted once", () => {
  test.each([
    [
      "parallel subtests in Go",
      test_("TestAdd", 0) + test_("TestAdd/one", 3) + test_("TestAdd/many", 2.5),
      5.5,
    ],
    [
      "subtests in sequence",
      test_("TestAdd/one", 3) + test_("TestAdd", 4) + test_("TestAdd/b/c", 0.5),
      4,
    ],
    ["subtests without their test", test_("TestAdd/one", 3) + test_("TestAdd/two", 1), 4],
    ["a test that is listed twice", (test_("TestA", 1) + test_("TestA/b", 3)).repeat(2), 6],
    ["subtests of another class", test_("TestA", 3, "x") + test_("TestA/b", 1, "y"), 4],
    ["names with slashes", test_("orders", 2) + test_("orders/:id", 3), 5],
    ["names that look like Go's", test_("Testing", 2) + test_("Testing/b", 3), 5],
    [
      "steps",
      '<testcase name="t" time="5"><testcase name="1" time="2"/><testcase name="2" time="3"><testcase time="3"/></testcase></testcase>',
      5,
    ],
    ["checks of one run, which all took as long as the suite", test_("a", 9).repeat(3), 9],
    [
      "tests that ran at once, of which one took as long as the suite",
      test_("a", 9) + test_("b", 4),
      13,
    ],
    ["a suite in a suite", '<testsuite name="b" time="9"><testcase time="4"/></testsuite>', 4],
    ["a suite without tests in a suite", '<testsuite name="b" tests="2" time="9"/>', 9],
  ])("%s", async (_kind, tests, seconds) => {
    expect(await totalOf(suite(tests, 'name="a" time="9"'))).toBe(seconds);
  });
});

test("a suite's own time counts if its tests have none or aren't listed", async () => {
  const untimed = suite('<testcase name="t" time=""/>', 'name="a" time="3"');
  expect(await unitsOf(untimed)).toEqual(["3 a"]);
  expect((await read(untimed)).suite?.notes).toMatchObject({ untimed: 0, timedBySuite: 1 });
  const unlisted = suite("", 'name="a" tests="7" time="3"');
  expect(await unitsOf(unlisted)).toEqual(["3 a"]);
  expect((await read(unlisted)).suite?.tests).toBe(7);
});

test("the own time of a suite whose tests were all skipped doesn't count", async () => {
  const skipped =
    '<testsuite name="b" time="3"><testcase name="t" time="0"><skipped/></testcase></testsuite>';
  expect(
    await totalOf(
      `<testsuites>${skipped}<testsuite name="a">${test_("t", 1)}</testsuite></testsuites>`,
    ),
  ).toBe(1);
});

test("tests without a valid time count as 0 and are reported, unless they were skipped", async () => {
  const times = ["-0.5", "NaN", "1e9", "soon", "", "1.5", "1,234"].map((time) => test_("t", time));
  const report = suite(
    `${times.join("")}<testcase name="t"/><testcase><skipped/></testcase><testcase status="disabled"/>${test_("t", "1,5")}`,
  );
  expect(await totalOf(report)).toBe(3);
  expect((await read(report)).suite).toMatchObject({ tests: 11, notes: { untimed: 7 } });
});

test("a comma means in a report what its other times prove, or else those of the other reports", async () => {
  const unclear = suite(test_("t", "1,078"));
  expect(await totalOf(unclear, suite(test_("u", "0,16"), 'name="b"'))).toBeCloseTo(1.238);
  expect(await totalOf(unclear, suite(test_("u", "0.16"), 'name="b"'))).toBeCloseTo(1078.16);
});

describe("among several reports", () => {
  const cart = (...times: number[]) =>
    suite(times.map((time, index) => test_(`t${index}`, time, "com.shop.CartTest")).join(""));
  test.each([
    ["a copy that measured a little more is left out", [cart(5, 20), cart(5.01, 20.03)], 25],
    ["parts of a combined report are left out", [cart(5), cart(5, 20), cart(5)], 25],
    [
      "a part without the parameters in its names is left out",
      [
        suite(test_("adds[1](1)", 5, "a.B") + test_("adds[2](2)", 7, "a.B")),
        suite(test_("adds", 5, "a.B") + test_("adds", 7, "a.B")),
      ],
      12,
    ],
    [
      "a shard with other parameters stays",
      [
        suite(test_("adds[1]", 0.01, "a.B") + test_("adds[2]", 0.01, "a.B")),
        suite(test_("adds[3]", 0.01, "a.B")),
      ],
      0.03,
    ],
    ["a leg of a matrix stays", [cart(5, 20), cart(5.2, 20.1)], 50.3],
    ["a leg whose tests are all short stays", [cart(0.01, 0.02), cart(0.02, 0.03)], 0.08],
    [
      "a shard that shares a test stays",
      [cart(5, 20), suite(test_("t0", 5, "com.shop.CartTest") + test_("u", 1))],
      31,
    ],
    [
      "a test with the same title in another suite stays",
      [suite(test_("loads", 3), 'name="a"'), suite(test_("loads", 3), 'name="b"')],
      6,
    ],
  ])("%s", async (_kind, reports, total) => {
    expect(await totalOf(...reports)).toBeCloseTo(total);
    expect(await totalOf(...reports.toReversed())).toBeCloseTo(total);
  });
});

test.each([
  ["noTests", suite("")],
  ["noTests", "<testsuites/>"],
  ["noTimes", suite('<testcase name="t"/>')],
  ["noTimes", suite('<testcase name="t" time=""/>')],
  ["noTimes", suite(test_("t", 0))],
  ["otherXml", '<coverage line-rate="1"/>'],
  ["otherXml", '<suite name="Failed suite"><test name="a"/></suite>'],
  ["cutOff", suite(test_("t", 1)).slice(0, -9)],
])("%s is the error for %s", async (mistake, report) => {
  expect(await read(report)).toMatchObject({ suite: undefined, unused: [{ mistake }] });
});
