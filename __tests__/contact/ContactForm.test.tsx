import { act, fireEvent, screen } from "@testing-library/react";
import { fillEmptyFields } from "../../src/contact/form-fields";
import { fillTemplate } from "../../src/words";
import {
  contactWords,
  empty,
  expectFailed,
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
  startSending,
  status,
  submit,
  submitButton,
  typed,
  visit,
} from "../support/contact-form";

const { errors, success } = contactWords;

beforeEach(resetBrowser);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, "gtag");
});

test("the six fields have the expected order, names and widths, and the attributes that keyboards and password managers read", () => {
  visit();
  const fields = [...form().querySelectorAll<HTMLInputElement>("input, textarea")];
  const read = ["name", "autocomplete", "autocapitalize", "inputmode", "autocorrect", "spellcheck"];
  const rows = fields.map((one) => [
    ...read.map((attribute) => one.getAttribute(attribute)),
    one.required,
    one.closest(".wide") !== null,
  ]);
  expect(rows).toEqual([
    ["firstName", "given-name", "words", null, "off", "false", true, false],
    ["lastName", "family-name", "words", null, "off", "false", true, false],
    ["email", "email", "none", "email", "off", "false", true, false],
    ["phone", "tel-national", "none", "tel", "off", "false", false, false],
    ["company", "organization", "words", null, "off", "false", true, true],
    ["message", "off", "sentences", null, null, null, false, true],
  ]);
  expect(field("message").tagName).toBe("TEXTAREA");
});

test("an empty form isn't sent, each required field shows an error, and the first required field receives focus", async () => {
  const { user } = visit();
  await send(user);
  for (const name of ["firstName", "lastName", "email", "company"] as const) {
    const { hintWhenWrong } = contactWords.fields[name];
    const error = name === "email" ? `${errors.email} ${hintWhenWrong}` : errors.required;
    expect(field(name)).toHaveAccessibleDescription(error);
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

test("a message beyond the limit is rejected instead of truncated", async () => {
  const { user } = visit();
  const message = "x".repeat(20_012);
  await fillIn(user, { ...typed, message });
  await send(user);
  const tooLong = fillTemplate(errors.tooLong, { max: "20,000" });
  const left = fillTemplate(contactWords.counter, { left: "-12" });
  expect(field("message")).toHaveAccessibleDescription(
    `${tooLong} ${contactWords.fields.message.hint} ${left}`,
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

test("while submitting, the form is busy with a spinner, and after a success, it is empty and the thank-you message is announced", async () => {
  const { container, answer } = await startSending();
  expect(form()).toHaveAttribute("aria-busy", "true");
  expect(submitButton()).toBeDisabled();
  expect(submitButton().querySelector(".spinner")).toBeVisible();
  expect(status()).toHaveTextContent(contactWords.submitting);
  expect(status().closest("form")).toBeNull();
  expect(field("message")).toHaveAttribute("readonly");
  expect(shown()).toEqual(typed);

  await answer(204);
  expect(form()).toHaveAttribute("aria-busy", "false");
  expect(submitButton()).toBeEnabled();
  expect(container.querySelector(".spinner")).toBeNull();
  expect(field("message")).not.toHaveAttribute("readonly");
  expect(status()).toHaveTextContent(success);
  expect(status()).toHaveClass("thanks", { exact: true });
  expect(shown()).toEqual(empty);
  expect(failure()).toBeEmptyDOMElement();
  expect(sessionStorage).toHaveLength(0);
});

test("submitting twice in one task, double-clicking or pressing Enter doesn't send a second request", async () => {
  pendingResponse();
  const { user } = visit();
  await fillIn(user);
  act(() => {
    form().requestSubmit();
    form().requestSubmit();
  });
  await user.dblClick(submitButton());
  await user.type(field("company"), "{Enter}");
  fireEvent.submit(form());
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

describe("after a success", () => {
  test.each(["the page", "an ancestor of the form", "another field"])(
    "focus on %s returns to the button, unless the visitor chose another field",
    async (place) => {
      const { container, answer } = await startSending();
      container.tabIndex = -1;
      if (place === "the page") submitButton().blur();
      else (place === "another field" ? field("phone") : container).focus();
      await answer(204);
      expect(place === "another field" ? field("phone") : submitButton()).toHaveFocus();
    },
  );

  test("the cleared form isn't validated until the next submit", async () => {
    fetchStub.mockResolvedValueOnce(response(204));
    const { user } = visit();
    await send(user);
    await fillIn(user);
    await send(user);
    await user.type(field("email"), "x");
    expect(form().querySelector('[aria-invalid="true"]')).toBeNull();
  });
});

test("the thank-you message disappears after 8 seconds, which a second success starts anew, even if the response arrives immediately", async () => {
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

  test("the analytics tag receives one event after a success, and none after a failure", async () => {
    const { user } = await submit(500, {});
    expect(gtag).not.toHaveBeenCalled();
    fetchStub.mockResolvedValueOnce(response(204));
    await send(user);
    expect(gtag.mock.calls).toEqual([
      ["event", "click", { event_category: "Contact", event_label: "submit contact info" }],
    ]);
  });

  test("a broken analytics tag doesn't turn a success into a failure", async () => {
    Object.assign(window, { gtag: "blocked" });
    await submit(204);
    expect(status()).toHaveTextContent(success);
    expect(shown()).toEqual(empty);
  });
});

test("after a failure, a notice is shown and all values are kept, and its retry button hides it and sends the fields' current values", async () => {
  const { user } = await submit(500, { error: "down" });
  expectFailed();
  expect(status()).toBeEmptyDOMElement();
  expect(submitButton()).toBeEnabled();
  expect(form()).toHaveAttribute("aria-busy", "false");
  expect(reload).not.toHaveBeenCalled();

  const { answer } = pendingResponse();
  await fillIn(user, { company: "Babbage & Co" });
  await user.click(screen.getByRole("button", { name: contactWords.rescue.again }));
  expect(failure()).toBeEmptyDOMElement();
  await answer(204);
  expect(status()).toHaveTextContent(success);
  expect(fetchStub.mock.calls[1]?.[1].body).toBe(
    JSON.stringify({ ...payload, company: "Babbage & Co" }),
  );
  // Focus moves to the submit button, because the retry button is gone.
  expect(submitButton()).toHaveFocus();
});
