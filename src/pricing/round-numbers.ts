/**
 * The R″20 series from ISO 3: twenty numbers per power of ten, each about an eighth larger than the previous
 * one.
 */
const SERIES = [10, 11, 12, 14, 16, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 55, 60, 70, 80, 90];

/**
 * Returns the round integers from `min` (at least 10) to `max`, spaced about evenly on a logarithmic scale.
 */
export function roundNumbers(min: number, max: number): number[] {
  const numbers: number[] = [];
  for (let power = 1; power * 10 <= max; power *= 10) {
    numbers.push(...SERIES.map((number) => number * power));
  }
  return numbers.filter((number) => number >= min && number <= max);
}
