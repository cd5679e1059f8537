import { FIELD_NAMES, type FieldName, type FieldValues, LIMITS, mapFields } from "./validation";

/**
 * Reads and writes the contact form's fields in the DOM. The fields are uncontrolled, because React's state
 * would miss text that was typed before hydration and values that a password manager filled in without firing
 * an event.
 */

export const FORM_NAME = "contact";

/** The contact form that an event's target is in or is. */
export function formOf(target: EventTarget | null): HTMLFormElement | undefined {
  const form = target instanceof Element ? target.closest("form") : undefined;
  return form?.getAttribute("name") === FORM_NAME ? form : undefined;
}

/** Finds a field, also if an extension has renamed it, and the copy with a value if it was duplicated. */
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
 * Shortens an insertion that is far too long. If a visitor pastes a log of 200,000 characters, browsers take
 * seconds to respond to the paste and to each later keystroke. The field is still too long afterward, so the
 * visitor can choose what to keep.
 */
export function cutInsertion(event: InputEvent): void {
  const { data } = event;
  const form = formOf(event.target);
  if (!form || data === null || data.length <= TYPED_AT_ONCE) return;
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

/**
 * Moves the focus at once, and scrolls after the next paint. Scrolling right away would delay the error message,
 * which the visitor is waiting for.
 */
export function focusField(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  requestAnimationFrame(() => setTimeout(() => field.scrollIntoView({ block: "nearest" })));
}

/** Reads the fields. A removed field keeps its known value. FormData would replace lone surrogates. */
export function readFields(form: HTMLFormElement, known: FieldValues): FieldValues {
  return mapFields((name) => fieldOf(form, name)?.value ?? known[name]);
}

/** Moves the focus from a field that React has replaced, since the visitor may be typing in it. */
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

/** Gives Field.module.css the text of each field for print, because an input would cut it. */
export function showOnPaper(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(
    `form[name="${FORM_NAME}"] :is(input, textarea)[name]`,
  )) {
    const place = field.parentElement;
    if (field.value === "") place?.removeAttribute("data-on-paper");
    else place?.setAttribute("data-on-paper", field.value);
  }
}
