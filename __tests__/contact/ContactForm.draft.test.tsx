import { act } from "@testing-library/react";
import { NO_DRAFT, writeDraft } from "../../src/contact/draft";
import {
  answer,
  askOtherTab,
  empty,
  failure,
  fetchStub,
  field,
  fillIn,
  form,
  pendingAnswer,
  reload,
  resetBrowser,
  send,
  shown,
  status,
  typed,
  visit,
} from "../support/contact-form";
import { contactWords } from "../support/contact-words";

const { failure: oops } = contactWords;

beforeEach(resetBrowser);
afterEach(() => jest.restoreAllMocks());

test("what was typed is there again after a reload, and nothing is said", async () => {
  const first = visit();
  await fillIn(first.user);
  first.unmount();
  visit();
  expect(shown()).toEqual(typed);
  expect(failure()).toBeEmptyDOMElement();
  expect(form().querySelector('[aria-invalid="true"]')).toBeNull();
});

test("the last key that was pressed is kept", async () => {
  const first = visit();
  await first.user.type(field("message"), "Hello");
  first.unmount();
  visit();
  expect(shown()).toEqual({ ...empty, message: "Hello" });
});

test("a draft is removed on success", async () => {
  fetchStub.mockResolvedValueOnce(answer(204));
  const first = visit();
  await fillIn(first.user);
  expect(sessionStorage).toHaveLength(1);
  await send(first.user);
  expect(sessionStorage).toHaveLength(0);
  first.unmount();
  visit();
  expect(shown()).toEqual(empty);
});

test("a submit keeps the draft once, with what is to be said should the page go", async () => {
  pendingAnswer();
  const { user } = visit();
  await fillIn(user);
  const setItem = jest.spyOn(Storage.prototype, "setItem");
  await send(user);
  const kept = setItem.mock.calls.map(([key, value]) => [key, JSON.parse(value).unanswered]);
  expect(kept.filter(([key]) => key === "contact-draft")).toEqual([["contact-draft", true]]);
});

test("a submit with a field that is wrong is no submission, whose failure would be said", async () => {
  const first = visit();
  await fillIn(first.user, { ...typed, email: "nobody" });
  await send(first.user);
  expect(fetchStub).not.toHaveBeenCalled();
  first.unmount();
  visit();
  expect(failure()).toBeEmptyDOMElement();
});

test("after a failure a reload brings the values back with the message, once", async () => {
  fetchStub.mockResolvedValueOnce(answer(500, {}));
  const first = visit();
  await fillIn(first.user);
  await send(first.user);
  first.unmount();
  const second = visit();
  expect(shown()).toEqual(typed);
  expect(failure()).toHaveTextContent(oops);
  second.unmount();
  visit();
  expect(shown()).toEqual(typed);
  expect(failure()).toBeEmptyDOMElement();
});

test("after a failure and new words a reload brings the values back without the message", async () => {
  fetchStub.mockResolvedValueOnce(answer(500, {}));
  const first = visit();
  await fillIn(first.user);
  await send(first.user);
  await first.user.type(field("message"), "!");
  first.unmount();
  visit();
  expect(shown()).toEqual({ ...typed, message: `${typed.message}!` });
  expect(failure()).toBeEmptyDOMElement();
});

test("a submission that a reload cut off is a failure on the way back, once", () => {
  writeDraft({ ...NO_DRAFT, values: typed, unanswered: true });
  const first = visit();
  expect(shown()).toEqual(typed);
  expect(failure()).toHaveTextContent(oops);
  first.unmount();
  visit();
  expect(shown()).toEqual(typed);
  expect(failure()).toBeEmptyDOMElement();
});

test("a submission that another tab is sending still is none", async () => {
  askOtherTab("yes");
  writeDraft({ ...NO_DRAFT, values: typed, unanswered: true });
  visit();
  await act(async () => {});
  expect(shown()).toEqual(typed);
  expect(failure()).toBeEmptyDOMElement();
});

test("no other tab is asked about what was typed and not sent", () => {
  const asked = askOtherTab();
  writeDraft({ ...NO_DRAFT, values: typed });
  visit();
  expect(shown()).toEqual(typed);
  expect(asked).toEqual([]);
});

test("a failure that would be said while the visitor types on leaves every key to the field", async () => {
  jest.useFakeTimers();
  askOtherTab();
  try {
    writeDraft({ ...NO_DRAFT, values: typed, unanswered: true });
    const { user } = visit();
    await user.type(field("message"), "A");
    act(() => jest.advanceTimersByTime(1000));
    await user.keyboard("BC");
    expect(field("message")).toHaveFocus();
    expect(shown()).toEqual({ ...typed, message: `${typed.message}ABC` });
    expect(failure()).toBeEmptyDOMElement();
  } finally {
    jest.useRealTimers();
  }
});

describe.each([401, 403])("a %i", (code) => {
  test("reloads the page; then the values are back with the message, and can be sent", async () => {
    fetchStub.mockResolvedValueOnce(answer(code));
    const first = visit();
    await fillIn(first.user);
    await send(first.user);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    first.unmount();

    const second = visit();
    expect(shown()).toEqual(typed);
    expect(failure()).toHaveTextContent(oops);
    fetchStub.mockResolvedValueOnce(answer(204));
    await send(second.user);
    expect(status()).toHaveTextContent(contactWords.success);
    expect(sessionStorage).toHaveLength(0);
  });

  test("reloads the page only once", async () => {
    fetchStub.mockResolvedValue(answer(code));
    const first = visit();
    await fillIn(first.user);
    await send(first.user);
    first.unmount();
    const second = visit();
    await send(second.user);
    expect(failure()).toHaveTextContent(oops);
    expect(shown()).toEqual(typed);
    await send(second.user);
    expect(failure()).toHaveTextContent(oops);
    expect(fetchStub).toHaveBeenCalledTimes(3);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("may reload the page again for a new submission after a success", async () => {
    fetchStub.mockResolvedValueOnce(answer(code)).mockResolvedValueOnce(answer(204));
    fetchStub.mockResolvedValueOnce(answer(code));
    const first = visit();
    await fillIn(first.user);
    await send(first.user);
    first.unmount();
    const second = visit();
    await send(second.user);
    await fillIn(second.user);
    await send(second.user);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

test("until the reloading page is gone the form stays busy and sends nothing more", async () => {
  fetchStub.mockResolvedValue(answer(401));
  const { user } = visit();
  await fillIn(user);
  await send(user);
  expect(form()).toHaveAttribute("aria-busy", "true");
  act(() => form().requestSubmit());
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(failure()).toBeEmptyDOMElement();
});

describe("where storage is denied", () => {
  beforeEach(() => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  });

  test("the form works without a draft", async () => {
    fetchStub.mockResolvedValueOnce(answer(204));
    const { user } = visit();
    await fillIn(user);
    await send(user);
    expect(status()).toHaveTextContent(contactWords.success);
  });

  test("a 401 shows the failure and doesn't reload, which would lose what was typed", async () => {
    fetchStub.mockResolvedValueOnce(answer(401));
    const { user } = visit();
    await fillIn(user);
    await send(user);
    expect(reload).not.toHaveBeenCalled();
    expect(failure()).toHaveTextContent(oops);
    expect(shown()).toEqual(typed);
  });
});
