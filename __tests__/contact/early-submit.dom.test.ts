import { EARLY_SUBMIT_SCRIPT, takeEarlySubmit } from "../../src/contact/early-submit";

function newForm(): HTMLFormElement {
  document.body.innerHTML = '<form><input name="firstName" /><button>Send</button></form>';
  const [form] = document.forms;
  if (!form) throw new Error("No form");
  // jsdom can't submit a form by itself and would say so.
  form.addEventListener("submit", (event) => event.preventDefault());
  return form;
}

test("the inline script remembers a submit until it is taken", () => {
  const script = document.createElement("script");
  script.textContent = EARLY_SUBMIT_SCRIPT;
  document.head.append(script);
  const form = newForm();
  expect(takeEarlySubmit(form)).toBe(false);
  form.querySelector("button")?.click();
  expect(takeEarlySubmit(form)).toBe(true);
  expect(takeEarlySubmit(form)).toBe(false);
});
