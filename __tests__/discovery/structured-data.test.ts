import { inScript } from "../../src/discovery/structured-data";

test("text in structured data can't close the script element", () => {
  const text = "</script><script>alert(1)</script><!--";
  expect(inScript({ text })).not.toContain("<");
  expect(JSON.parse(inScript({ text }))).toEqual({ text });
});
