import { readFileSync } from "node:fs";
import path from "node:path";
import { combine, junitReader } from "../../src/test-reports/junit-report";

const readOne = (report: string) => {
  const reader = junitReader();
  reader.write(report);
  return reader.end();
};
const read = (...reports: string[]) => combine(reports.map(readOne));
const unitsOf = (...reports: string[]) =>
  read(...reports)?.files.map(({ name, seconds }) => [name, Number(seconds.toFixed(3))]);
const reportOf = (name: string) =>
  readFileSync(path.join(__dirname, "reports", `${name}.xml`), "utf8");
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

test.each(FROM_RUNNERS)("the real reports %j", (names, tests, units) => {
  const reports = names.map(reportOf);
  expect(unitsOf(...reports)).toEqual(units);
  expect(read(...reports)).toMatchObject({ tests, untimed: 0 });
});

test.each([
  ["without a package", "CartTest", "OrderTest", "CartTest", "OrderTest"],
  ["beyond ASCII", "com.läden.Wärenkorb", "テスト.注文", "com.läden.Wärenkorb", "テスト.注文"],
  ["that start with the suite's name", "a.Cart", "a.Order", "a.Cart", "a.Order"],
  ["in others", "Shop.Cart+Empty", "com.shop.Order$New", "Shop.Cart", "com.shop.Order"],
  [
    "that are paths",
    "src/+page.test.ts",
    "src/test_a/b.ts",
    "src/+page.test.ts",
    "src/test_a/b.ts",
  ],
  ["in Python", "tests.cart_test.TestA.TestB", "b-c.test_d.E", "tests.cart_test", "b-c.test_d"],
])("classes %s are units", (_kind, first, second, unit, other) => {
  expect(unitsOf(suite(test_("t", 1, first) + test_("t", 2, second)))).toEqual([
    [unit, 1],
    [other, 2],
  ]);
});

test("titles with spaces aren't classes, so the suite is the unit", () => {
  expect(unitsOf(suite(test_("a", 1, "GET /orders") + test_("b", 2, "my cart")))).toEqual([
    ["a", 3],
  ]);
});

test.each([
  ["the name of its suite", 'name="src/a.test.ts"', 'classname="Cart"', "src/a.test.ts"],
  ["the name of its suite, as in Go", 'name="shop/api/v1"', 'classname="v1"', "shop/api/v1"],
  ["in front of its name", "", 'file="tests/CartTest.php::it adds"', "tests/CartTest.php"],
  ["in front of its line", "", 'file="test/cart_test.exs:12"', "test/cart_test.exs"],
  ["a route", "", 'classname="posts.$id.test.tsx"', "posts.$id.test.tsx"],
])("a test's file may be %s", (_where, ofSuite, ofTest, unit) => {
  expect(unitsOf(suite(`<testcase name="t" time="1" ${ofTest}/>`, ofSuite))).toEqual([[unit, 1]]);
});

test("the same file on another host is another unit", () => {
  const on = (host: string) => suite(test_("t", 1), `name="a" file="a.ts" hostname="${host}"`);
  expect(unitsOf(on("x"), on("y"), on("x"))).toEqual([
    ["a.ts", 2],
    ["a.ts", 1],
  ]);
});

test("suite elements with equal names are separate units, even if they are named like a class", () => {
  const twice = (className: string) =>
    `<testsuites>${`<testsuite name="a.ts">${test_("t", 2, className)}</testsuite>`.repeat(2)}</testsuites>`;
  for (const className of ["", "a.ts"]) {
    expect(unitsOf(twice(className))).toEqual([
      ["a.ts", 2],
      ["a.ts", 2],
    ]);
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
    ["a suite in a suite", '<testsuite name="b" time="9"><testcase time="4"/></testsuite>', 4],
    ["a suite without tests in a suite", '<testsuite name="b" tests="2" time="9"/>', 9],
  ])("%s", (_kind, tests, seconds) => {
    const units = unitsOf(suite(tests, 'name="a" time="9"')) ?? [];
    expect(units.reduce((sum, [, one]) => sum + Number(one), 0)).toBe(seconds);
  });
});

test("the end of a suite with many Go tests doesn't block the page", () => {
  const reader = junitReader();
  reader.write('<testsuite name="a">');
  for (let index = 0; index < 300; index++) {
    const tests = Array.from({ length: 1000 }, (_, at) => test_(`TestAll/${index}/${at}`, 0.5));
    reader.write(tests.join(""));
  }
  const since = performance.now();
  reader.write("</testsuite>");
  expect(performance.now() - since).toBeLessThan(50);
  expect(combine([reader.end()])?.files).toEqual([{ name: "a", seconds: 150_000 }]);
});

test("a suite's own time counts if its tests have none or aren't listed", () => {
  expect(unitsOf(suite('<testcase name="t"/>', 'name="a" time="3"'))).toEqual([["a", 3]]);
  expect(read(suite('<testcase name="t" time=""/>', 'name="a" time="3"'))).toMatchObject({
    untimed: 0,
  });
  expect(read(suite("", 'name="a" tests="7" time="3"'))).toMatchObject({
    files: [{ name: "a", seconds: 3 }],
    tests: 7,
  });
});

test("tests without a valid time count as 0 and are reported, unless they were skipped", () => {
  const times = ["-0.5", "NaN", "1e9", "soon", "", "1.5"].map((time) => test_("t", time));
  const report = suite(`${times.join("")}<testcase name="t"/><testcase><skipped/></testcase>`);
  expect(read(report)).toEqual({ files: [{ name: "a", seconds: 1.5 }], tests: 8, untimed: 6 });
});

test.each([
  ["noTests", suite("")],
  ["noTests", "<testsuites/>"],
  ["noTimes", suite('<testcase name="t"/>')],
  ["noTimes", suite('<testcase name="t" time=""/>')],
  ["otherXml", '<coverage line-rate="1"/>'],
  ["otherXml", '<suite name="Failed suite"><test name="a"/></suite>'],
  ["cutOff", suite(test_("t", 1)).slice(0, -9)],
])("%s is the error for %s", (code, report) => {
  expect(() => readOne(report)).toThrow(expect.objectContaining({ code }));
});

test("a report whose tests take no time has no units", () => {
  expect(read(suite(test_("t", 0)))).toBeUndefined();
});
