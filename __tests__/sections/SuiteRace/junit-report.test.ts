import { readFileSync } from "node:fs";
import path from "node:path";
import { junitReader } from "../../../src/sections/SuiteRace/junit-report";

const read = (...reports: string[]) => {
  const reader = junitReader();
  for (const report of reports) {
    reader.write(report);
    reader.endReport();
  }
  return reader.suite();
};
const reportOf = (runner: string) =>
  readFileSync(path.join(__dirname, "reports", `${runner}.xml`), "utf8");
const suite = (tests: string, attributes = 'name="a"') =>
  `<testsuites><testsuite ${attributes}>${tests}</testsuite></testsuites>`;

describe("reports from real test runners", () => {
  test.each<[runner: string, tests: number, files: Record<string, number>]>([
    ["jest", 4, { Cart: 3.75, "GET /orders": 3.125 }],
    [
      "playwright",
      4,
      { "checkout.spec.ts": 31.5, "checkout.spec.ts ": 24.25, "search.spec.ts": 5.75 },
    ],
    ["cypress", 3, { "cypress/e2e/refunds.cy.js": 14.655 }],
    ["pytest", 4, { "tests.api.test_orders": 4, "tests.db.test_migrations": 0.5 }],
    ["surefire", 2, { "com.shop.OrdersIT": 1236.5 }],
    ["go", 5, { "example.com/shop/cart": 4.5, "example.com/shop/orders": 2.5 }],
    [
      "phpunit",
      4,
      { "/app/tests/Feature/CartTest.php": 2.75, "/app/tests/Feature/OrderTest.php": 0.75 },
    ],
  ])("%s", (runner, tests, files) => {
    const read_ = read(reportOf(runner));
    expect(read_.tests).toBe(tests);
    expect(read_.untimed).toBe(0);
    expect(read_.files.map(({ name, seconds }) => [name, Number(seconds.toFixed(3))])).toEqual(
      // Playwright runs each file once per project. In `files`, a trailing space in the name distinguishes
      // the second run.
      Object.entries(files).map(([name, seconds]) => [name.trim(), seconds]),
    );
  });

  test("several reports form one suite, because tools such as Surefire write one report per class", () => {
    const { files, tests } = read(reportOf("surefire"), reportOf("go"), reportOf("jest"));
    expect(files.map(({ name }) => name)).toEqual([
      ...["com.shop.OrdersIT", "example.com/shop/cart", "example.com/shop/orders"],
      ...["Cart", "GET /orders"],
    ]);
    expect(tests).toBe(11);
  });
});

test("a test with an invalid time adds no seconds and counts as a test without a time", () => {
  const report = suite(
    ["-0.5", "NaN", "1e9", "soon", "1.5"]
      .map((time) => `<testcase name="t" time="${time}"/>`)
      .join(""),
  );
  expect(read(report)).toEqual({ files: [{ name: "a", seconds: 1.5 }], tests: 5, untimed: 4 });
});

test("a suite's own time is used if its tests have no times or aren't listed in the report", () => {
  expect(read(suite('<testcase name="t"/>', 'name="a" time="3"')).files).toEqual([
    { name: "a", seconds: 3 },
  ]);
  expect(read(suite("", 'name="a" tests="7" time="3"'))).toMatchObject({
    files: [{ name: "a", seconds: 3 }],
    tests: 7,
  });
});

test("a test in a nested class belongs to the outer class", () => {
  const report = suite(
    '<testcase name="t" classname="com.shop.Cart$Empty" time="1"/>',
    'name="all"',
  );
  expect(read(report).files).toEqual([{ name: "com.shop.Cart", seconds: 1 }]);
});

test.each([
  ["noTests", suite("")],
  ["noTests", "<testsuites/>"],
  ["noTimes", suite('<testcase name="t" time="0"/>')],
  ["otherXml", '<coverage line-rate="1"/>'],
  ["otherXml", '<TestRun id="1"><Results/></TestRun>'],
  ["cutOff", suite('<testcase name="t" time="1"/>').slice(0, -9)],
])("%s is the error for %s", (code, report) => {
  expect(() => read(report)).toThrow(expect.objectContaining({ code }));
});
