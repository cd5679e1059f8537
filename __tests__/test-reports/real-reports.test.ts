import { readFileSync } from "node:fs";
import path from "node:path";
import { readReports } from "../../src/test-reports/read-reports";
import { type Doubts, LEVELS, type Level } from "../../src/test-reports/suite";

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
const reportOf = (name: string, folder = "reports") =>
  readFileSync(path.join(__dirname, folder, `${name}.xml`), "utf8");
const suite = (tests: string, attributes = 'name="a"') =>
  `<testsuites><testsuite ${attributes}>${tests}</testsuite></testsuites>`;
const test_ = (name: string, time: string | number, className = "") =>
  `<testcase name="${name}" classname="${className}" time="${time}"/>`;

/** Reports, their number of tests, and their units, added up by hand. See reports/README.md. */
const FROM_RUNNERS: [reports: string[], tests: number, units: string[]][] = [
  [
    ["node-20"],
    7,
    [
      // In this version, a test outside of all suites could be in any file.
      "0.304 GET /orders",
      "0.051 adds an item",
      "0.127 adds an item",
      "0 removes an item",
      "0.452 totals",
      "0.159 orders",
    ],
  ],
  [
    ["node-24"],
    7,
    [
      "0.364 /home/ci/shop/node/tests/api/orders.test.mjs",
      "0.725 /home/ci/shop/node/tests/cart.test.mjs",
    ],
  ],
  [
    ["deno"],
    9,
    [
      // Its steps are in a suite of another name.
      "0.212 ./tests/api/orders_test.ts",
      "0.632 ./tests/cart_test.ts",
    ],
  ],
  [["bun"], 8, ["0.279 cart.test.ts", "0.336 api/orders.test.ts"]],
  [["newman"], 5, ["0.325 CartGetCart", "0.123 Orders"]],
  [
    ["mocha"],
    5,
    [
      "0.385 /home/ci/shop/mocha/test/cart.test.js",
      "0.303 /home/ci/shop/mocha/test/api/orders.test.js",
    ],
  ],
  [
    ["mocha-junit-reporter"],
    4,
    [
      "0.061 retries",
      "0.305 /home/ci/shop/mocha/test/api/orders.test.js",
      "0.326 /home/ci/shop/mocha/test/cart.test.js",
    ],
  ],
  [["jest"], 6, ["0.303 GET /orders", "0.125 undefined", "0.1 undefined"]],
  [
    ["vitest"],
    6,
    ["0.123 tests/cart.test.js", "0.094 tests/search.test.js", "0.416 tests/api/orders.test.js"],
  ],
  [["playwright"], 8, ["1.124 api/orders.spec.ts", "0.353 cart.spec.ts", "0.463 cart.spec.ts"]],
  [["cucumber"], 5, ["0.314 Order history", "0.305 Cart"]],
  [["cypress"], 3, ["14.655 cypress/e2e/refunds.cy.js"]],
  [
    ["pytest"],
    7,
    ["0.224 services.order-api.tests.test_orders", "0.121 test_root", "0.233 tests.unit.test_cart"],
  ],
  [["unittest-cart", "unittest-totals"], 3, ["0.26 tests/test_cart.py"]],
  [["behave-cart", "behave-orders"], 3, ["0.139 cart.Cart", "0.354 api.orders.Orders"]],
  [
    ["go"],
    10,
    [
      // 0.3 + 0.25 in parallel subtests, and 0.28 in a test that includes its subtests.
      "0.83 example.com/shop/cart",
      "0.35 example.com/shop/orders",
    ],
  ],
  [
    ["phpunit"],
    5,
    [
      "0.255 /home/ci/shop/php/tests/Unit/CartTest.php",
      "0.302 /home/ci/shop/php/tests/Feature/OrderTest.php",
    ],
  ],
  [["rspec"], 4, ["0.301 ./spec/api/orders_spec.rb", "0.326 ./spec/cart_spec.rb"]],
  [["bats"], 3, ["0.153 ./cart.bats", "0.327 ./orders.bats"]],
  [["googletest"], 5, ["0.545 gtest.cc"]],
  [["catch2"], 3, ["0.472 catch.global"]],
  [["boost"], 3, ["0.125 cart", "0.304 api.orders"]],
  [["ctest"], 3, ["0.128 cart.add", "0.303 orders/list"]],
  [["prove"], 7, ["0.579 api_orders_t", "0.407 cart_t"]],
  [
    ["surefire-cart", "surefire-totals", "surefire-orders"],
    6,
    ["0.601 com.shop.CartTest", "0.312 BestellungTest"],
  ],
];

