import { DRAWINGS } from "../../../src/components/CustomerLogo/drawings";
import { MARKS } from "../../../src/components/CustomerLogo/marks";

test("each mark has a drawing of its own, and each drawing is a mark's", () => {
  expect(Object.keys(DRAWINGS).sort()).toEqual(Object.keys(MARKS).sort());
  expect(new Set(Object.values(MARKS)).size).toBe(Object.keys(MARKS).length);
});
