import type { ErrorCode, FieldName } from "./validation";

/** The words around one field. */
export interface FieldWords {
  label: string;
  hint?: string | null;
}

/** Every word of the contact form; they stand in `data/contact.yaml`. */
export interface ContactFormWords {
  /** The mark of fields that may stay empty. */
  optional: string;
  fields: Record<FieldName, FieldWords>;
  submit: string;
  /** What becomes of what is sent. */
  privacy: string;
  /** What screen readers hear while it is being sent. */
  submitting: string;
  success: string;
  failure: string;
  /** In `tooLong`, [max] stands for the limit. */
  errors: Record<ErrorCode, string>;
  /** [title] stands for the page's own title. */
  errorTitle: string;
  /** [left] stands for the number of characters that still fit. */
  counter: string;
  /** What a visitor may do after a failure. */
  rescue: {
    text: string;
    again: string;
    mail: string;
    mailSubject: string;
    copy: string;
    copied: string;
  };
  /** [plan] stands for the plan's name, [minutes] and [parallel] for the plan finder's need. */
  plan: { chosen: string; message: string; needMessage: string };
  /** What follows a submit that has waited too long for the form's script. */
  notReady: string;
}
