import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** Places in the code that cite docs/specification.md: the file, and the numbers of the sections. */
const citations = execFileSync(
  "git",
  ["grep", "-l", "specification", "--", "src", "tools", "gatsby-*"],
  {
    cwd: ROOT,
    encoding: "utf8",
  },
)
  .trim()
  .split("\n")
  .flatMap((file) =>
    // A citation may run over the lines of a comment.
    [
      ...read(file)
        .replace(/\n \* /g, " ")
        .matchAll(/specification, ([^:);]*)/g),
    ].map(([, cited = ""]) => ({ file, cited })),
  );

it("has every section that the code cites", () => {
  const headings = [...read("docs/specification.md").matchAll(/^## (\d+)\. /gm)];
  const sections = headings.map(([, number]) => number);
  const broken = citations.filter(({ cited }) => {
    const numbers = cited.match(/\d+/g) ?? [];
    return !/^sections? /.test(cited) || numbers.some((number) => !sections.includes(number));
  });
  expect(broken).toEqual([]);
  expect(citations.length).toBeGreaterThan(20);
});
