import { FIELD_NAMES, type FieldName, type FieldValues, mapFields } from "./validation";

/**
 * The fields of the contact form in the document. They are uncontrolled, so the document holds
 * the truth: what was typed before hydration, what a password manager filled in without an event.
 */

/** @throws Error if the form lacks the field. */
export function fieldOf(
  form: HTMLFormElement,
  name: FieldName,
): HTMLInputElement | HTMLTextAreaElement {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
  throw new Error(`The contact form has no field "${name}"`);
}

/**
 * Gives a field the focus at once, and brings it into view after the next paint: to scroll takes as
 * long as to draw its error, which is what a visitor waits for.
 */
export function focusField(form: HTMLFormElement, name: FieldName): void {
  const field = fieldOf(form, name);
  field.focus({ preventScroll: true });
  requestAnimationFrame(() => setTimeout(() => field.scrollIntoView({ block: "nearest" })));
}

/** The values as typed. Not through FormData, which would replace lone surrogates. */
export function readFields(form: HTMLFormElement): FieldValues {
  return mapFields((name) => fieldOf(form, name).value);
}

/** Puts values into the fields that are empty; what a field already holds is newer. */
export function fillEmptyFields(form: HTMLFormElement, values: FieldValues): void {
  for (const name of FIELD_NAMES) {
    const field = fieldOf(form, name);
    if (field.value === "") field.value = values[name];
  }
}
