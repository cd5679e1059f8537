import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { formatNumber } from "../../numbers";
import { readNumber } from "./read-number";

export interface NumberFieldOptions {
  /** The number, or undefined if the field is empty. */
  value: number | undefined;
  least: number;
  most: number;
  /** Changes when the number was chosen elsewhere, even if it is the same number as before. */
  choice?: unknown;
  /**
   * Called while the visitor types: with each valid number, with undefined for an emptied field, and with the
   * number from before the first change while the text can't be read.
   */
  onChange: (value: number | undefined) => void;
}

/**
 * A text field for a whole number. It shows plain digits while it has focus, so that inserting or deleting a
 * digit doesn't break the groups, and grouped digits otherwise. Text that can't be read stays in the field and
 * is refused when the field loses focus or the visitor presses Enter.
 */
export function useNumberField({ value, least, most, choice, onChange }: NumberFieldOptions) {
  const ref = useRef<HTMLInputElement>(null);
  /** The text as the visitor typed it, until the field loses focus or the number is chosen elsewhere. */
  const [typed, setTyped] = useState<string>();
  const [before, setBefore] = useState(value);
  const [isFocused, setIsFocused] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [seen, setSeen] = useState({ value, choice });

  const read = (text: string) => {
    const number = readNumber(text);
    return number !== undefined && number >= least && number <= most ? number : undefined;
  };

  const meant = (text: string) => (text.trim() === "" ? undefined : (read(text) ?? before));

  function forget() {
    setTyped(undefined);
    setIsRefused(false);
  }

  if (seen.value !== value || seen.choice !== choice) {
    setSeen({ value, choice });
    if (typed !== undefined && (meant(typed) !== value || seen.choice !== choice)) forget();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: React doesn't receive events for input from before hydration or restored by the browser.
  useEffect(() => {
    setIsFocused(document.activeElement === ref.current);
    const number = read(ref.current?.value ?? "");
    if (number !== undefined && number !== value) onChange(number);
  }, []);

  function check() {
    if (typed === undefined || typed.trim() === "" || read(typed) !== undefined) forget();
    else setIsRefused(true);
  }

  return {
    read,
    forget,
    isWrong: isRefused && typed !== undefined,
    input: {
      ref,
      inputMode: "numeric" as const,
      autoComplete: "off",
      value: typed ?? (value === undefined ? "" : isFocused ? String(value) : formatNumber(value)),
      onFocus: () => setIsFocused(true),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        if (typed === undefined) setBefore(value);
        setTyped(target.value);
        if (read(target.value) !== undefined) setIsRefused(false);
        // A part of a text that can't be read isn't the number that was meant: 15 in "15k".
        onChange(meant(target.value));
      },
      onBlur: () => {
        setIsFocused(false);
        check();
      },
      onKeyDown: (event: KeyboardEvent) => {
        // While an input method is open, Enter only ends its text.
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        // Without this, Enter would send a form that contains the field.
        event.preventDefault();
        check();
      },
    },
  };
}
