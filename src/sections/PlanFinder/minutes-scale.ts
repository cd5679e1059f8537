import type { SliderScale } from "../../components/NumberRange/NumberRange";
import type { MinutesRange } from "../../pricing/crossovers";
import { roundNumbers } from "../../pricing/round-numbers";

/** A scale of round numbers whose positions match the chart's logarithmic axis. */
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
    positionOf: (value) => Math.round(xOf(value, range) * last),
  };
}

/** The horizontal position of the given minutes, as a fraction of the chart's width from 0 to 1. */
export function xOf(minutes: number, { min, max }: MinutesRange): number {
  const within = Math.min(max, Math.max(min, minutes));
  return Math.log(within / min) / Math.log(max / min);
}
