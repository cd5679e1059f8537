import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { afterEdit, groupedText, readField, shownText } from "./read-number";

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
 * A text field for a whole number, with grouped digits. Focus changes nothing in it, because a browser selects
 * the text that the Tab key reaches, and a new text would lose the selection. The digits are grouped again when
 * the field loses focus or the visitor presses Enter. Text that can't be read then stays in the field and is
 * refused.
 */
export function useNumberField({ value, least, most, choice, onChange }: NumberFieldOptions) {
  const ref = useRef<HTMLInputElement>(null);
  /** The visitor's text (see afterEdit), until the field loses focus or the number is chosen elsewhere. */
  const [typed, setTyped] = useState<string>();
  const [before, setBefore] = useState(value);
  const [isRefused, setIsRefused] = useState(false);
  const [seen, setSeen] = useState({ value, choice });

  const read = (text: string) => {
    const number = readField(text);
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
    const number = read(afterEdit(groupedText(value), ref.current?.value ?? ""));
    if (number !== undefined && number !== value) onChange(number);
  }, []);

  function check() {
    if (typed === undefined || typed.trim() === "" || read(typed) !== undefined) forget();
    else setIsRefused(true);
  }

  return {
    forget,
    isWrong: isRefused && typed !== undefined,
    input: {
      ref,
      inputMode: "numeric" as const,
      autoComplete: "off",
      value: shownText(typed ?? groupedText(value)),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        if (typed === undefined) setBefore(value);
        const text = afterEdit(typed ?? groupedText(value), target.value);
        setTyped(text);
        if (read(text) !== undefined) setIsRefused(false);
        // A part of a text that can't be read isn't the number that was meant: 15 in "15k".
        onChange(meant(text));
      },
      onBlur: check,
      onKeyDown: (event: KeyboardEvent) => {
        // While an input method is open, Enter only ends its text.
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        // Enter would also send a form that contains the field.
        event.preventDefault();
        check();
      },
    },
  };
}
