import { readFileSync } from "node:fs";
import path from "node:path";
import type { Doubts } from "../../src/test-reports/counted-report";
import { readReports } from "../../src/test-reports/read-reports";
import { LEVELS, type Level } from "../../src/test-reports/units";

const read = (...reports: string[]) =>
  readReports(
    reports.map((report, index) => new File([report], `${index}.xml`)),
    () => {},
    new AbortController().signal,
  );
const totalOf = async (...reports: string[]) =>
  (await unitsOf(...reports))?.reduce((sum, [, seconds]) => sum + Number(seconds), 0);
const levelsOf = async (...reports: string[]) => (await read(...reports)).suite?.units ?? {};
const unitsOf = async (...reports: string[]) => {
  const units = await levelsOf(...reports);
  const level = LEVELS.find((one) => units[one]) as Level;
  return units[level]?.map(({ name, seconds }) => [name, Number(seconds.toFixed(3))]);
};
const reportOf = (name: string, folder = "reports") =>
  readFileSync(path.join(__dirname, folder, `${name}.xml`), "utf8");
const suite = (tests: string, attributes = 'name="a"') =>
  `<testsuites><testsuite ${attributes}>${tests}</testsuite></testsuites>`;
const test_ = (name: string, time: string | number, className = "") =>
  `<testcase name="${name}" classname="${className}" time="${time}"/>`;

/** Reports, their number of tests, and their units, added up by hand. See reports/README.md. */
const FROM_RUNNERS: [reports: string[], tests: number, units: [string, number][]][] = [
  [
    ["node-20"],
    7,
    [
      // In this version, a test outside of all suites could be in any file.
      ["GET /orders", 0.304],
      ["adds an item", 0.051],
      ["adds an item", 0.127],
      ["removes an item", 0],
      ["totals", 0.452],
      ["orders", 0.159],
    ],
  ],
  [
    ["node-24"],
    7,
    [
      ["/home/ci/shop/node/tests/api/orders.test.mjs", 0.364],
      ["/home/ci/shop/node/tests/cart.test.mjs", 0.725],
    ],
  ],
  [
    ["deno"],
    9,
    [
      // Its steps are in a suite of another name.
      ["./tests/api/orders_test.ts", 0.212],
      ["./tests/cart_test.ts", 0.632],
    ],
  ],
  [
    ["bun"],
    8,
    [
      ["cart.test.ts", 0.279],
      ["api/orders.test.ts", 0.336],
    ],
  ],
  [
    ["newman"],
    5,
    [
      ["CartGetCart", 0.325],
      ["Orders", 0.123],
    ],
  ],
  [
    ["mocha"],
    5,
    [
      ["/home/ci/shop/mocha/test/cart.test.js", 0.385],
      ["/home/ci/shop/mocha/test/api/orders.test.js", 0.303],
    ],
  ],
  [
    ["mocha-junit-reporter"],
    4,
    [
      ["retries", 0.061],
      ["/home/ci/shop/mocha/test/api/orders.test.js", 0.305],
      ["/home/ci/shop/mocha/test/cart.test.js", 0.326],
    ],
  ],
  [
    ["jest"],
    6,
    [
      ["GET /orders", 0.303],
      ["undefined", 0.125],
      ["undefined", 0.1],
    ],
  ],
  [
    ["vitest"],
    6,
    [
      ["tests/cart.test.js", 0.123],
      ["tests/search.test.js", 0.094],
      ["tests/api/orders.test.js", 0.416],
    ],
  ],
  [
    ["playwright"],
    8,
    [
      ["api/orders.spec.ts", 1.124],
      ["cart.spec.ts", 0.353],
      ["cart.spec.ts", 0.463],
    ],
  ],
  [
    ["cucumber"],
    5,
    [
      ["Order history", 0.314],
      ["Cart", 0.305],
    ],
  ],
  [["cypress"], 3, [["cypress/e2e/refunds.cy.js", 14.655]]],
  [
    ["pytest"],
    7,
    [
      ["services.order-api.tests.test_orders", 0.224],
      ["test_root", 0.121],
      ["tests.unit.test_cart", 0.233],
    ],
  ],
  [["unittest-cart", "unittest-totals"], 3, [["tests/test_cart.py", 0.26]]],
  [
    ["behave-cart", "behave-orders"],
    3,
    [
      ["cart.Cart", 0.139],
      ["api.orders.Orders", 0.354],
    ],
  ],
  [
    ["go"],
    10,
    [
      // 0.3 + 0.25 in parallel subtests, and 0.28 in a test that includes its subtests.
      ["example.com/shop/cart", 0.83],
      ["example.com/shop/orders", 0.35],
    ],
  ],
  [
    ["phpunit"],
    5,
    [
      ["/home/ci/shop/php/tests/Unit/CartTest.php", 0.255],
      ["/home/ci/shop/php/tests/Feature/OrderTest.php", 0.302],
    ],
  ],
  [
    ["rspec"],
    4,
    [
      ["./spec/api/orders_spec.rb", 0.301],
      ["./spec/cart_spec.rb", 0.326],
    ],
  ],
  [
    ["bats"],
    3,
    [
      ["./cart.bats", 0.153],
      ["./orders.bats", 0.327],
    ],
  ],
  [["googletest"], 5, [["gtest.cc", 0.545]]],
  [["catch2"], 3, [["catch.global", 0.472]]],
  [
    ["boost"],
    3,
    [
      ["cart", 0.125],
      ["api.orders", 0.304],
    ],
  ],
  [
    ["ctest"],
    3,
    [
      ["cart.add", 0.128],
      ["orders/list", 0.303],
    ],
  ],
  [
    ["prove"],
    7,
    [
      ["api_orders_t", 0.579],
      ["cart_t", 0.407],
    ],
  ],
  [
    ["surefire-cart", "surefire-totals", "surefire-orders"],
    6,
    [
      ["com.shop.CartTest", 0.601],
      ["BestellungTest", 0.312],
    ],
  ],
];

