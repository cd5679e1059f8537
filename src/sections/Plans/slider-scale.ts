import { roundNumbers } from "../../numbers/round-numbers";

/** A slider's positions, as whole numbers, and the value of each. */
export interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** How many positions PageUp and PageDown move. */
  readonly pageStep: number;
  valueAt: (position: number) => number;
  /** Returns the position nearest to a value. */
  positionOf: (value: number) => number;
}

/** Returns a linear scale, whose positions are the values. */
export const evenScale = (range: Omit<SliderScale, "valueAt" | "positionOf">): SliderScale => ({
  ...range,
  valueAt: (position) => position,
  positionOf: (value) => value,
});

/** The minutes at the ends of the slider and of the chart. */
export interface MinutesRange {
  readonly min: number;
  readonly max: number;
}

/** Returns a scale of evenly spaced round numbers, which matches the chart's logarithmic scale. */
export function roundScale(range: MinutesRange): SliderScale {
  const stops = roundNumbers(range.min, range.max);
  const last = stops.length - 1;
  return {
    min: 0,
    max: last,
    step: 1,
    // Twenty positions multiply the value by ten; six double it.
    pageStep: 6,
    valueAt: (position) => stops[position] ?? range.min,
    positionOf: (value) => Math.round(acrossOf(value, range) * last),
  };
}

/** Returns the horizontal position of a number of minutes, as a share of the chart's width from 0 to 1. */
export function acrossOf(minutes: number, { min, max }: MinutesRange): number {
  const within = Math.min(max, Math.max(min, minutes));
  return Math.log(within / min) / Math.log(max / min);
}
