import { act, fireEvent, screen } from "@testing-library/react";
import { NO_DRAFT, readDraft, writeDraft } from "../../src/contact/draft";
import { fillEmptyFields } from "../../src/contact/form-fields";
import { REACT_ENDED } from "../../src/runtime/keep-page";
import {
  answer,
  askOtherTab,
  empty,
  failure,
  fetchStub,
  field,
  fillIn,
  form,
  payload,
  pendingAnswer,
  reload,
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

/** What the form says of the plan that a visitor comes from, and the words that it begins the message with. */
const PRO_CHOSEN = "You asked about the Pro plan.";
const PRO = "I would like to know more about the Pro plan.";

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

describe("a visitor who follows a link while it is being sent", () => {
  async function leave() {
    const hook = pendingAnswer();
    const { user, unmount } = visit();
    await fillIn(user);
    await send(user);
    unmount();
    return hook;
  }

  test("has sent it all the same, and leaves no draft", async () => {
    const hook = await leave();
    expect(fetchStub.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    expect(sessionStorage).toHaveLength(1);
    await act(async () => hook.give(answer(204)));
    expect(sessionStorage).toHaveLength(0);
  });

  test("is thanked on the way back, once", async () => {
    const hook = await leave();
    await act(async () => hook.give(answer(204)));
    const second = visit();
    await act(async () => {});
    expect(status()).toHaveTextContent(contactWords.success);
    expect(shown()).toEqual(empty);
    second.unmount();
    visit();
    await act(async () => {});
    expect(status()).toBeEmptyDOMElement();
    expect(failure()).toBeEmptyDOMElement();
    expect(sessionStorage).toHaveLength(0);
  });

  test("and chooses a plan meanwhile finds the message that is being sent, then thanks and the plan's", async () => {
    const hook = await leave();
    visit({ planName: "Pro" });
    expect(shown()).toEqual(typed);
    expect(screen.queryByText(PRO_CHOSEN)).toBeNull();
    await act(async () => hook.give(answer(204)));
    expect(status()).toHaveTextContent(contactWords.success);
    expect(shown()).toEqual({ ...empty, message: PRO });
    expect(screen.getByText(PRO_CHOSEN)).toBeVisible();
    expect(readDraft().unanswered).toBe(false);
  });

  test("and chooses a plan after it has arrived is thanked, and finds the plan's message", async () => {
    const hook = await leave();
    await act(async () => hook.give(answer(204)));
    const { user } = visit({ planName: "Pro" });
    await act(async () => {});
    expect(status()).toHaveTextContent(contactWords.success);
    expect(shown()).toEqual({ ...empty, message: PRO });
    const { message: _, ...others } = typed;
    await fillIn(user, others);
    fetchStub.mockResolvedValueOnce(answer(204));
    await send(user);
    // What was sent isn't put in once more.
    expect(shown()).toEqual(empty);
    expect(screen.queryByText(PRO_CHOSEN)).toBeNull();
  });

  test("and chooses a plan meanwhile keeps the message that failed", async () => {
    const hook = await leave();
    visit({ planName: "Pro" });
    await act(async () => hook.give(answer(500)));
    expect(shown()).toEqual(typed);
    expect(failure()).toHaveTextContent(contactWords.failure);
    expect(screen.getByText(PRO_CHOSEN)).toBeVisible();
  });

  test("finds it still being sent on the way back, and hears how it ends", async () => {
    const hook = await leave();
    const { user } = visit();
    expect(shown()).toEqual(typed);
    expect(submitButton()).toBeDisabled();
    expect(field("company")).toHaveAttribute("readonly");
    act(() => form().requestSubmit());
    await act(async () => hook.give(answer(204)));
    expect(status()).toHaveTextContent(contactWords.success);
    expect(shown()).toEqual(empty);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    await user.type(field("company"), "Navy");
    expect(shown().company).toBe("Navy");
  });

  test("hears of a failure on the way back, though nothing could be kept", async () => {
    const hook = await leave();
    await act(async () => hook.give(answer(500)));
    sessionStorage.clear();
    visit();
    await act(async () => {});
    expect(shown()).toEqual(typed);
    expect(failure()).toHaveTextContent(contactWords.failure);
  });

  test("has the form's page loaded again after a 401, and no other, and hears of it there", async () => {
    const hook = await leave();
    await act(async () => hook.give(answer(401)));
    expect(reload).not.toHaveBeenCalled();
    const second = visit();
    await act(async () => {});
    expect(reload).toHaveBeenCalledTimes(1);
    second.unmount();
    visit();
    expect(shown()).toEqual(typed);
    expect(failure()).toHaveTextContent(contactWords.failure);
  });
});

test("a failure from before a reload says nothing of the submission that followed it", async () => {
  jest.useFakeTimers();
  askOtherTab();
  try {
    writeDraft({ ...NO_DRAFT, values: typed, unanswered: true });
    pendingAnswer();
    const { user } = visit();
    await send(user);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(submitButton()).toBeDisabled();
    expect(failure()).toBeEmptyDOMElement();
    // What a reload in the meantime would say.
    expect(readDraft().unanswered).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

test("a submit that was dealt with leaves no mark by which a form drawn anew would submit itself", async () => {
  const { user } = visit();
  const mark = () => {
    form().submittedEarly = "waiting";
  };
  addEventListener("submit", mark, true);
  await user.click(submitButton());
  expect(form().submittedEarly).toBeUndefined();
  await fillIn(user);
  pendingAnswer();
  await send(user);
  act(() => form().requestSubmit());
  expect(form().submittedEarly).toBeUndefined();
  removeEventListener("submit", mark, true);
});

test("only a submit whose errors React can't draw stays marked, for the form drawn anew to say them", () => {
  const { container } = visit();
  pendingAnswer();
  const old = form();
  const submitOnceRemoved = () => {
    old.submittedEarly = "waiting";
    container.remove();
    fireEvent.submit(old);
    return old.submittedEarly;
  };
  expect(submitOnceRemoved()).toBe("waiting");
  fillEmptyFields(old, typed);
  expect(submitOnceRemoved()).toBeUndefined();
});

test("once React has ended, the form says how else to reach us, and keeps what is typed on", async () => {
  const { user, container } = visit();
  // As keep-page.ts does it, so that React hears of nothing any more.
  const main = document.createElement("main");
  main.append(container.cloneNode(true));
  container.replaceWith(main);
  dispatchEvent(new Event(REACT_ENDED));
  expect(screen.getByRole("alert")).toHaveTextContent(contactWords.notReady);
  expect(screen.getByRole("alert")).toHaveTextContent("sales@paralane.example");
  await fillIn(user);
  expect(readDraft().values).toEqual(typed);
  await send(user);
  expect(fetchStub).not.toHaveBeenCalled();
  main.remove();
});
