import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { readDraft } from "../../src/contact/draft";
import { fillEmptyFields } from "../../src/contact/form-fields";
import {
  empty,
  failure,
  fetchStub,
  field,
  fillIn,
  form,
  payload,
  pendingResponse,
  reload,
  resetBrowser,
  response,
  send,
  shown,
  status,
  submit,
  submitButton,
  typed,
  visit,
  WEBHOOK,
} from "../support/contact-form";
import { contactWords } from "../support/contact-words";

const { errors, success, failure: oops } = contactWords;

beforeEach(resetBrowser);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, "gtag");
});

test("the six fields have the expected order and names, and the attributes that keyboards and password managers read", () => {
  visit();
  const fields = [...form().querySelectorAll<HTMLInputElement>("input, textarea")];
  const read = ["name", "autocomplete", "autocapitalize", "inputmode", "autocorrect", "spellcheck"];
  expect(fields.map((one) => read.map((attribute) => one.getAttribute(attribute)))).toEqual([
    ["firstName", "given-name", "words", null, "off", "false"],
    ["lastName", "family-name", "words", null, "off", "false"],
    ["email", "email", "none", "email", "off", "false"],
    ["phone", "tel-national", "none", "tel", "off", "false"],
    ["company", "organization", "words", null, "off", "false"],
    ["message", "off", "sentences", null, null, null],
  ]);
  expect(field("message").tagName).toBe("TEXTAREA");
});

test("only phone and message are optional, and company and message span the form's width", () => {
  visit();
  const named = (selector: string) =>
    Array.from(form().querySelectorAll<HTMLInputElement>(selector), ({ name }) => name);
  expect(named("[name]:not([required])")).toEqual(["phone", "message"]);
  expect(named(".wide [name]")).toEqual(["company", "message"]);
});

test("an empty form isn't sent, each required field shows an error, and the first required field receives focus", async () => {
  const { user } = visit();
  await send(user);
  expect(field("firstName")).toHaveAccessibleDescription(errors.required);
  expect(field("lastName")).toHaveAccessibleDescription(errors.required);
  expect(field("email")).toHaveAccessibleDescription(errors.email);
  expect(field("company")).toHaveAccessibleDescription(errors.required);
  for (const name of ["firstName", "lastName", "email", "company"] as const) {
    expect(field(name)).toBeInvalid();
  }
  expect(field("phone")).toBeValid();
  expect(field("message")).toBeValid();
  expect(field("firstName")).toHaveFocus();
  expect(fetchStub).not.toHaveBeenCalled();
});

test("focus moves to the first invalid field, even if the fields before it are valid", async () => {
  const { user } = visit();
  await fillIn(user, { ...typed, phone: "+1 503 555 0142", company: "" });
  await send(user);
  expect(field("phone")).toHaveFocus();
  expect(field("phone")).toHaveAccessibleDescription(
    `${errors.phone} ${contactWords.fields.phone.hintWhenWrong}`,
  );
  await user.clear(field("phone"));
  expect(field("phone")).toHaveAccessibleDescription(`${contactWords.fields.phone.hint}`);
  expect(fetchStub).not.toHaveBeenCalled();
});

test("after the first submit, a field is validated as the visitor types", async () => {
  const { user } = visit();
  await fillIn(user, { email: "ada@" });
  await user.tab();
  expect(form().querySelector('[aria-invalid="true"]')).toBeNull();
  await send(user);
  await user.clear(field("email"));
  await user.type(field("email"), "ada@example.co");
  expect(field("email")).toBeValid();
  expect(screen.queryByText(errors.email)).toBeNull();
  await user.type(field("email"), "{Backspace}{Backspace}");
  expect(field("email")).toBeInvalid();
  expect(screen.getAllByText(errors.required)).toHaveLength(3);
});

test("the page title mentions an error while a field is invalid, but the next page's title doesn't", async () => {
  document.title = "Contact | Paralane";
  const { user, unmount } = visit();
  await fillIn(user, { ...typed, email: "ada@" });
  await send(user);
  expect(document.title).toBe("Error: Contact | Paralane");
  await fillIn(user, { email: typed.email });
  expect(document.title).toBe("Contact | Paralane");
  await fillIn(user, { email: "ada@" });
  document.title = "Pricing | Paralane";
  unmount();
  expect(document.title).toBe("Pricing | Paralane");
});

