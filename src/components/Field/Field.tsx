import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { classList } from "../../styles/class-list";
import * as styles from "./Field.module.css";

/** The properties of a field's control. */
export interface FieldControl
  extends Pick<
    InputHTMLAttributes<HTMLElement>,
    "autoComplete" | "autoCapitalize" | "inputMode" | "spellCheck"
  > {
  required?: boolean;
  /** Whether the control is a text area instead of a single-line input. */
  multiline?: boolean;
  /** The height of a text area, in lines. */
  rows?: number;
}

interface FieldProps extends FieldControl {
  name: string;
  label: string;
  /** The text that marks a field as optional, shown beside its label. */
  optional: string;
  hint?: string | null | undefined;
  /** The error message, or undefined if the field is valid. */
  error?: string | undefined;
  /** Whether screen readers announce the error immediately, not just when they read the field. */
  announced?: boolean;
  /**
   * Renders a note below the control, such as a counter. The control's `aria-describedby` refers to the given
   * id.
   */
  note?: false | ((id: string) => ReactNode);
  readOnly?: boolean;
  /** If false, the control has no `name` attribute, so its value isn't submitted. */
  isSent?: boolean;
  className?: string | undefined;
}

/**
 * Renders a labeled form control with its hint, error and note, all associated with it for screen readers. It
 * is an uncontrolled component, so its value lives in the DOM.
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
    // The visitor may type in a language whose text direction differs from the page's.
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
         * The space and the text must be a single string, because screen readers drop a separate space from
         * the accessible name.
         */}
        {!required && <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      {multiline && hintText}
      {multiline ? <textarea {...control} rows={rows} /> : <input {...control} type="text" />}
      {error && (
        <p className={styles.error} id={errorId} role={announced ? "alert" : undefined}>
          {error}
        </p>
      )}
      {/* Single-line inputs have their hint below them so that adjacent controls line up. */}
      {!multiline && hintText}
      {note && <p className={styles.note}>{note(noteId)}</p>}
    </div>
  );
}
