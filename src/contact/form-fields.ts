import { FIELD_NAMES, type FieldName, type FieldValues, LIMITS, mapFields } from "./validation";

/**
 * The fields of the contact form in the document. They are uncontrolled, so the document holds
 * the truth: what was typed before hydration, what a password manager filled in without an event.
 */

/**
 * A field, found by its name or, since an extension may have renamed it, by its id. Of several the
 * first that holds something, since one may have been doubled. Undefined if it was taken out.
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

/** More characters than any key or word list puts in at once. */
const TYPED_AT_ONCE = 100;

/** How many times as long as its limit a field may become, to be shortened there. */
const MOST_OF_LIMIT = 2;

/**
 * The field that an insertion would make far too long: for a pasted log of 200,000 characters a browser
 * takes seconds, and for each key after it.
 *
 * @param event of the kind "beforeinput": a paste, a drop, what a program dictates
 */
export function overfilledBy(event: InputEvent, form: HTMLFormElement): FieldName | undefined {
  const { data, target } = event;
  if (data === null || data.length <= TYPED_AT_ONCE) return undefined;
  const name = FIELD_NAMES.find((one) => fieldOf(form, one) === target);
  if (name === undefined) return undefined;
  const { value, selectionStart, selectionEnd } = target as HTMLInputElement;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return value.length - replaced + data.length > LIMITS[name] * MOST_OF_LIMIT ? name : undefined;
}

/**
 * Gives a field the focus at once, and brings it into view after the next paint: to scroll takes as
 * long as to draw its error, which is what a visitor waits for.
 */
export function focusField(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  requestAnimationFrame(() => setTimeout(() => field.scrollIntoView({ block: "nearest" })));
}

/**
 * The values as typed; of a field that was taken out, what is known of it. Not through FormData,
 * which would replace lone surrogates.
 */
export function readFields(form: HTMLFormElement, known: FieldValues): FieldValues {
  return mapFields((name) => fieldOf(form, name)?.value ?? known[name]);
}

/** Puts values into the fields that are empty; what a field already holds is newer. */
export function fillEmptyFields(form: HTMLFormElement, values: FieldValues): void {
  for (const name of FIELD_NAMES) {
    const field = fieldOf(form, name);
    // Nothing instead of nothing would have the browser lay the field out anew, in the midst of hydration.
    if (field?.value === "" && values[name] !== "") field.value = values[name];
  }
}