test("after a paste that is far too long, the field keeps as much as the visitor can shorten in place, and nothing is sent before", async () => {
  const { user } = visit();
  await fillIn(user, { ...typed, message: "Our log:" });
  await user.paste("x".repeat(200_000));
  const message = `Our log:${"x".repeat(39_992)}`;
  expect(shown().message).toBe(message);
  expect(readDraft().values.message).toBe(message);
  expect(field("message")).toHaveAccessibleDescription("-20,000 characters left");
  await send(user);
  expect(field("message")).toHaveAccessibleDescription(
    "Please keep it to 20,000 characters -20,000 characters left",
  );
  expect(field("message")).toHaveFocus();
  expect(fetchStub).not.toHaveBeenCalled();
});

test("a message beyond the limit is rejected instead of truncated", async () => {
  const { user } = visit();
  const message = "x".repeat(20_012);
  await fillIn(user, { ...typed, message });
  await send(user);
  expect(field("message")).toHaveAccessibleDescription(
    "Please keep it to 20,000 characters -12 characters left",
  );
  expect(field("message")).toHaveFocus();
  expect(shown().message).toBe(message);
  expect(field("message")).not.toHaveAttribute("maxlength");
  expect(fetchStub).not.toHaveBeenCalled();
});

test("if a required field was removed from the page, submitting shows the failure message", async () => {
  const { user } = visit();
  field("company").remove();
  const { company: _, ...others } = typed;
  await fillIn(user, others);
  await send(user);
  expect(failure()).toHaveTextContent(contactWords.failure);
  expect(fetchStub).not.toHaveBeenCalled();
});

test("values that a password manager fills in without firing events are sent", async () => {
  fetchStub.mockResolvedValueOnce(response(204));
  const { user } = visit();
  fillEmptyFields(form(), typed);
  await send(user);
  expect(fetchStub.mock.calls[0]?.[1].body).toBe(JSON.stringify(payload));
});

test("while submitting, the form is busy, the button is disabled and a spinner is shown", async () => {
  const hook = pendingResponse();
  const { user, container } = visit();
  await fillIn(user);
  expect(container.querySelector(".spinner")).toBeNull();
  await send(user);
  expect(form()).toHaveAttribute("aria-busy", "true");
  expect(submitButton()).toBeDisabled();
  expect(submitButton().querySelector(".spinner")).toBeVisible();
  expect(status()).toHaveTextContent(contactWords.submitting);
  expect(status().closest("form")).toBeNull();
  expect(field("message")).toHaveAttribute("readonly");
  expect(shown()).toEqual(typed);

  await act(async () => hook.give(response(204)));
  expect(form()).toHaveAttribute("aria-busy", "false");
  expect(submitButton()).toBeEnabled();
  expect(container.querySelector(".spinner")).toBeNull();
  expect(field("message")).not.toHaveAttribute("readonly");
});

