/**
 * A share as a percentage for an attribute or a style, exact to a tenth of a pixel in a box of 2,000
 * pixels.
 */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