test.each(FROM_RUNNERS)("the real reports %j", async (names, tests, units) => {
  const reports = names.map((name) => reportOf(name));
  expect(await unitsOf(...reports)).toEqual(units);
  expect((await read(...reports)).suite).toMatchObject({ tests, doubts: { untimed: 0 } });
});

/** Small reports that each stand for a kind of real ones. */
test.each<[reports: string[], tests: number, units: [string, number][], doubt?: Partial<Doubts>]>([
  [
    ["k1-java-package-test"],
    2,
    [
      ["test_cases.LoginTest", 10],
      ["test_cases.CartTest", 20],
    ],
  ],
  [
    ["k1-android-package"],
    3,
    [
      ["com.shop.test_app.LoginTest", 1],
      ["com.shop.test_app.cart.CartTest", 2],
      ["com.shop.test_app.api.OrdersTest", 3],
    ],
  ],
  [["k1-python-must-stay"], 2, [["tests.test_cases", 30]]],
  [
    ["k2-dll"],
    2,
    [
      ["Shop.Tests.CartTest", 1],
      ["Shop.Tests.Api.OrdersTest", 2],
    ],
  ],
  [
    ["k2-testng-directory"],
    2,
    [
      ["com.shop.CartTest", 1],
      ["com.shop.OrdersTest", 2],
    ],
  ],
  [
    ["k3-testng-a-surefire", "k3-testng-b-suite", "k3-testng-c-class1", "k3-testng-c-class2"],
    2,
    [
      ["com.shop.CartTest", 10.01],
      ["com.shop.OrdersTest", 20.02],
    ],
  ],
  [
    ["k4-pytest-inherited"],
    4,
    [
      ["tests/test_card.py", 10.1],
      ["tests.test_cash", 23],
    ],
  ],
  [
    ["k5-karma-wrapped"],
    2,
    [
      ["Chrome 120.0 (Linux).cart", 1],
      ["Chrome 120.0 (Linux).orders", 2],
    ],
  ],
  [
    ["k5-maestro"],
    2,
    [
      ["Log in", 10],
      ["Check out", 20],
    ],
  ],
  [
    ["k6-totals-suite"],
    2,
    [
      ["TCart", 1],
      ["TOrders", 2],
    ],
    { repeating: 1 },
  ],
  [["k7-zero-tests"], 2, [["cart", 8]], { timedBySuite: 2 }],
  [
    ["k7-zero-tests-mixed"],
    3,
    [
      ["cart", 8],
      ["orders", 2.5],
    ],
    { timedBySuite: 2 },
  ],
  [["k8-overall-and-steps"], 3, [["LoadTest", 10]], { repeating: 1 }],
  [["k9-phpunit-data-sets"], 4, [["CartTest", 10]]],
  [
    ["k10-comma-first"],
    2,
    [
      ["com.shop.CartTest", 1.078],
      ["com.shop.OrdersTest", 0.16],
    ],
  ],
  [["k11-whole-time"], 3, [["orders.test.js", 7]], { overlapping: 1 }],
  [
    ["k12-name-only"],
    2,
    [
      ["com.shop.CartTest", 1],
      ["com.shop.OrdersTest", 2],
    ],
  ],
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
  expect(await unitsOf(report)).toEqual([
    [unit, 1],
    [other, 2],
  ]);
});

