/**
 * Replaces an exported function in a package's module. Use this function only if the package has no option to
 * change its behavior. Code that has already read the export continues to use the original function.
 *
 * @param exported the module, as `require` returns it
 * @param replacement receives the original function and returns the new one
 * @throws Error if the module has no such function
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
