type TextField = HTMLInputElement | HTMLTextAreaElement;
const FIELDS = "input, textarea";

/** The page before React rendered it again. */
interface OldPage {
  /** The page's nodes, which may no longer be in the document. */
  nodes: readonly Node[];
  /** The element that had the focus last. */
  focused: Element | null;
}

/**
 * Copies a visitor's state from an old page to a newly rendered one: field values, open and closed details,
 * focus, selection, and the mark of a submit before hydration.
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
 * Pairs each new field with the old one that it replaces: the one with its name. If an extension duplicated
 * that field, the first one with a value counts. If the new field has no name, or an extension renamed the
 * old one, it gets the next unmatched old field of its type.
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
