import { act, fireEvent } from "@testing-library/react";
import { fillEmptyFields } from "../../src/contact/form-fields";
import { REACT_ENDED } from "../../src/resilience/keep-page";
import {
  answer,
  fetchStub,
  field,
  fillIn,
  form,
  payload,
  pendingAnswer,
  resetBrowser,
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

beforeEach(resetBrowser);
afterEach(() => jest.restoreAllMocks());

test("one fetch posts the trimmed values as a JSON string, without headers", async () => {
  await submit(204);
  expect(fetchStub.mock.calls).toEqual([
    [WEBHOOK, { method: "POST", body: JSON.stringify(payload), signal: expect.any(AbortSignal) }],
  ]);
});

test("blank optional fields are sent as empty strings", async () => {
  fetchStub.mockResolvedValueOnce(answer(204));
  const { user } = visit();
  await fillIn(user, { ...typed, phone: " ", message: "\n\u00a0" });
  await send(user);
  expect(fetchStub.mock.calls[0]?.[1].body).toBe(
    JSON.stringify({ ...payload, phone: "", message: "" }),
  );
});

test("what was filled in without an event, as some password managers do, is sent too", async () => {
  fetchStub.mockResolvedValueOnce(answer(204));
  const { user } = visit();
  fillEmptyFields(form(), typed);
  await send(user);
  expect(fetchStub.mock.calls[0]?.[1].body).toBe(JSON.stringify(payload));
});

test("while submitting the form is busy, the button is disabled and a spinner shows", async () => {
  const hook = pendingAnswer();
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

  await act(async () => hook.give(answer(204)));
  expect(form()).toHaveAttribute("aria-busy", "false");
  expect(submitButton()).toBeEnabled();
  expect(container.querySelector(".spinner")).toBeNull();
  expect(field("message")).not.toHaveAttribute("readonly");
});

test("neither a double click nor Enter sends a second request", async () => {
  pendingAnswer();
  const { user } = visit();
  await fillIn(user);
  await user.dblClick(submitButton());
  await user.type(field("company"), "{Enter}");
  fireEvent.submit(form());
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

test("two submits in the same instant send one request", async () => {
  pendingAnswer();
  const { user } = visit();
  await fillIn(user);
  act(() => {
    form().requestSubmit();
    form().requestSubmit();
  });
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

test("Enter in a field submits", async () => {
  pendingAnswer();
  const { user } = visit();
  await fillIn(user);
  await user.type(field("email"), "{Enter}");
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

test("leaving the page gives the request up and says nothing", async () => {
  const complaint = jest.spyOn(console, "error");
  const hook = pendingAnswer();
  const { user, unmount } = visit();
  await fillIn(user);
  await send(user);
  unmount();
  expect(fetchStub.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  await act(async () => hook.fail(new DOMException("Aborted", "AbortError")));
  expect(complaint).not.toHaveBeenCalled();
});

test("once React has ended, what it left of the form sends to the same webhook", async () => {
  fetchStub.mockResolvedValueOnce(answer(204));
  const { user, container } = visit();
  await fillIn(user);
  // As keep-page.ts does it, so that React hears of nothing any more.
  const main = document.createElement("main");
  main.append(container.cloneNode(true));
  container.replaceWith(main);
  dispatchEvent(new Event(REACT_ENDED));
  await send(user);
  expect(fetchStub.mock.calls).toEqual([
    [WEBHOOK, expect.objectContaining({ method: "POST", body: JSON.stringify(payload) })],
  ]);
  expect(status()).toHaveTextContent(contactWords.success);
  main.remove();
});
