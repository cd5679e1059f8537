import { fieldOf, fillEmptyFields, readFields } from "../../src/contact/form-fields";

const MARKUP = `<form>
  <input name="firstName" value="Ada" /><input name="lastName" /><input name="email" />
  <input name="phone" value=" " /><input name="company" /><textarea name="message"></textarea>
</form>`;

function newForm(markup = MARKUP): HTMLFormElement {
  document.body.innerHTML = markup;
  const [form] = document.forms;
  if (!form) throw new Error("No form");
  return form;
}

test("fields are read as they stand in the document, half surrogate pairs and NUL included", () => {
  const form = newForm();
  fieldOf(form, "message").value = "\u0000 \ud800 ";
  expect(readFields(form)).toEqual({
    firstName: "Ada",
    lastName: "",
    email: "",
    phone: " ",
    company: "",
    message: "\u0000 \ud800 ",
  });
});

test("only empty fields are filled", () => {
  const form = newForm();
  fillEmptyFields(form, {
    firstName: "Grace",
    lastName: "Hopper",
    email: "",
    phone: "5035550142",
    company: "Navy",
    message: "Hello",
  });
  expect(readFields(form)).toEqual({
    firstName: "Ada",
    lastName: "Hopper",
    email: "",
    phone: " ",
    company: "Navy",
    message: "Hello",
  });
});

test("a form without a field of that name is a mistake in the code", () => {
  expect(() => fieldOf(newForm("<form></form>"), "email")).toThrow(
    'The contact form has no field "email"',
  );
});
