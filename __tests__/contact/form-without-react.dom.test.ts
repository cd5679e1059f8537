import { knowForm } from "../../src/contact/form-without-react";
import * as submission from "../../src/contact/submission";
import { startSubmission } from "../../src/contact/under-way";
import { THANKS_MS } from "../../src/contact/useContactForm";
import { REACT_ENDED } from "../../src/resilience/keep-page";
import {
  answer,
  fetchStub,
  pendingAnswer,
  resetBrowser,
  scrollIntoView,
} from "../support/contact-form";
import { contactWords } from "../support/contact-words";

const URL = "https://hooks.intake.example/catch/1";
const MAIL = "sales@paralane.example";
const { success, failure, rescue, errors, fields } = contactWords;
const FAILED = `${failure} ${rescue.text} ${MAIL}`;

const typed = {
  firstName: "Ada",
  lastName: "Okafor",
  email: "ada@b.museum",
  phone: "",
  company: " Navy ",
  message: "Hello",
};

const get = <Found extends Element>(selector: string) => document.querySelector(selector) as Found;
const field = (name: string) => get<HTMLInputElement>(`[name="${name}"]`);
const said = () => ({
  status: get("[role=status]").textContent,
  alert: get("[role=alert]").textContent,
});
const kept = () => JSON.parse(sessionStorage.getItem("contact-draft") ?? "");
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A page whose form was being sent when React ended, without the parts that were taken out. */
function endReact(draft?: object, without?: string): void {
  const inputs = Object.keys(typed)
    .filter((name) => name !== "message")
    .map((name) => `<input name="${name}" readonly>`)
    .join("");
  document.body.innerHTML = `<main><form aria-busy="true">${inputs}<textarea name="message"></textarea>
    <button type="submit" disabled><span>Send</span><span class="cover"></span></button></form>
    <div role="status">Sending</div><div><div role="alert"></div></div></main>`;
  if (without) get(without).remove();
  if (draft) sessionStorage.setItem("contact-draft", JSON.stringify({ values: typed, ...draft }));
  dispatchEvent(new Event(REACT_ENDED));
}

async function send(values: Partial<typeof typed> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...typed, ...values })) field(name).value = value;
  get<HTMLFormElement>("form").requestSubmit();
  await settled();
}

beforeEach(async () => {
  await resetBrowser();
  knowForm({ webhookUrl: URL, words: contactWords, salesEmail: MAIL });
});

test("what React had drawn below a failure, and would do nothing any more, goes", () => {
  addEventListener(REACT_ENDED, addRescue, { once: true, capture: true });
  endReact({ unanswered: true });
  expect(get("[role=alert]").parentElement?.textContent).toBe(FAILED);
  expect(document.querySelector("main div button")).toBeNull();

  function addRescue(): void {
    get("[role=alert]").insertAdjacentHTML(
      "afterend",
      "<p>Or:</p><div><button>Again</button></div>",
    );
  }
});

test("a form that was being sent can be used again, and its failure is said", () => {
  endReact({ unanswered: true });
  expect(said()).toEqual({ status: "", alert: FAILED });
  expect(get<HTMLButtonElement>("button").disabled).toBe(false);
  expect(get("form").ariaBusy).toBe("false");
  expect(field("company").readOnly).toBe(false);
  // The sign of sending, placed by a button that is disabled, would lie over the form.
  expect(get("button").innerHTML).toBe(contactWords.submit);
});

test("a form that wasn't is as it was", () => {
  endReact();
  expect(said()).toEqual({ status: "", alert: "" });
  expect(get("[role=status]").className).toBe("");
});

test("it sends the same one request, says thanks, and is empty again", async () => {
  fetchStub.mockResolvedValueOnce(answer(204));
  endReact();
  await send();
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(fetchStub.mock.calls[0]?.[0]).toBe(URL);
  expect(fetchStub.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ ...typed, company: "Navy" }));
  expect(said()).toEqual({ status: success, alert: "" });
  expect(get("[role=status]").className).toBe("thanks");
  expect(get<HTMLButtonElement>("button").disabled).toBe(false);
  expect(field("company").value).toBe("");
  expect(sessionStorage).toHaveLength(0);
});

test("a failure is said, every word stays, and it can be sent again", async () => {
  fetchStub.mockResolvedValueOnce(answer(500));
  endReact();
  await send();
  expect(said()).toEqual({ status: "", alert: FAILED });
  expect(field("company").value).toBe(" Navy ");
  expect(kept()).toMatchObject({ values: typed, unanswered: true });
  fetchStub.mockResolvedValueOnce(answer(204));
  await send();
  expect(said()).toEqual({ status: success, alert: "" });
});

