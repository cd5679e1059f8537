/**
 * Replaces a function that a package's module exports, for places where the package has no setting.
 * Whoever has taken the function out of the module before keeps the old one.
 *
 * @param exported the module, as `require` gives it
 * @param replacement gets the function as it is
 * @throws Error if the module has no function of that name any more
 */
export function replaceExport<Fn extends (...args: never[]) => unknown>(
  exported: Record<string, unknown>,
  name: string,
  replacement: (original: Fn) => Fn,
): void {
  const original = exported[name];
  if (typeof original !== "function") {
    throw new Error(`A package has no function "${name}" any more: see who calls replaceExport.`);
  }
  exported[name] = replacement(original as Fn);
}
