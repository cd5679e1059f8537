import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { classList } from "../../styles/class-list";
import * as styles from "./Field.module.css";

export interface FieldControl
  extends Pick<InputHTMLAttributes<HTMLElement>, "autoComplete" | "autoCapitalize" | "inputMode"> {
  required?: boolean;
  multiline?: boolean;
  rows?: number;
}

interface FieldProps extends FieldControl {
  name: string;
  label: string;
  optional: string;
  hint?: string | null | undefined;
  error?: string | undefined;
  /** A note below the control, such as a counter. `aria-describedby` refers to the given `id`. */
  note?: false | ((id: string) => ReactNode);
  readOnly?: boolean;
  className?: string | undefined;
}

/** A labeled text field with its hint, error and note. It is uncontrolled: the value is stored in the DOM. */
export function Field({
  name,
  label,
  optional,
  hint,
  error,
  note,
  className,
  required = false,
  multiline = false,
  rows,
  ...attributes
}: FieldProps) {
  const id = `${name}-${useId()}`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const noteId = `${id}-note`;
  const described = [error && errorId, hint && hintId, note && noteId].filter(Boolean).join(" ");

  const control = {
    ...attributes,
    id,
    name,
    required,
    className: styles.control,
    // The visitor's language may have a different text direction than the page.
    dir: "auto",
    "aria-invalid": error !== undefined,
    "aria-describedby": described || undefined,
  };

  const hintText = hint && (
    <p className={styles.hint} id={hintId}>
      {hint}
    </p>
  );

  return (
    <div className={classList(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {/*
         * The space must be part of the same string as the text, because screen readers drop a separate
         * space from the accessible name.
         */}
        {!required && <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      {multiline && hintText}
      {multiline ? (
        <textarea {...control} rows={rows} />
      ) : (
        // Keyboards must not correct names, addresses and numbers.
        <input {...control} type="text" autoCorrect="off" spellCheck={false} />
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {/* The hint goes below single-line inputs so that adjacent inputs line up. */}
      {!multiline && hintText}
      {note && <p className={styles.note}>{note(noteId)}</p>}
    </div>
  );
}
