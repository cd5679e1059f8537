import { readFileSync } from "node:fs";
import path from "node:path";
import { type ContentFileName, changed, errorLines, lineOf } from "../../support/content-sample";

/*
 * Each entry of mistakes.txt consists of an excerpt from an example file, the text that replaces the excerpt,
 * and the expected messages. Each message starts with its line number, relative to the excerpt's first line,
 * and its column. A message about another file starts with that file's name, followed by the line number in
 * that file. ⏎ stands for a line break, and ⇥ stands for a tab.
 */

const characters = (written: string) =>
  written
    .replace(/⏎/g, "\n")
    .replace(/⇥/g, "\t")
    .replace(/\\u([0-9A-F]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

const errors: { name: ContentFileName; from: string; to: string; reported: string[] }[] = [];
for (const line of readFileSync(path.join(__dirname, "mistakes.txt"), "utf8").split("\n")) {
  const [, name, from = "", to = ""] = /^([a-z-]+\.yaml) (.*) => (.*)$/.exec(line) ?? [];
  if (line.startsWith("  ")) errors.at(-1)?.reported.push(line.trim());
  else if (name) errors.push({ name: name as ContentFileName, from, to, reported: [] });
}

it.each(errors)("$name: $from as $to", ({ name, from, to, reported }) => {
  const part = characters(from);
  const first = lineOf(name, part);
  const lines = errorLines({ [name]: changed(name, part, characters(to)) }).map((line) => {
    const [, other, row, rest] = /^data\/([a-z-]+\.yaml):(\d+):(.*)$/s.exec(line) ?? [];
    const place = other === name ? Number(row) - first : `${other}:${row}`;
    return `${place}:${rest}`.replace("  ", " ");
  });
  expect(lines).toEqual(reported);
});

test("the example content in __tests__/support/example has no mistakes", () => {
  expect(errorLines({})).toEqual([]);
});
