import { FIELD_NAMES, type FieldName, type FieldValues, LIMITS, mapFields } from "./validation";

/**
 * The contact form's fields in the DOM. They are uncontrolled, so the DOM is the source of truth. It includes
 * text typed before hydration and values that a password manager filled in without an event.
 */

/**
 * Finds a field by its name, or by its id if an extension renamed it. If an extension duplicated the field,
 * returns the first one with a value. Returns undefined if the field was removed.
 */
export function fieldOf(
  form: HTMLFormElement,
  name: FieldName,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      `:is(input, textarea):is([name="${name}"], [id^="${name}-"])`,
    ),
  ];
  return fields.find(({ value }) => value !== "") ?? fields[0];
}

/** The longest insertion, in characters, that counts as typing. No key or word suggestion inserts more. */
const TYPED_AT_ONCE = 100;

/** An insertion may exceed a field's limit by this factor, so that the visitor can shorten the text there. */
const OVERFILL_FACTOR = 2;

/**
 * Returns the field that an insertion would make far too long, if any. With a pasted log of 200,000
 * characters, a browser needs seconds for the paste and for each key after it.
 *
 * @param event A `beforeinput` event: a paste, a drop or dictation.
 */
export function overfilledBy(event: InputEvent, form: HTMLFormElement): FieldName | undefined {
  const { data, target } = event;
  if (data === null || data.length <= TYPED_AT_ONCE) return undefined;
  const name = FIELD_NAMES.find((one) => fieldOf(form, one) === target);
  if (name === undefined) return undefined;
  const { value, selectionStart, selectionEnd } = target as HTMLInputElement;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return value.length - replaced + data.length > LIMITS[name] * OVERFILL_FACTOR ? name : undefined;
}

/**
 * Focuses a field at once, but scrolls to it after the next paint: scrolling would delay the error message,
 * which the visitor is waiting for.
 */
export function focusField(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  requestAnimationFrame(() => setTimeout(() => field.scrollIntoView({ block: "nearest" })));
}

/**
 * Returns the values as typed. For a removed field, returns its known value. Doesn't use FormData, which
 * replaces lone surrogates.
 */
export function readFields(form: HTMLFormElement, known: FieldValues): FieldValues {
  return mapFields((name) => fieldOf(form, name)?.value ?? known[name]);
}

/** Fills in the empty fields. A field that already has a value keeps it, since that is newer. */
export function fillEmptyFields(form: HTMLFormElement, values: FieldValues): void {
  for (const name of FIELD_NAMES) {
    const field = fieldOf(form, name);
    // Even setting "" would make the browser lay out the field again, in the middle of hydration.
    if (field?.value === "" && values[name] !== "") field.value = values[name];
  }
}