test("while it is being sent nothing else is", async () => {
  endReact();
  await send({ company: "" });
  pendingAnswer();
  await send();
  expect(said()).toEqual({ status: "", alert: "" });
  get<HTMLFormElement>("form").requestSubmit();
  get("form").dispatchEvent(new Event("submit", { cancelable: true }));
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(get("form").ariaBusy).toBe("true");
});

test("what is typed is kept at once, and the failure of a message before it isn't said again", () => {
  endReact({ unanswered: true });
  field("company").value = "Army";
  field("company").dispatchEvent(new Event("input", { bubbles: true }));
  expect(kept()).toMatchObject({ values: { company: "Army" }, unanswered: false });
});

test("the thanks hide after a while", async () => {
  fetchStub.mockResolvedValueOnce(answer(204));
  endReact();
  jest.useFakeTimers({ doNotFake: ["setImmediate"] });
  for (const [name, value] of Object.entries(typed)) field(name).value = value;
  get<HTMLFormElement>("form").requestSubmit();
  await jest.advanceTimersByTimeAsync(THANKS_MS - 1);
  expect(said().status).toBe(success);
  expect(scrollIntoView.mock.contexts).toEqual([get("[role=status]")]);
  await jest.advanceTimersByTimeAsync(1);
  expect(said()).toEqual({ status: "", alert: "" });
  expect(get<HTMLButtonElement>("button").disabled).toBe(false);
  jest.useRealTimers();
});

test("a 401 loads the page again, once, and not where it would lose what was typed", async () => {
  const reload = jest.spyOn(submission, "reloadPage").mockImplementation();
  fetchStub.mockResolvedValue(answer(401));
  endReact();
  await send();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(kept()).toMatchObject({ values: typed, unanswered: true, reloaded: true });
  expect(get("form").ariaBusy).toBe("true");

  endReact(kept());
  await send();
  expect(said().alert).toBe(FAILED);

  sessionStorage.clear();
  endReact();
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  await send();
  expect(said().alert).toBe(FAILED);
  expect(reload).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

test("what React was just sending is followed to its end", async () => {
  const hook = pendingAnswer();
  startSubmission(URL, typed);
  endReact({ unanswered: true });
  expect(get("form").ariaBusy).toBe("true");
  expect(field("company").readOnly).toBe(true);
  expect(said()).toEqual({ status: "", alert: "" });
  hook.give(answer(204));
  await settled();
  expect(said()).toEqual({ status: success, alert: "" });
  expect(field("company").readOnly).toBe(false);
});

test("what is wrong is said with the field's name, and the field has the focus", async () => {
  endReact();
  await send({ company: " " });
  expect(said()).toEqual({ status: "", alert: `${fields.company.label}: ${errors.required}` });
  expect(field("company")).toHaveFocus();
  expect(get<HTMLButtonElement>("button").disabled).toBe(false);
  expect(fetchStub).not.toHaveBeenCalled();
});

test("what is too long is said with the most that there may be", async () => {
  endReact();
  await send({ company: "x".repeat(501) });
  expect(said().alert).toBe(`${fields.company.label}: Please keep it to 500 characters`);
});

test("a wrong field leaves nothing unanswered, whose failure the next page would say", async () => {
  endReact();
  await send({ company: "" });
  expect(kept()).toMatchObject({ values: { ...typed, company: "" }, unanswered: false });
});

test("a program that sends it is told that it failed, and sends nothing", async () => {
  const value = { isActive: false, hasBeenActive: false };
  Object.defineProperty(navigator, "userActivation", { value, configurable: true });
  try {
    endReact();
    await send();
    expect(said()).toEqual({ status: "", alert: FAILED });
    expect(fetchStub).not.toHaveBeenCalled();
  } finally {
    Reflect.deleteProperty(navigator, "userActivation");
  }
});

test("a field that must hold something and was taken out makes it a failure", async () => {
  endReact();
  field("company").remove();
  for (const name of ["firstName", "lastName", "email"]) field(name).value = "ada@b.museum";
  get<HTMLFormElement>("form").requestSubmit();
  await settled();
  expect(said().alert).toBe(FAILED);
});

test("a field that was taken out before doesn't keep the others from being used", () => {
  endReact({}, "[name=company]");
  expect(field("message").readOnly).toBe(false);
  expect(field("phone").readOnly).toBe(false);
  expect(get<HTMLButtonElement>("button").disabled).toBe(false);
});

test.each(["form", "[role=status]", "[role=alert]", "button"])(
  "a page without its %s has nothing to take over",
  (part) => {
    const failed = jest.fn((event: Event) => event.preventDefault());
    addEventListener("error", failed);
    endReact({ unanswered: true }, part);
    removeEventListener("error", failed);
    expect(failed).not.toHaveBeenCalled();
    expect(document.body.textContent).not.toContain(FAILED);
  },
);
