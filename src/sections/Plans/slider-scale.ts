import { roundNumbers } from "../../numbers/round-numbers";

/** A slider whose positions are whole numbers, and what each stands for. */
export interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** How far PageUp and PageDown move it. */
  readonly pageStep: number;
  valueAt: (position: number) => number;
  /** The position nearest to a value. */
  positionOf: (value: number) => number;
}

/** A slider whose positions are the values. */
export const evenScale = (range: Omit<SliderScale, "valueAt" | "positionOf">): SliderScale => ({
  ...range,
  valueAt: (position) => position,
  positionOf: (value) => value,
});

/** The minutes at the slider's ends, which are the curve's edges, too. */
export interface MinutesRange {
  readonly min: number;
  readonly max: number;
}

/** A slider on whose way round numbers lie evenly, so that it stands where the chart has them. */
export function roundScale(range: MinutesRange): SliderScale {
  const stops = roundNumbers(range.min, range.max);
  const last = stops.length - 1;
  return {
    min: 0,
    max: last,
    step: 1,
    // Twenty of them are a tenfold, six twice as much.
    pageStep: 6,
    valueAt: (position) => stops[position] ?? range.min,
    positionOf: (value) => Math.round(acrossOf(value, range) * last),
  };
}

/** How far to the right a number of minutes lies, as a share of the curve's width: at its edges if it is outside. */
export function acrossOf(minutes: number, { min, max }: MinutesRange): number {
  const within = Math.min(max, Math.max(min, minutes));
  return Math.log(within / min) / Math.log(max / min);
}
