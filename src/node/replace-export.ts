/** Replaces a function of a package that has no option for it. Code that has already read the export isn't affected. */
export function replaceExport<Fn extends (...args: never[]) => unknown>(
  exported: Record<string, unknown>,
  name: string,
  replacement: (original: Fn) => Fn,
): void {
  const original = exported[name];
  if (typeof original !== "function") {
    throw new Error(
      `A package no longer exports the function "${name}": update its replaceExport call.`,
    );
  }
  exported[name] = replacement(original as Fn);
}
