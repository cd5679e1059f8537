import { NO_DRAFT, readDraft, writeDraft } from "../../src/contact/draft";
import { NOT_READY_ID } from "../../src/contact/early-submit";

/** Creates a form like the built page's, with the hidden notice that React removes on hydration. */
function newForm(): HTMLFormElement {
  document.body.innerHTML = `<form><input name="firstName" /><textarea name="message"></textarea>
    <button>Send</button></form><div id="${NOT_READY_ID}" hidden></div>`;
  const [form] = document.forms;
  if (!form) throw new Error("No form");
  // Prevent the form's submission, because jsdom doesn't implement it and would log an error.
  form.addEventListener("submit", (event) => event.preventDefault());
  return form;
}

function type(name: string, value: string): void {
  Object.assign(document.querySelector(`[name=${name}]`) ?? {}, { value });
}

beforeAll(() => import("../../src/contact/early-submit-script"));

beforeEach(() => sessionStorage.clear());

test("typed values are merged into an older draft", () => {
  const values = { ...NO_DRAFT.values, firstName: "Grace", message: "A log" };
  writeDraft({ ...NO_DRAFT, values, prefilled: "A log" });
  newForm();
  type("firstName", "Ada");
  dispatchEvent(new Event("pagehide"));
  expect(readDraft()).toEqual({
    ...NO_DRAFT,
    values: { ...values, firstName: "Ada" },
    prefilled: "A log",
  });
});

test("a submit that React never handled is saved as unanswered", () => {
  const form = newForm();
  type("message", "Hello");
  form.querySelector("button")?.click();
  dispatchEvent(new Event("pagehide"));
  expect(readDraft()).toMatchObject({ values: { message: "Hello" }, unanswered: true });
});

test("after hydration, the script doesn't save anything", () => {
  newForm();
  document.getElementById(NOT_READY_ID)?.remove();
  type("firstName", "Ada");
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage).toHaveLength(0);
});

test("submitting an empty form doesn't save anything", () => {
  newForm().querySelector("button")?.click();
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage).toHaveLength(0);
});

test("there are no errors if the page has no form or the browser has no storage", () => {
  const failed = jest.fn((event: Event) => event.preventDefault());
  addEventListener("error", failed);
  newForm().remove();
  dispatchEvent(new Event("pagehide"));
  newForm();
  type("firstName", "Ada");
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  dispatchEvent(new Event("pagehide"));
  jest.restoreAllMocks();
  removeEventListener("error", failed);
  expect(failed).not.toHaveBeenCalled();
});
