import { roundNumbers } from "../../numbers/round-numbers";

/** Maps a slider's positions, which are whole numbers, to values. */
export interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The number of positions by which PageUp and PageDown move the slider. */
  readonly pageStep: number;
  valueAt: (position: number) => number;
  /** Returns the position that is closest to the given value. */
  positionOf: (value: number) => number;
}

/** Returns a linear scale, on which positions and values are the same. */
export const evenScale = (range: Omit<SliderScale, "valueAt" | "positionOf">): SliderScale => ({
  ...range,
  valueAt: (position) => position,
  positionOf: (value) => value,
});

/** The number of minutes at each end of the slider and the chart. */
export interface MinutesRange {
  readonly min: number;
  readonly max: number;
}

/** Returns a scale of round numbers whose positions match the chart's logarithmic axis. */
export function roundScale(range: MinutesRange): SliderScale {
  const stops = roundNumbers(range.min, range.max);
  const last = stops.length - 1;
  return {
    min: 0,
    max: last,
    step: 1,
    // Moving by twenty positions multiplies the value by ten, and moving by six doubles it.
    pageStep: 6,
    valueAt: (position) => stops[position] ?? range.min,
    positionOf: (value) => Math.round(acrossOf(value, range) * last),
  };
}

/** Returns the horizontal position of the given minutes, as a fraction of the chart's width from 0 to 1. */
export function acrossOf(minutes: number, { min, max }: MinutesRange): number {
  const within = Math.min(max, Math.max(min, minutes));
  return Math.log(within / min) / Math.log(max / min);
}
