type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A page as a visitor has left it: nodes that may be in the document no more. */
export interface Kept {
  nodes: readonly Node[];
  /** What had the focus last. */
  focused: Element | null;
}

const FIELDS = "input, textarea";

/**
 * Brings what a visitor has put into a page over to one that was drawn in its place: what the fields
 * hold, what is opened and closed, the focus and the selection, and that a form was submitted before
 * React came.
 */
export function carryOver({ nodes, focused }: Kept, page: Element): void {
  const all = (selector: string) =>
    nodes.flatMap((node) => (node instanceof Element ? [...node.querySelectorAll(selector)] : []));
  const pairs = pairFields(all(FIELDS) as TextField[], [
    ...page.querySelectorAll<TextField>(FIELDS),
  ]);
  for (const [field, old] of pairs) {
    if ("checked" in old && "checked" in field) field.checked = old.checked;
    if (old.type !== "radio" && old.value !== "") field.value = old.value;
  }
  for (const form of all("form") as HTMLFormElement[]) {
    const anew = page.querySelector("form");
    if (anew && form.submittedEarly) anew.submittedEarly = form.submittedEarly;
  }
  for (const { id, open } of all("details[id]") as HTMLDetailsElement[]) {
    const details = document.getElementById(id);
    if (details instanceof HTMLDetailsElement) details.open = open;
  }
  if (focused && !focused.isConnected) focusAgain(focused);

  function focusAgain(old: Element): void {
    const tag = old.localName;
    const field = pairs.find((pair) => pair[1] === old)?.[0];
    const anew = field ?? page.querySelectorAll<HTMLElement>(tag)[all(tag).indexOf(old)];
    anew?.focus({ preventScroll: true });
    if (field && "selectionStart" in old) {
      const { selectionStart, selectionEnd } = old as TextField;
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    }
  }
}

/**
 * Each new field with the old one that it takes the place of: that of its name, of several the first
 * that holds something, since an extension may have doubled it; and of those whose names have no match
 * the next one of its type.
 */
function pairFields(old: TextField[], anew: TextField[]): [TextField, TextField][] {
  const nameOf = ({ name, type, value }: TextField) =>
    name && (type === "radio" ? name + value : name);
  const names = new Set(anew.map(nameOf));
  const rest = old.filter((field) => !nameOf(field) || !names.has(nameOf(field)));
  const takeOf = (type: string) => {
    const at = rest.findIndex((field) => field.type === type);
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  };
  return anew.flatMap((field) => {
    const name = nameOf(field);
    const same = name ? old.filter((one) => nameOf(one) === name) : [];
    const found = same.find(({ value }) => value !== "") ?? same[0] ?? takeOf(field.type);
    return found ? [[field, found]] : [];
  });
}
