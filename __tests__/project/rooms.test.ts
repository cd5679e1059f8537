import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/*
 * The plan of the house (README, "How the pieces fit"): which rooms there are, which may need which,
 * and where the test of a file stands.
 */

/**
 * The floors, the top one first. A room needs only what stands on floors below its own: nothing on
 * the same floor, and nothing above.
 */
const FLOORS: readonly (readonly string[])[] = [
  ["tools/commands"],
  ["tools/bench", "tools/test-run"],
  ["tools/content-diff", "tools/fonts", "tools/host", "tools/icons", "tools/intake"],
  ["tools/pictures"],
  ["tools/shared"],
  // What Gatsby itself asks for: gatsby-node.ts and its like.
  ["."],
  ["src/templates", "src/gatsby"],
  ["src/layout", "src/host"],
  ["src/discovery"],
  ["src/sections", "src/contact", "src/content", "src/build"],
  ["src/components"],
  [
    "src/analytics",
    "src/runtime",
    "src/hooks",
    "src/node",
    "src/numbers",
    "src/styles",
    "src/words",
    "src/routes",
    "src/html",
  ],
];

const ROOT = path.resolve(__dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const tracked = execFileSync(
  "git",
  ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
  {
    cwd: ROOT,
    encoding: "utf8",
  },
)
  .split("\0")
  .filter((file) => existsSync(path.join(ROOT, file)));

const sources = tracked.filter((file) =>
  /^(src|tools)\/.*\.(tsx?|cjs|css)$|^gatsby-[a-z]+\.tsx?$/.test(file),
);

/** `src/content/read/yaml-file.ts` stands in `src/content`, `src/routes.ts` alone, in `src/routes`. */
function roomOf(file: string): string {
  const [first = "", second] = file.split("/");
  return second === undefined ? "." : `${first}/${second.replace(/\.tsx?$/, "")}`;
}

interface Arrow {
  from: string;
  to: string;
}

/** Every import of one of the project's own files by another. */
const arrows: Arrow[] = sources
  .flatMap((from) =>
    [...read(from).matchAll(/(?:from|import|import\(|url\()\s*"(\.[^"]*)"/g)].map(
      ([, to = ""]) => ({ from, to: path.posix.join(path.posix.dirname(from), to) }),
    ),
  )
  .filter(({ to }) => !to.startsWith("node_modules/"));

const floorOf = (file: string) => FLOORS.findIndex((floor) => floor.includes(roomOf(file)));

describe("the rooms", () => {
  it("each have their floor, and each floor its rooms", () => {
    // Types alone, of what bundlers make of other files.
    const files = sources.filter((file) => !file.endsWith(".d.ts"));
    expect([...new Set(files.map(roomOf))].sort()).toEqual(FLOORS.flat().sort());
  });

  it("need only what stands on the floors below", () => {
    const upward = arrows.filter(
      ({ from, to }) => roomOf(from) !== roomOf(to) && floorOf(to) <= floorOf(from),
    );
    expect(upward).toEqual([]);
    expect(arrows.length).toBeGreaterThan(300);
  });

  it("hold a third of src each at most", () => {
    const linesIn = new Map<string, number>();
    for (const file of sources.filter((name) => name.startsWith("src/"))) {
      linesIn.set(roomOf(file), (linesIn.get(roomOf(file)) ?? 0) + read(file).split("\n").length);
    }
    const all = [...linesIn.values()].reduce((sum, lines) => sum + lines);
    expect([...linesIn].filter(([, lines]) => lines > all / 3)).toEqual([]);
  });

  it("are all drawn in the README, with arrows that there are", () => {
    const [, drawing = ""] = /```mermaid\n([\s\S]*?)```/.exec(read("README.md")) ?? [];
    const name = (room: string) => room.replace("src/", "").replaceAll("/", "-");
    const drawn = new Set([...drawing.matchAll(/^ +([a-z-]+)\["/gm)].map(([, room]) => room));
    const rooms = FLOORS.flat().filter((room) => room.startsWith("src/"));
    expect(drawn).toEqual(new Set([...rooms.map(name), "entries", "tools", "data"]));

    const ROOMS_OF: Record<string, string[]> = {
      entries: ["."],
      tools: FLOORS.flat().filter((room) => room.startsWith("tools/")),
    };
    const roomsOf = (drawnName = "") => ROOMS_OF[drawnName] ?? [`src/${drawnName}`];
    const lines = [...drawing.matchAll(/^ +([a-z-]+) --> ([a-z& -]+)$/gm)].flatMap(
      ([, from, to = ""]) => to.split(" & ").map((one) => ({ from, to: one })),
    );
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines.filter(({ from }) => from !== "data")) {
      const isThere = arrows.some(
        ({ from, to }) =>
          roomsOf(line.from).includes(roomOf(from)) && roomsOf(line.to).includes(roomOf(to)),
      );
      expect({ ...line, isThere }).toEqual({ ...line, isThere: true });
    }
  });
});

describe("the unit tests", () => {
  /** What stands beside the mirror: tiers, each named for what it needs, and what tests share. */
  const BESIDE =
    /^__tests__\/(?:adoption|browser|built|engines|fuzz|netlify|project|support|warm|develop)\//;
  const mirror = tracked.filter((file) => file.startsWith("__tests__/") && !BESIDE.test(file));

  it("mirror the sources: at the same path the same name, and perhaps a part of it", () => {
    const strays = mirror.filter((file) => {
      const inside = file.slice("__tests__/".length);
      const [name = ""] = /^.*\/|/.exec(inside) ?? [];
      const unit = `${name}${inside.slice(name.length).split(".")[0]}`;
      const place = /^(?:tools\/|gatsby-)/.test(inside) ? unit : `src/${unit}`;
      return !/\.test\.tsx?$/.test(file) || !sources.some((source) => isSource(source, place));
    });
    expect(strays).toEqual([]);
    expect(mirror.length).toBeGreaterThan(100);
  });

  const isSource = (source: string, place: string) =>
    [".ts", ".tsx", ".cjs"].some((ending) => source === place + ending);
});
