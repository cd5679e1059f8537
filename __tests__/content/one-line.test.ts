import { oneLine } from "../../src/content/one-line";

it.each([
  ["One line", "One line"],
  ["Two\nlines", "Two lines"],
  ["  Two,  \n\n   indented\n", "Two, indented"],
  ["Two  spaces", "Two  spaces"],
  ["", ""],
])("%j becomes %j", (written, read) => {
  expect(oneLine(written)).toBe(read);
});
