import { loadAhead } from "../../../src/sections/SiteHeader/load-ahead";

test.each([
  [undefined, ["/features", "/contact"]],
  [{ saveData: true }, []],
  [{ effectiveType: "slow-2g" }, []],
])("with the connection %j, the menu prefetches %j", (connection, expected) => {
  const hovering = jest.fn<void, [path: string]>();
  Object.assign(window, { ___loader: { hovering } });
  Object.assign(navigator, { connection });
  loadAhead(["/features", "https://journal.example/", "/contact"]);
  expect(hovering.mock.calls.flat()).toEqual(expected);
});
