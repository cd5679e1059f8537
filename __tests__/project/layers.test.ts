import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";

/** Who may import whom. What isn't listed imports nothing of the others. docs/architecture.md draws the table. */
const TABLE: Readonly<Record<string, string>> = {
  tools: "content discovery host node routes",
  // Gatsby's entry points, such as gatsby-node.ts.
  entries: "admin analytics content discovery gatsby host layout routes runtime styles words",
  gatsby: "admin content discovery host node routes runtime",
  admin: "content host routes words",
  host: "analytics node runtime suggest",
  discovery: "components node numbers plan-words pricing routes words",
  templates: "components contact layout numbers routes sections styles words",
  layout: "components routes sections",
  sections:
    "analytics components numbers plan-words pricing routes runtime styles test-reports words",
  contact: "components numbers runtime words",
  content: "node numbers pricing routes styles suggest",
  components: "numbers styles words",
  "plan-words": "numbers pricing words",
};

const ROOT = path.resolve(__dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const sources = [
  ...["src", "tools"].flatMap((top) =>
    filesBelow(path.join(ROOT, top)).map((file) => `${top}/${file}`),
  ),
  ...["browser.tsx", "config.ts", "node.ts", "ssr.tsx"].map((file) => `gatsby-${file}`),
].filter((file) => /\.(tsx?|css)$/.test(file) && !/\/node_modules\/|\.d\.ts$/.test(file));

/** `src/content/read/markup.ts` is part of `content`, and `src/routes.ts` of `routes`. */
function partOf(file: string): string {
  const [first = "", second] = file.split("/");
  if (second === undefined) return "entries";
  return first === "tools" ? first : second.replace(/\.tsx?$/, "");
}

it("each part imports only from the parts in its row of the table", () => {
  const imports = sources.flatMap((from) =>
    Array.from(
      read(from).matchAll(/(?:from|import|(?:import|require|url)\()\s*"(\.[^"]*)"/g),
      ([, to = ""]) => ({ from, to: path.posix.join(path.posix.dirname(from), to) }),
    ),
  );
  const wrong = imports.filter(({ from, to }) => {
    const [own, other] = [partOf(from), partOf(to)];
    const isOutside = to.startsWith("node_modules/") || own === other;
    return !isOutside && !TABLE[own]?.split(" ").includes(other);
  });
  expect(wrong).toEqual([]);
  expect(imports.length).toBeGreaterThan(300);
});

/** All parts that can be reached. */
function reachable(from: string, arrows: (from: string) => readonly string[]): string[] {
  const found = new Set(arrows(from));
  for (const part of found) for (const next of arrows(part)) found.add(next);
  return [...found].sort();
}

it("docs/architecture.md draws the table, except for the arrows that follow from others", () => {
  const arrows = new Map(
    Array.from(
      read("docs/architecture.md").matchAll(/^ +([\w-]+) --> (.*)$/gm),
      ([, from = "", to = ""]) => [from, to.split(" & ")],
    ),
  );
  for (const part of new Set(sources.map(partOf))) {
    const drawn = reachable(part, (from) => arrows.get(from) ?? []);
    const allowed = reachable(part, (from) => TABLE[from]?.split(" ") ?? []);
    expect([part, drawn]).toEqual([part, allowed]);
  }
});
