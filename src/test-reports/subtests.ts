/** The time of a test, and that of the tests that its runner lists beside it although they run inside it. */
interface NestedTime {
  own: number;
  inside: number;
}

/** In Go, `TestAdd/one` is a subtest of `TestAdd`. Elsewhere, a slash in a name means nothing. */
const GO_TEST = /^(?:Test|Benchmark|Example|Fuzz)(?!\p{Ll})/u;

/** Returns the names of a test and those around it, if the runner lists subtests as tests. */
export function subtestPath(report: string, className: string, name: string): string[] | undefined {
  // Deno's tests and their steps may be in different suites.
  if (report === "deno test") return name.split(" > ");
  return GO_TEST.test(name) ? `${className}\n${name}`.split("/") : undefined;
}

/**
 * Returns by how much the outermost test's time grows. A test takes as long as itself or as all its subtests,
 * whichever is longer, because its time may include theirs or not. Adding each test as it is read spares a pause
 * at the end of a suite with many tests.
 */
export function addSubtest(all: Map<string, NestedTime>, path: readonly string[], seconds: number) {
  let added = seconds;
  for (let depth = path.length; depth > 0; depth--) {
    const key = path.slice(0, depth).join("/");
    const test = all.get(key) ?? { own: 0, inside: 0 };
    all.set(key, test);
    const before = Math.max(test.own, test.inside);
    test[depth === path.length ? "own" : "inside"] += added;
    added = Math.max(test.own, test.inside) - before;
  }
  return added;
}
