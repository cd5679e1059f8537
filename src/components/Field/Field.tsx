import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { classList } from "../../styles/class-list";
import * as styles from "./Field.module.css";

/** The kind of control that a field has. */
export interface FieldControl
  extends Pick<
    InputHTMLAttributes<HTMLElement>,
    "autoComplete" | "autoCapitalize" | "inputMode" | "spellCheck"
  > {
  required?: boolean;
  /** Renders a text area instead of a single-line input. */
  multiline?: boolean;
  /** The height of a text area, in lines. */
  rows?: number;
}

interface FieldProps extends FieldControl {
  name: string;
  label: string;
  /** The text beside the label of an optional field. */
  optional: string;
  hint?: string | null | undefined;
  /** The error message; undefined if the field is valid. */
  error?: string | undefined;
  /** Whether screen readers announce the error at once, not just when they read the field. */
  announced?: boolean;
  /** Renders a note below the control, such as a counter. The element with the given id describes the control. */
  note?: false | ((id: string) => ReactNode);
  readOnly?: boolean;
  /** False omits the `name` attribute, so the form doesn't submit the field. */
  isSent?: boolean;
  className?: string | undefined;
}

/**
 * A labeled control with its hint, error and note, all linked to it for screen readers. It is uncontrolled:
 * the DOM holds its value.
 */
export function Field({
  name,
  label,
  optional,
  hint,
  error,
  announced,
  note,
  className,
  isSent = true,
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
    name: isSent ? name : undefined,
    required,
    className: styles.control,
    // The visitor may write in another direction than the page's.
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
        {/* One string: screen readers drop a separate space from the accessible name. */}
        {!required && <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      {multiline && hintText}
      {multiline ? <textarea {...control} rows={rows} /> : <input {...control} type="text" />}
      {error && (
        <p className={styles.error} id={errorId} role={announced ? "alert" : undefined}>
          {error}
        </p>
      )}
      {/* Below a single-line input, so that adjacent controls align. */}
      {!multiline && hintText}
      {note && <p className={styles.note}>{note(noteId)}</p>}
    </div>
  );
}
