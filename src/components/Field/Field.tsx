import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { classList } from "../../styles/class-list";
import * as styles from "./Field.module.css";

/** What sort of control a field has. */
export interface FieldControl
  extends Pick<
    InputHTMLAttributes<HTMLElement>,
    "autoComplete" | "autoCapitalize" | "inputMode" | "spellCheck"
  > {
  required?: boolean;
  /** A text area instead of one line. */
  multiline?: boolean;
  /** The height of a text area, in lines. */
  rows?: number;
}

interface FieldProps extends FieldControl {
  name: string;
  label: string;
  /** The mark beside the label of a field that isn't required. */
  optional: string;
  hint?: string | null | undefined;
  /** What is wrong with the value; without it the field is valid. */
  error?: string | undefined;
  /** Whether screen readers are told the error at once, and not only with the field. */
  announced?: boolean;
  /** Stands below the control, such as a counter; what of it has the id describes the control too. */
  note?: false | ((id: string) => ReactNode);
  readOnly?: boolean;
  /** False for a field that is no part of what its form sends: it has no name. */
  isSent?: boolean;
  className?: string | undefined;
}

/**
 * A labelled control with its hint, error and note, all tied to it for screen readers. It is
 * uncontrolled: the document holds its value.
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
    // The text's own direction, whatever the page's.
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
        {/* One text: a space that stands alone is no part of the name that is read out. */}
        {!required && <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      {multiline && hintText}
      {multiline ? <textarea {...control} rows={rows} /> : <input {...control} type="text" />}
      {error && (
        <p className={styles.error} id={errorId} role={announced ? "alert" : undefined}>
          {error}
        </p>
      )}
      {/* Below one line, so that the controls of neighbours align. */}
      {!multiline && hintText}
      {note && <p className={styles.note}>{note(noteId)}</p>}
    </div>
  );
}
