/** A test and the tests that its runner lists beside it although they run inside it. */
interface OuterTest {
  seconds: number;
  inSubtests: number;
  /** By the part of their name after the separator. */
  subtests?: Map<string, OuterTest>;
}

/** In Go, `TestAdd/one` is a subtest of `TestAdd`. Elsewhere, a slash in a name means nothing. */
const GO_TEST = /^(?:Test|Benchmark|Example|Fuzz)(?!\p{Ll})/u;

/** Returns the names of a test and those around it, if the runner lists subtests as tests. */
export function subtestPath(report: string, className: string, name: string): string[] | undefined {
  // Deno's tests and their steps may be in different suites.
  if (report === "deno test") return name.split(" > ");
  return GO_TEST.test(name) ? `${className}\n${name}`.split("/") : undefined;
}

export const outerTest = (): OuterTest => ({ seconds: 0, inSubtests: 0 });

/**
 * Returns by how much the outermost test's time grows. A test takes as long as itself or as all its subtests,
 * whichever is longer, because its time may include theirs or not. Adding each test as it is read spares a pause
 * at the end of a suite with many tests.
 */
export function addTest(all: OuterTest, names: readonly string[], seconds: number): number {
  const path: OuterTest[] = [];
  for (const name of names) {
    const outer = path.at(-1) ?? all;
    outer.subtests ??= new Map();
    const test = outer.subtests.get(name) ?? outerTest();
    outer.subtests.set(name, test);
    path.push(test);
  }
  return path.reduceRight((added, test, at) => {
    const before = Math.max(test.seconds, test.inSubtests);
    test[at === path.length - 1 ? "seconds" : "inSubtests"] += added;
    return Math.max(test.seconds, test.inSubtests) - before;
  }, seconds);
}