test("double-clicking or pressing Enter doesn't send a second request", async () => {
  pendingResponse();
  const { user } = visit();
  await fillIn(user);
  await user.dblClick(submitButton());
  await user.type(field("company"), "{Enter}");
  fireEvent.submit(form());
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

describe("after a success", () => {
  test("the form is empty and the thank-you message is announced", async () => {
    await submit(204);
    expect(status()).toHaveTextContent(success);
    expect(status()).toHaveClass("thanks", { exact: true });
    expect(shown()).toEqual(empty);
    expect(screen.queryByText(/characters left$/)).toBeNull();
    expect(failure()).toBeEmptyDOMElement();
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    [
      "focus that was lost when the button was disabled returns to the button",
      () => submitButton().blur(),
    ],
    [
      "focus that moved to an ancestor of the form returns to the button",
      () => {
        const main = form().parentElement as HTMLElement;
        main.tabIndex = -1;
        main.focus();
      },
    ],
    ["focus on another element doesn't move", () => field("phone").focus()],
  ])("%s", async (_what, move) => {
    const hook = pendingResponse();
    const { user } = visit();
    await fillIn(user);
    await send(user);
    move();
    const kept = document.activeElement === field("phone");
    await act(async () => hook.give(response(204)));
    expect(kept ? field("phone") : submitButton()).toHaveFocus();
  });

  test("the cleared form isn't validated until the next submit", async () => {
    fetchStub.mockResolvedValueOnce(response(204));
    const { user } = visit();
    await send(user);
    await fillIn(user);
    await send(user);
    await user.type(field("email"), "x");
    expect(form().querySelector('[aria-invalid="true"]')).toBeNull();
  });

  test("the thank-you message disappears after 8 seconds", async () => {
    jest.useFakeTimers();
    await submit(204);
    act(() => jest.advanceTimersByTime(7_999));
    expect(status()).toHaveTextContent(success);
    act(() => jest.advanceTimersByTime(1));
    expect(status()).toBeEmptyDOMElement();
    expect(form()).toHaveAttribute("aria-busy", "false");
  });
});

test("a second success restarts the 8-second timer, even if the response arrives immediately", async () => {
  jest.useFakeTimers();
  const { user } = await submit(204);
  act(() => jest.advanceTimersByTime(5_000));
  fetchStub.mockResolvedValueOnce(response(204));
  await fillIn(user);
  await act(async () => {
    form().requestSubmit();
    for (let step = 0; step < 50; step += 1) await Promise.resolve();
  });
  act(() => jest.advanceTimersByTime(7_999));
  expect(status()).toHaveTextContent(success);
  act(() => jest.advanceTimersByTime(1));
  expect(status()).toBeEmptyDOMElement();
});

describe("analytics", () => {
  const gtag = jest.fn();
  beforeEach(() => Object.assign(window, { gtag }));

  test("the analytics tag receives one event after a success", async () => {
    await submit(204);
    expect(gtag.mock.calls).toEqual([
      ["event", "click", { event_category: "Contact", event_label: "submit contact info" }],
    ]);
  });

  test("the analytics tag doesn't receive an event after a failure", async () => {
    await submit(500, {});
    expect(gtag).not.toHaveBeenCalled();
  });

  test("a broken analytics tag doesn't turn a success into a failure", async () => {
    Object.assign(window, { gtag: "blocked" });
    await submit(204);
    expect(status()).toHaveTextContent(success);
    expect(shown()).toEqual(empty);
  });
});

describe("after a failure", () => {
  test("all values are kept and the failure message is shown", async () => {
    await submit(500, { error: "down" });
    expect(failure()).toHaveTextContent(oops);
    expect(shown()).toEqual(typed);
    expect(status()).toBeEmptyDOMElement();
    expect(submitButton()).toBeEnabled();
    expect(form()).toHaveAttribute("aria-busy", "false");
    expect(reload).not.toHaveBeenCalled();
  });

  test("retrying hides the failure message and sends the values again", async () => {
    const { user } = await submit(503, {});
    const hook = pendingResponse();
    await send(user);
    expect(failure()).toBeEmptyDOMElement();
    await act(async () => hook.give(response(204)));
    expect(status()).toHaveTextContent(success);
    expect(fetchStub.mock.calls[1]).toEqual([
      WEBHOOK,
      expect.objectContaining({ body: JSON.stringify(payload) }),
    ]);
  });

  test("the notice's retry button sends the fields' current values", async () => {
    const { user } = await submit(500, {});
    fetchStub.mockResolvedValueOnce(response(204));
    await fillIn(user, { company: "Babbage & Co" });
    await user.click(screen.getByRole("button", { name: contactWords.rescue.again }));
    await waitFor(() => expect(status()).toHaveTextContent(success));
    expect(fetchStub.mock.calls[1]?.[1].body).toBe(
      JSON.stringify({ ...payload, company: "Babbage & Co" }),
    );
    // Focus moves to the submit button, because the retry button is gone.
    expect(submitButton()).toHaveFocus();
  });
});
