/** The series R″20 of ISO 3: twenty numbers to each power of ten, each about an eighth above the last. */
const SERIES = [10, 11, 12, 14, 16, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 55, 60, 70, 80, 90];

/** The whole round numbers from `min`, 10 or more, to `max`: on a logarithmic scale they lie evenly. */
export function roundNumbers(min: number, max: number): number[] {
  const numbers: number[] = [];
  for (let power = 1; power * 10 <= max; power *= 10) {
    numbers.push(...SERIES.map((number) => number * power));
  }
  return numbers.filter((number) => number >= min && number <= max);
}
