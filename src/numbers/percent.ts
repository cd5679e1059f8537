/**
 * Formats a share from 0 to 1 as a percentage for an attribute or a style. The precision is a tenth of a
 * pixel in a box of 2,000 pixels.
 */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
