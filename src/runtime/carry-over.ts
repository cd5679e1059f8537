type TextField = HTMLInputElement | HTMLTextAreaElement;
const FIELDS = "input, textarea";

/** The page as it was before React recreated it. */
interface OldPage {
  /** The page's top-level nodes, which may no longer be in the document. */
  nodes: readonly Node[];
  /** The element that last had focus. */
  focused: Element | null;
}

/**
 * Copies the visitor's state from an old page to a newly rendered one. The state consists of the field
 * values, the open `<details>` elements, the focus, the selection, and whether the form was submitted before
 * hydration.
 */
export function carryOver({ nodes, focused }: OldPage, page: Element): void {
  const old = <Found extends Element>(selector: string) =>
    nodes.flatMap((node) =>
      node instanceof Element ? [...node.querySelectorAll<Found>(selector)] : [],
    );
  const fields = [...page.querySelectorAll<TextField>(FIELDS)];
  const pairs = pairFields(old<TextField>(FIELDS), fields);
  for (const [field, before] of pairs) {
    if ("checked" in before && "checked" in field) field.checked = before.checked;
    if (before.type !== "radio" && before.value !== "") field.value = before.value;
  }
  const [form] = old<HTMLFormElement>("form");
  const newForm = page.querySelector("form");
  if (form?.submittedEarly && newForm) newForm.submittedEarly = form.submittedEarly;
  for (const { id, open } of old<HTMLDetailsElement>("details[id]")) {
    const details = document.getElementById(id);
    if (details instanceof HTMLDetailsElement) details.open = open;
  }
  if (!focused || focused.isConnected) return;
  const field = pairs.find((pair) => pair[1] === focused)?.[0];
  const place = old(focused.localName).indexOf(focused);
  const element = field ?? page.querySelectorAll<HTMLElement>(focused.localName)[place];
  element?.focus({ preventScroll: true });
  if (field && "selectionStart" in focused) {
    const { selectionStart, selectionEnd } = focused as TextField;
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  }
}

/**
 * Pairs each new field with the old field that has the same name. If an extension duplicated the old field,
 * the first copy with a value is used. If the new field has no name, or an extension renamed the old one, the
 * next unmatched old field of the same type is used.
 */
function pairFields(old: TextField[], fields: TextField[]): [TextField, TextField][] {
  const nameOf = ({ name, type, value }: TextField) => (type === "radio" ? name + value : name);
  const isIn = (all: TextField[], name: string) =>
    name !== "" && all.some((field) => nameOf(field) === name);
  const others = old.filter((field) => !isIn(fields, nameOf(field)));
  const takeOther = (type: string) => {
    const at = others.findIndex((field) => field.type === type);
    return at < 0 ? undefined : others.splice(at, 1)[0];
  };
  return fields.flatMap((field) => {
    const name = nameOf(field);
    const same = isIn(old, name) ? old.filter((one) => nameOf(one) === name) : [];
    const found = same.find(({ value }) => value !== "") ?? same[0] ?? takeOther(field.type);
    return found ? [[field, found]] : [];
  });
}
