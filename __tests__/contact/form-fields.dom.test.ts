import {
  cutInsertion,
  fieldOf,
  fillEmptyFields,
  focusField,
  moveFocus,
  readFields,
  showOnPaper,
} from "../../src/contact/form-fields";
import { mapFields } from "../../src/contact/validation";

const UNKNOWN = mapFields(() => "");

const MARKUP = `<form name="contact">
  <input name="firstName" value="Ada" /><input name="lastName" /><input name="email" />
  <input name="phone" value=" " /><input name="company" /><textarea name="message"></textarea>
</form>`;

function newForm(markup = MARKUP): HTMLFormElement {
  document.body.innerHTML = markup;
  const [form] = document.forms;
  if (!form) throw new Error("No form");
  return form;
}

test("only empty fields are filled in", () => {
  const form = newForm();
  const others = { lastName: "Hopper", company: "Navy", message: "Hello" };
  fillEmptyFields(form, { firstName: "Grace", email: "", phone: "5035550142", ...others });
  expect(readFields(form, UNKNOWN)).toEqual({ firstName: "Ada", email: "", phone: " ", ...others });
});

test("a removed field keeps its last known value and isn't filled in", () => {
  const form = newForm();
  fieldOf(form, "company")?.remove();
  const known = { ...UNKNOWN, firstName: "Grace", company: "Navy" };
  expect(readFields(form, known)).toEqual({
    ...UNKNOWN,
    firstName: "Ada",
    phone: " ",
    company: "Navy",
  });
  expect(() => fillEmptyFields(form, known)).not.toThrow();
  expect(fieldOf(form, "company")).toBeUndefined();
});

test("a renamed field is found by its id", () => {
  const form = newForm(
    '<form><p id="email-1-error">Wrong</p><input id="email-1" name="x" /></form>',
  );
  expect(fieldOf(form, "email")).toBe(form.querySelector("input"));
});

test("if a field is duplicated, the copy with a value is used, or the first copy if none has one", () => {
  const form = newForm(
    '<form><input name="email" /><input name="email" value="ada@b.museum" /></form>',
  );
  const [first, second] = form.querySelectorAll("input");
  expect(fieldOf(form, "email")).toBe(second);
  if (second) second.value = "";
  expect(fieldOf(form, "email")).toBe(first);
});

test("the focus and the caret move from a removed field to the same field of a new form, even if it was renamed", () => {
  newForm('<form><input id="email-1" name="x" value="ada@b.museum" /></form>');
  const old = document.querySelector("input");
  old?.setSelectionRange(2, 5);
  const form = newForm(MARKUP.replace('name="email"', 'name="email" value="ada@b.museum"'));
  moveFocus(form, old);
  const field = form.querySelector<HTMLInputElement>("[name=email]");
  expect(field).toHaveFocus();
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([2, 5]);
});

test("the focus doesn't move if the last focused field is still in the document or isn't one of the form's", () => {
  const form = newForm();
  moveFocus(form, fieldOf(form, "email"));
  moveFocus(form, document.createElement("input"));
  moveFocus(form, document.createElement("a"));
  expect(document.body).toHaveFocus();
});

test("a field receives focus immediately and scrolls into view after the next paint", async () => {
  const field = fieldOf(newForm(), "company");
  if (!field) throw new Error("No field");
  const focus = jest.spyOn(field, "focus");
  const scroll = jest.fn();
  Object.assign(field, { scrollIntoView: scroll });
  focusField(field);
  expect(document.activeElement).toBe(field);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(scroll).not.toHaveBeenCalled();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(scroll.mock.calls).toEqual([[{ block: "nearest" }]]);
});

test.each([
  ["message", 0, 40_000, 40_000],
  ["message", 0, 200_000, 40_000],
  ["message", 39_000, 1_001, 40_000],
  ["message", 41_000, 101, 41_000],
  ["company", 0, 1_001, 1_000],
  // Characters that are typed one by one are always accepted.
  ["message", 40_000, 1, 40_001],
] as const)(
  "after inserting text into %s, of which %d characters are there and %d are new, it has %d characters",
  (name, before, inserted, after) => {
    const form = newForm();
    const field = fieldOf(form, name);
    field?.setRangeText("x".repeat(before), 0, 0, "end");
    const data = "y".repeat(inserted);
    const onInput = jest.fn();
    form.addEventListener("input", onInput);
    form.addEventListener("beforeinput", cutInsertion);
    const event = new InputEvent("beforeinput", { data, bubbles: true, cancelable: true });
    // The browser inserts the text itself if the event isn't canceled.
    if (field?.dispatchEvent(event)) field.setRangeText(data);
    expect(field?.value).toBe("x".repeat(before) + "y".repeat(after - before));
    expect(onInput).toHaveBeenCalledTimes(event.defaultPrevented ? 1 : 0);
  },
);

test("if an insertion replaces a selection, the replaced text doesn't count", () => {
  const form = newForm();
  const field = fieldOf(form, "message");
  field?.setRangeText("x".repeat(30_000));
  field?.setSelectionRange(0, 30_000);
  const event = new InputEvent("beforeinput", {
    data: "y".repeat(40_000),
    bubbles: true,
    cancelable: true,
  });
  form.addEventListener("beforeinput", cutInsertion);
  expect(field?.dispatchEvent(event)).toBe(true);
});

test("for print, each field's place gets its text, and an empty field stays as it is", () => {
  const form = newForm(
    `<form name="contact">${["Ada", ""].map((value) => `<p><input name="email" value="${value}" /></p>`).join("")}</form>`,
  );
  const texts = () =>
    Array.from(form.querySelectorAll("p"), (place) => place.getAttribute("data-on-paper"));
  showOnPaper();
  expect(texts()).toEqual(["Ada", null]);
  for (const field of form.querySelectorAll("input")) field.value = field.value ? "" : "Grace";
  showOnPaper();
  expect(texts()).toEqual([null, "Grace"]);
});
