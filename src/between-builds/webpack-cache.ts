import path from "node:path";

/** The parts of webpack's compiler that are used here. */
interface Compiler {
  hooks: { afterEmit: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

interface Compilation {
  buildDependencies: { clear(): void; add(file: string): void };
}

/**
 * Lets webpack take over its cache without looking at what it was made with itself: whether a build
 * may, clean-start.ts has decided before, by a key of the same packages, code and settings.
 * To follow every `require` of every loader and of Babel's plugins took a seventh of a build from
 * nothing, and to look at them all again some of a build after an edit.
 *
 * https://webpack.js.org/configuration/cache/#cachebuilddependencies
 */
export const trustBuildKey = {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("trust the build's key", ({ buildDependencies }) => {
      buildDependencies.clear();
      // One has to stand there; a file of JSON is the only kind that webpack doesn't read for others.
      buildDependencies.add(path.resolve("package.json"));
    });
  },
};
