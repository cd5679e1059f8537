import { MARK_SHAPES } from "../../../src/components/CustomerLogo/mark-shapes";
import { MARKS } from "../../../src/components/CustomerLogo/marks";

test("each customer mark has its own drawing, and each drawing belongs to a mark", () => {
  expect(Object.keys(MARK_SHAPES).sort()).toEqual(Object.keys(MARKS).sort());
  expect(new Set(Object.values(MARKS)).size).toBe(Object.keys(MARKS).length);
});
