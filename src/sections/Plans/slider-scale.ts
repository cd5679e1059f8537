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
