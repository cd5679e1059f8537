import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { formatNumber } from "../../numbers/numbers";
import { fillWords } from "../../words/fill-words";
import * as styles from "./NeedRange.module.css";
import { readTyped } from "./need-address";
import { LARGEST_NEED } from "./quotes";
import type { SliderScale } from "./slider-scale";

interface NeedRangeProps {
  label: string;
  scale: SliderScale;
  /** The least number that the field takes. */
  least: number;
  /** The number with which it begins. */
  start: number;
  /** What is said below a field that was left with something else than such a number. */
  wrongNumber: string;
  value: number;
  /** What screen readers hear of the slider; without it the number. */
  valueText?: string;
  onChange: (value: number) => void;
  /** Called in place of it by the slider. */
  onSlide?: (value: number) => void;
  /** A picture that holds the slider; without it, the slider is a lane of its own. */
  picture?: (slider: ReactNode) => ReactNode;
}

/**
 * A number as a slider and as a field. The field takes any whole number: one between two steps or beyond
 * the slider's ends leaves the slider where it comes nearest.
 */
export function NeedRange({
  label,
  scale,
  least,
  start,
  wrongNumber,
  value,
  valueText,
  onChange,
  onSlide = onChange,
  picture,
}: NeedRangeProps) {
  const { min, max, step, pageStep, valueAt, positionOf } = scale;
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** The number before a finger touched the slider. */
  const before = useRef(value);
  /** What stands in the field while it is being written, and after that if it is no number. */
  const [draft, setDraft] = useState<string>();
  /** Whether it was left as something else than a number. */
  const [isWrong, setIsWrong] = useState(false);
  const reading = formatNumber(value);
  const position = Math.min(max, Math.max(min, positionOf(value)));
  const at = (position - min) / (max - min);

  const numberIn = (text: string) => {
    const number = readTyped(text);
    return number !== undefined && number >= least ? number : undefined;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: moved before React came, or put back by the browser: React hears of neither.
  useEffect(() => {
    // The field first, whose number may stand between two steps or beyond the slider's end.
    const found = [
      numberIn(field.current?.value ?? ""),
      valueAt(slider.current?.valueAsNumber ?? positionOf(start)),
    ];
    const moved = found.find((number) => number !== undefined && number !== start);
    if (moved !== undefined) onChange(moved);
  }, []);

  // Set by script, since a style attribute would need a hash in the policy.
  useEffect(() => slider.current?.style.setProperty("--at", `${at}`), [at]);

  function write(text: string) {
    setDraft(text);
    const number = numberIn(text);
    if (number === undefined) return;
    setIsWrong(false);
    onChange(number);
  }

  function leave() {
    const stays = draft !== undefined && draft.trim() !== "" && numberIn(draft) === undefined;
    if (!stays) setDraft(undefined);
    setIsWrong(stays);
  }

  function moveTo(place: number) {
    setDraft(undefined);
    setIsWrong(false);
    onSlide(valueAt(place));
  }

  // A browser's own step is a tenth of the way, which is no step that anybody counts in.
  function pageBy(event: KeyboardEvent) {
    const direction = event.key === "PageUp" ? 1 : event.key === "PageDown" ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    // What was typed beyond an end of the slider is more, or less, already.
    if (direction > 0 ? value >= valueAt(max) : value <= valueAt(min)) return;
    moveTo(Math.min(max, Math.max(min, position + direction * pageStep)));
  }

  const rangeInput = (
    <input
      ref={slider}
      type="range"
      // The address keeps the need; the browser would put back the step nearest to it.
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
      // The finger has moved up or down: it scrolls the page, and only came by.
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
        ref={field}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        className={styles.field}
        value={draft ?? reading}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => write(event.target.value)}
        onBlur={leave}
      />
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
          {fillWords(wrongNumber, { min: formatNumber(least), max: formatNumber(LARGEST_NEED) })}
        </p>
      )}
      {picture ? <div className={styles.picture}>{picture(rangeInput)}</div> : rangeInput}
    </div>
  );
}
