import { graphql } from "gatsby";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { formatNumber } from "../../numbers";
import { fillTemplate } from "../../words";
import { useNumberField } from "../NumberField/useNumberField";
import * as styles from "./NumberRange.module.css";

export const numberRangeFragment = graphql`
  fragment NumberRange on FinderRange {
    label
    min
    max
    step
    pageStep
    start
  }
`;

export interface SliderScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The number of positions by which PageUp and PageDown move the slider. */
  readonly pageStep: number;
  valueAt: (position: number) => number;
  positionOf: (value: number) => number;
}

export const evenScale = (range: Omit<SliderScale, "valueAt" | "positionOf">): SliderScale => ({
  ...range,
  valueAt: (position) => position,
  positionOf: (value) => value,
});

interface NumberRangeProps {
  range: { readonly label: string; readonly min: number; readonly start: number };
  scale: SliderScale;
  /** The smallest number that the field accepts, which defaults to the range's, and the largest. */
  least?: number;
  most: number;
  /** The error for an invalid number, with the placeholders [min] and [max]. */
  wrongNumber: string;
  value: number;
  /** Changes when the number was chosen elsewhere, such as with an example's button. */
  choice?: unknown;
  /** The text that screen readers announce as the slider's value, which defaults to the number. */
  valueText?: string;
  onChange: (value: number) => void;
  /** Called instead of `onChange` when the visitor moves the slider. */
  onSlide?: (value: number) => void;
  picture?: (slider: ReactNode) => ReactNode;
}

/** A slider and a field for the same number. The slider moves to the step nearest to the number in the field. */
export function NumberRange({
  range: { label, min: first, start },
  scale,
  least = first,
  most,
  wrongNumber,
  value,
  choice,
  valueText,
  onChange,
  onSlide = onChange,
  picture,
}: NumberRangeProps) {
  const { min, max, step, pageStep, valueAt, positionOf } = scale;
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const before = useRef(value);
  const { input, isWrong, forget } = useNumberField({
    value,
    least,
    most,
    choice,
    onChange: (number) => number !== undefined && onChange(number),
  });
  const reading = formatNumber(value);
  const position = Math.min(max, Math.max(min, positionOf(value)));
  const at = (position - min) / (max - min);

  // biome-ignore lint/correctness/useExhaustiveDependencies: React doesn't receive events for input from before hydration or restored by the browser.
  useEffect(() => {
    // The text field takes precedence because the slider may not be able to represent the exact number.
    const moved = valueAt(slider.current?.valueAsNumber ?? positionOf(start));
    if (moved !== start && input.ref.current?.value === formatNumber(start)) onChange(moved);
  }, []);

  // The position is set by a script because a style attribute would need a hash in the Content Security
  // Policy.
  useEffect(() => slider.current?.style.setProperty("--at", `${at}`), [at]);

  function moveTo(newPosition: number) {
    forget();
    onSlide(valueAt(newPosition));
  }

  // By default, PageUp and PageDown move the slider by a tenth of its range, which is rarely a useful step.
  function pageBy(event: KeyboardEvent) {
    const direction = event.key === "PageUp" ? 1 : event.key === "PageDown" ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    // If a typed number is beyond one end of the slider, PageUp and PageDown must not move it back to that
    // end.
    if (direction > 0 ? value >= valueAt(max) : value <= valueAt(min)) return;
    moveTo(Math.min(max, Math.max(min, position + direction * pageStep)));
  }

  const rangeInput = (
    <input
      ref={slider}
      type="range"
      // Prevents the browser from restoring the nearest step, since the URL contains the exact number.
      autoComplete="off"
      className={styles.range}
      aria-labelledby={`${id}-label`}
      aria-valuetext={valueText ?? reading}
      min={min}
      max={max}
      step={step}
      value={position}
      onKeyDown={pageBy}
      onPointerDown={() => {
        before.current = value;
      }}
      // The visitor was scrolling the page rather than moving the slider, so undo the change.
      onPointerCancel={() => onSlide(before.current)}
      onChange={(event) => moveTo(event.target.valueAsNumber)}
    />
  );

  return (
    <div className={styles.need}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        {...input}
        type="text"
        className={styles.field}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
      />
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
          {fillTemplate(wrongNumber, { min: formatNumber(least), max: formatNumber(most) })}
        </p>
      )}
      {picture ? <div className={styles.picture}>{picture(rangeInput)}</div> : rangeInput}
    </div>
  );
}