test("the title of a test isn't its class, so the suite is the unit", async () => {
  const jest = test_("a lists", 1, "a lists") + test_(" pays", 2, " pays");
  const cypress = test_("a lists", 1, "lists") + test_("a pays", 2, "pays");
  expect(await unitsOf(suite(jest))).toEqual([["a", 3]]);
  expect(await unitsOf(suite(cypress))).toEqual([["a", 3]]);
});

test.each([
  ["the name of its suite", 'name="src/a.test.ts"', 'classname="Cart"', "src/a.test.ts"],
  ["in front of its name", "", 'file="tests/CartTest.php::it adds"', "tests/CartTest.php"],
  ["in front of its line", "", 'file="test/cart_test.exs:12"', "test/cart_test.exs"],
  ["a route", "", 'classname="posts.$id.test.tsx"', "posts.$id.test.tsx"],
])("a test's file may be %s", async (_where, ofSuite, ofTest, unit) => {
  const report = suite(`<testcase name="t" time="1" ${ofTest}/>`, ofSuite);
  expect(await unitsOf(report)).toEqual([[unit, 1]]);
});

test("a class that is the end of its suite's name is that of the suite, as in Go", async () => {
  const suiteOf = (name: string) =>
    `<testsuite name="${name}">${test_("TestA", 1, "v1")}</testsuite>`;
  expect(
    await unitsOf(`<testsuites>${suiteOf("api/v1")}${suiteOf("auth/v1")}</testsuites>`),
  ).toEqual([
    ["api/v1", 1],
    ["auth/v1", 1],
  ]);
});

test("the same file on another host is another unit", async () => {
  const on = (host: string, time: number) =>
    suite(test_("t", time), `name="a" file="a.ts" hostname="${host}"`);
  expect(await unitsOf(on("x", 1), on("y", 1), on("x", 2))).toEqual([
    ["a.ts", 3],
    ["a.ts", 1],
  ]);
});

test("suite elements with equal names are separate units, even if they are named like a class", async () => {
  const twice = (className: string) =>
    `<testsuites>${`<testsuite name="a.ts">${test_("t", 2, className)}</testsuite>`.repeat(2)}</testsuites>`;
  for (const className of ["", "a.ts"]) {
    expect(await unitsOf(twice(className))).toEqual([
      ["a.ts", 2],
      ["a.ts", 2],
    ]);
  }
});

test("the levels that group tests differently are offered, and each has the whole time", async () => {
  const levels = await levelsOf(reportOf("googletest"));
  const counts = Object.entries(levels).map(([level, units]) => [level, units.length]);
  expect(counts).toEqual([
    ["file", 1],
    ["class", 3],
  ]);
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
  expect(await unitsOf(untimed)).toEqual([["a", 3]]);
  expect((await read(untimed)).suite?.doubts).toMatchObject({ untimed: 0, timedBySuite: 1 });
  const unlisted = suite("", 'name="a" tests="7" time="3"');
  expect(await unitsOf(unlisted)).toEqual([["a", 3]]);
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
