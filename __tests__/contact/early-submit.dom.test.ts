import { NO_DRAFT, readDraft, writeDraft } from "../../src/contact/draft";
import { NOT_READY_ID } from "../../src/contact/early-submit";

/** A form as it is served, beside the notice that React takes out. */
function newForm(): HTMLFormElement {
  document.body.innerHTML = `<form><input name="firstName" /><textarea name="message"></textarea>
    <button>Send</button></form><div id="${NOT_READY_ID}" hidden></div>`;
  const [form] = document.forms;
  if (!form) throw new Error("No form");
  // jsdom can't submit a form by itself and would say so.
  form.addEventListener("submit", (event) => event.preventDefault());
  return form;
}

function type(name: string, value: string): void {
  Object.assign(document.querySelector(`[name=${name}]`) ?? {}, { value });
}

beforeAll(() => import("../../src/contact/early-submit-script"));

beforeEach(() => sessionStorage.clear());

test("it is put over an older draft, of which the rest stays", () => {
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

test("a submit that was never made up for is kept as one without an answer", () => {
  const form = newForm();
  type("message", "Hello");
  form.querySelector("button")?.click();
  dispatchEvent(new Event("pagehide"));
  expect(readDraft()).toMatchObject({ values: { message: "Hello" }, unanswered: true });
});

test("once React has the form, the script keeps nothing", () => {
  newForm();
  document.getElementById(NOT_READY_ID)?.remove();
  type("firstName", "Ada");
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage).toHaveLength(0);
});

test("a submit of an empty form leaves nothing behind", () => {
  newForm().querySelector("button")?.click();
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage).toHaveLength(0);
});

test("a page without its form, and a browser that keeps nothing, are left in peace", () => {
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
