import { graphql } from "gatsby";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { formatNumber } from "../../numbers/numbers";
import { fillWords } from "../../words/fill-words";
import * as styles from "./NeedRange.module.css";
import { readTyped } from "./need-address";
import { LARGEST_NEED } from "./quotes";

export const needRangeFragment = graphql`
  fragment NeedRange on FinderRange {
    label
    min
    max
    step
    pageStep
    start
  }
`;

interface NeedRangeProps {
  range: Queries.NeedRangeFragment;
  /** What is said below a field that was left with something else than such a number. */
  wrongNumber: string;
  value: number;
  onChange: (value: number) => void;
}

/**
 * A number as a slider and as a field. The field takes any whole number from the slider's minimum on:
 * one between two steps or beyond the slider's end leaves the slider where it comes nearest.
 */
export function NeedRange({ range, wrongNumber, value, onChange }: NeedRangeProps) {
  const { label, min, max, step, pageStep, start } = range;
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** What stands in the field while it is being written, and after that if it is no number. */
  const [draft, setDraft] = useState<string>();
  /** Whether it was left as something else than a number. */
  const [isWrong, setIsWrong] = useState(false);
  const reading = formatNumber(value);
  const at = Math.min(1, Math.max(0, (value - min) / (max - min)));

  const numberIn = (text: string) => {
    const number = readTyped(text);
    return number !== undefined && number >= min ? number : undefined;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: moved before React came, or put back by the browser: React hears of neither.
  useEffect(() => {
    // The field first, whose number may stand between two steps or beyond the slider's end.
    const found = [numberIn(field.current?.value ?? ""), slider.current?.valueAsNumber];
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

  function move(number: number) {
    setDraft(undefined);
    setIsWrong(false);
    onChange(number);
  }

  // A browser's own step is a tenth of the way, which is no step that anybody counts in.
  function pageBy(event: KeyboardEvent) {
    const direction = event.key === "PageUp" ? 1 : event.key === "PageDown" ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    // What was typed beyond the slider's end is more already.
    if (direction > 0 && value >= max) return;
    move(Math.min(max, Math.max(min, value + direction * pageStep)));
  }

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
          {fillWords(wrongNumber, { min: formatNumber(min), max: formatNumber(LARGEST_NEED) })}
        </p>
      )}
      <input
        ref={slider}
        type="range"
        // The address keeps the need; the browser would put back the step nearest to it.
        autoComplete="off"
        className={styles.range}
        aria-labelledby={`${id}-label`}
        aria-valuetext={reading}
        min={min}
        max={max}
        step={step}
        value={value}
        onKeyDown={pageBy}
        onChange={(event) => move(event.target.valueAsNumber)}
      />
    </div>
  );
}
