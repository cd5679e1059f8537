import { FIELD_NAMES, type FieldName, type FieldValues, LIMITS, mapFields } from "./validation";

/**
 * Reads and writes the contact form's fields in the DOM. The fields are uncontrolled, because React's state
 * would miss text that was typed before hydration and values that a password manager filled in without firing
 * an event.
 */

export const FORM_NAME = "contact";

/** Also finds a field that an extension renamed, and the copy with a value if it was duplicated. */
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

/** Keypresses and word suggestions never insert more than this. */
const TYPED_AT_ONCE = 100;

/** Pasted text may exceed a field's limit up to this factor, so that the visitor can shorten it in place. */
const OVERFILL_FACTOR = 2;

/**
 * If a visitor pastes a log of 200,000 characters, browsers take seconds to respond to the paste and to each
 * later keystroke. The field is still too long afterward, so the visitor can choose what to keep.
 */
export function cutInsertion(event: InputEvent, form: HTMLFormElement): void {
  const { data } = event;
  if (data === null || data.length <= TYPED_AT_ONCE) return;
  const name = FIELD_NAMES.find((one) => fieldOf(form, one) === event.target);
  if (name === undefined) return;
  const field = event.target as HTMLInputElement;
  const { value, selectionStart, selectionEnd } = field;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const room = LIMITS[name] * OVERFILL_FACTOR - (value.length - (end - start));
  if (data.length <= room) return;
  event.preventDefault();
  field.setRangeText(data.slice(0, Math.max(room, 0)), start, end, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** Scrolling right away would delay the error message, which the visitor is waiting for. */
export function focusField(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  requestAnimationFrame(() => setTimeout(() => field.scrollIntoView({ block: "nearest" })));
}

/** Not with FormData, which replaces lone surrogates. A removed field keeps its known value. */
export function readFields(form: HTMLFormElement, known: FieldValues): FieldValues {
  return mapFields((name) => fieldOf(form, name)?.value ?? known[name]);
}

/** The visitor may be typing while React draws the page again. */
export function moveFocus(form: HTMLFormElement, from: EventTarget | null | undefined): void {
  if (!(from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement)) return;
  const name = FIELD_NAMES.find((one) => from.name === one || from.id.startsWith(`${one}-`));
  if (from.isConnected || name === undefined) return;
  const field = fieldOf(form, name);
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Fills in the empty fields. Other fields keep their values, which are newer. */
export function fillEmptyFields(form: HTMLFormElement, values: FieldValues): void {
  for (const name of FIELD_NAMES) {
    const field = fieldOf(form, name);
    // Skip empty values, because even setting "" would force another layout of the field during hydration.
    if (field?.value === "" && values[name] !== "") field.value = values[name];
  }
}
