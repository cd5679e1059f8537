/**
 * Replaces an exported function of a package's module, where the package has no option for the change. Code
 * that already read the export keeps the original.
 *
 * @param exported The module, as `require` returns it.
 * @param replacement Receives the original function.
 * @throws Error if the module has no such function.
 */
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
