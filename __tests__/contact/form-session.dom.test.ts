import { fireEvent } from "@testing-library/react";
import { currentContent, EMPTY } from "../../src/contact/form-session";
import { newDocument } from "../support/contact-form";

const KEY = "contact-draft";

/* ContactForm.session.test.tsx tests what the session does with a form. */

function type(company: string): void {
  document.body.innerHTML = '<form name="contact"><input name="company" /></form>';
  fireEvent.input(document.querySelector("input") as HTMLInputElement, {
    target: { value: company },
  });
}

beforeEach(() => {
  sessionStorage.clear();
  newDocument();
});

test("typed text is stored unchanged, in session storage only", () => {
  type(" \u0000 two\ud800 ");
  newDocument();
  const values = { ...EMPTY.values, company: " \u0000 two\ud800 " };
  expect(currentContent()).toEqual({ ...EMPTY, state: "typing", values });
  expect(Object.keys(sessionStorage)).toEqual([KEY]);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe("");
});

test("a form from which everything was deleted is empty, and nothing stays stored", () => {
  type("x");
  expect(currentContent().state).toBe("typing");
  type("");
  expect(currentContent()).toEqual(EMPTY);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ...["", "not JSON", "null", "1", '"text"', "[]", "{}", '{"values":null}', '{"values":1}'],
  '{"values":{"email":7},"prefilled":1,"state":1,"reloaded":"no"}',
])("an invalid stored value such as %j is read as an empty form", (stored) => {
  sessionStorage.setItem(KEY, stored);
  newDocument();
  expect(currentContent().values).toEqual(EMPTY.values);
  expect(currentContent()).toMatchObject({ isChecked: false, prefilled: "", reloaded: false });
});
