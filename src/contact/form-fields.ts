import { FIELD_NAMES, type FieldName, type FieldValues, LIMITS, mapFields } from "./validation";

/**
 * Reads and writes the contact form's fields in the DOM. They are uncontrolled, so the DOM is the source of
 * truth. The DOM includes text that was typed before hydration and values that a password manager filled in
 * without firing an event.
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

/**
 * The longest insertion, in characters, that counts as typing. Keypresses and word suggestions never insert
 * more.
 */
const TYPED_AT_ONCE = 100;

/**
 * The factor by which an insertion may exceed a field's limit. Allowing some excess lets the visitor shorten
 * the text in place.
 */
const OVERFILL_FACTOR = 2;

/**
 * Returns the name of the field that an insertion would make far too long, if any. After a log of 200,000
 * characters is pasted, browsers take seconds to respond to the paste and to each later keystroke.
 *
 * @param event A `beforeinput` event, such as from a paste, a drop or dictation.
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
 * Focuses a field immediately but scrolls to it after the next paint. Scrolling right away would delay the
 * error message, which the visitor is waiting for.
 */
export function focusField(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  requestAnimationFrame(() => setTimeout(() => field.scrollIntoView({ block: "nearest" })));
}

/**
 * Returns the values as typed, falling back to the known value if a field was removed. FormData isn't an
 * option because it replaces lone surrogates.
 */
export function readFields(form: HTMLFormElement, known: FieldValues): FieldValues {
  return mapFields((name) => fieldOf(form, name)?.value ?? known[name]);
}

/** Fills in the empty fields. Fields that already have a value keep it, since it is newer. */
export function fillEmptyFields(form: HTMLFormElement, values: FieldValues): void {
  for (const name of FIELD_NAMES) {
    const field = fieldOf(form, name);
    // Skips empty values, since even setting "" would force another layout of the field during hydration.
    if (field?.value === "" && values[name] !== "") field.value = values[name];
  }
}