test.each(FROM_RUNNERS)("the real reports %j", async (names, tests, units) => {
  const reports = names.map((name) => reportOf(name));
  expect(await unitsOf(...reports)).toEqual(units);
  expect((await read(...reports)).suite).toMatchObject({ tests, doubts: { untimed: 0 } });
});

/** Small reports that each stand for a kind of real ones. */
test.each<[reports: string[], tests: number, units: string[], doubt?: Partial<Doubts>]>([
  [["k1-java-package-test"], 2, ["10 test_cases.LoginTest", "20 test_cases.CartTest"]],
  [
    ["k1-android-package"],
    3,
    [
      "1 com.shop.test_app.LoginTest",
      "2 com.shop.test_app.cart.CartTest",
      "3 com.shop.test_app.api.OrdersTest",
    ],
  ],
  [["k1-python-must-stay"], 2, ["30 tests.test_cases"]],
  [["k2-dll"], 2, ["1 Shop.Tests.CartTest", "2 Shop.Tests.Api.OrdersTest"]],
  [["k2-testng-directory"], 2, ["1 com.shop.CartTest", "2 com.shop.OrdersTest"]],
  [
    ["k3-testng-a-surefire", "k3-testng-b-suite", "k3-testng-c-class1", "k3-testng-c-class2"],
    2,
    ["10.01 com.shop.CartTest", "20.02 com.shop.OrdersTest"],
  ],
  [["k4-pytest-inherited"], 4, ["10.1 tests/test_card.py", "23 tests.test_cash"]],
  [["k5-karma-wrapped"], 2, ["1 Chrome 120.0 (Linux).cart", "2 Chrome 120.0 (Linux).orders"]],
  [["k5-maestro"], 2, ["10 Log in", "20 Check out"]],
  [["k6-totals-suite"], 2, ["1 TCart", "2 TOrders"], { repeating: 1 }],
  [["k7-zero-tests"], 2, ["8 cart"], { timedBySuite: 2 }],
  [["k7-zero-tests-mixed"], 3, ["8 cart", "2.5 orders"], { timedBySuite: 2 }],
  [["k8-overall-and-steps"], 3, ["10 LoadTest"], { repeating: 1 }],
  [["k9-phpunit-data-sets"], 4, ["10 CartTest"]],
  [["k10-comma-first"], 2, ["1.078 com.shop.CartTest", "0.16 com.shop.OrdersTest"]],
  [["k11-whole-time"], 3, ["7 orders.test.js"], { overlapping: 1 }],
  [["k12-name-only"], 2, ["1 com.shop.CartTest", "2 com.shop.OrdersTest"]],
])("%j", async (names, tests, units, doubts = {}) => {
  const reports = names.map((name) => reportOf(name, "kinds"));
  expect(await unitsOf(...reports)).toEqual(units);
  const none = { untimed: 0, timedBySuite: 0, repeating: 0, overlapping: 0 };
  expect((await read(...reports)).suite).toMatchObject({ tests, doubts: { ...none, ...doubts } });
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
  const levels = await levelsOf(reportOf("googletest"));
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
  expect((await read(untimed)).suite?.doubts).toMatchObject({ untimed: 0, timedBySuite: 1 });
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
  expect((await read(report)).suite).toMatchObject({ tests: 11, doubts: { untimed: 7 } });
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
