import { render, screen } from "@testing-library/react";
import { ResultsTable } from "../../../src/sections/ResultsTable/ResultsTable";
import { featuresData } from "../../support/content";

const { results: own } = featuresData.content.features;
const [first, ...others] = own.rows;
const results = { ...own, rows: first ? [{ ...first, tests: 12_480 }, ...others] : [] };

beforeEach(() => {
  render(<ResultsTable results={results} />);
});

test("each run has its row, with the outcome in words and a colleague's note", () => {
  const [head, ...rows] = screen
    .getAllByRole("row")
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
  expect(head).toEqual(Object.values(results.columns));
  expect(rows).toEqual(
    results.rows.map(({ run, branch, tests, time, outcome, note }) => [
      run,
      `${branch}${note ?? ""}`,
      tests.toLocaleString("en-US"),
      time,
      results.outcomes[outcome],
    ]),
  );
});

test("columns and runs are headers for screen readers", () => {
  expect(screen.getAllByRole("columnheader")).toHaveLength(5);
  expect(screen.getAllByRole("rowheader")).toHaveLength(results.rows.length);
});

test("the table says what it is, and doesn't take the focus", () => {
  expect(screen.getByRole("table", { name: results.title })).toBeVisible();
  expect(document.querySelector("[tabindex]")).toBeNull();
});
