/** A share as a percentage for an attribute, exact to a hundredth of a pixel on any screen. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(4))}%`;
}
