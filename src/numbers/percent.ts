/**
 * Formats a fraction from 0 to 1 as a percentage for an attribute or a style, rounded to two decimal places.
 * In a box that is 2,000 pixels wide, the rounding error is at most a tenth of a pixel.
 */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
