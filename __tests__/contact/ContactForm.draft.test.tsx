import { act, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import { NO_DRAFT, readDraft, writeDraft } from "../../src/contact/draft";
import { fieldOf } from "../../src/contact/form-fields";
import type { FieldName } from "../../src/contact/validation";
import {
  answer,
  contactForm,
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
  stubOtherTab,
  submitButton,
  typed,
  visit,
} from "../support/contact-form";
import { contactWords } from "../support/contact-words";

const { failure: oops } = contactWords;
const PRO_CHOSEN = "You asked about the Pro plan.";
const PRO = "I would like to know more about the Pro plan.";

beforeEach(resetBrowser);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a reload after submitting an invalid field doesn't show the failure message", async () => {
  const first = visit();
  await fillIn(first.user, { ...typed, email: "nobody" });
  await send(first.user);
  expect(fetchStub).not.toHaveBeenCalled();
  first.unmount();
  visit();
  expect(shown()).toEqual({ ...typed, email: "nobody" });
  expect(failure()).toBeEmptyDOMElement();
});

test("after a failure, the first reload shows the failure message again, and all reloads restore the values", async () => {
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

test("if the visitor types after a failure, a reload restores the values without the failure message", async () => {
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

test("a restored failure message doesn't interrupt a visitor who is typing", async () => {
  jest.useFakeTimers();
  stubOtherTab();
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

test("until a submission succeeds, a 401 reloads the page only once, and the form then shows the values and the failure message again", async () => {
  fetchStub.mockResolvedValue(answer(401));
  const first = visit();
  await fillIn(first.user);
  await send(first.user);
  expect(reload).toHaveBeenCalledTimes(1);
  first.unmount();

  const { user } = visit();
  expect(shown()).toEqual(typed);
  expect(failure()).toHaveTextContent(oops);
  await send(user);
  expect(failure()).toHaveTextContent(oops);
  expect(shown()).toEqual(typed);
  expect(fetchStub).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledTimes(1);

  fetchStub.mockResolvedValueOnce(answer(204));
  await send(user);
  expect(status()).toHaveTextContent(contactWords.success);
  expect(sessionStorage).toHaveLength(0);
  await fillIn(user);
  await send(user);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("until the page reloads after a 401, the form stays busy and doesn't send anything", async () => {
  fetchStub.mockResolvedValue(answer(401));
  const { user } = visit();
  await fillIn(user);
  await send(user);
  expect(form()).toHaveAttribute("aria-busy", "true");
  act(() => form().requestSubmit());
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(failure()).toBeEmptyDOMElement();
});

describe("if storage is blocked", () => {
  beforeEach(() => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  });

  test("a 401 shows the failure message without a reload, which would lose the text", async () => {
    fetchStub.mockResolvedValueOnce(answer(401));
    const { user } = visit();
    await fillIn(user);
    await send(user);
    expect(reload).not.toHaveBeenCalled();
    expect(failure()).toHaveTextContent(oops);
    expect(shown()).toEqual(typed);
  });
});

describe("leaving the page during a submission", () => {
  async function leave() {
    const hook = pendingAnswer();
    const { user, unmount } = visit();
    await fillIn(user);
    await send(user);
    unmount();
    return hook;
  }

  test("the visitor sees the thank-you message after coming back, but only once", async () => {
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

  test("a visitor who comes back with a chosen plan sees the old message while it is being sent, then the thank-you message and the plan's message", async () => {
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

  test("a visitor who comes back with a chosen plan keeps the old message, followed by the plan's, if sending it fails", async () => {
    const hook = await leave();
    visit({ planName: "Pro" });
    await act(async () => hook.give(answer(500)));
    expect(shown()).toEqual({ ...typed, message: `${typed.message}\n\n${PRO}` });
    expect(failure()).toHaveTextContent(contactWords.failure);
    expect(screen.getByText(PRO_CHOSEN)).toBeVisible();
  });

  test("the visitor sees the failure message after coming back, even without storage", async () => {
    const hook = await leave();
    await act(async () => hook.give(answer(500)));
    sessionStorage.clear();
    visit();
    await act(async () => {});
    expect(shown()).toEqual(typed);
    expect(failure()).toHaveTextContent(contactWords.failure);
  });

  test("a 401 reloads the page only after the visitor returns to the form, which then shows the failure message", async () => {
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

test("a restored failure message doesn't affect a new submission", async () => {
  jest.useFakeTimers();
  stubOtherTab();
  try {
    writeDraft({ ...NO_DRAFT, values: typed, unanswered: true });
    pendingAnswer();
    const { user } = visit();
    await send(user);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(submitButton()).toBeDisabled();
    expect(failure()).toBeEmptyDOMElement();
    // The new submission is still unanswered, so another reload would report it as failed.
    expect(readDraft().unanswered).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

describe("a chosen plan", () => {
  test("choosing another plan replaces the first plan's message but keeps the text that the visitor added", async () => {
    const first = visit({ planName: "Basic" });
    await first.user.type(field("message"), " We have 412 tests.");
    first.unmount();
    visit({ planName: "Pro" });
    expect(shown().message).toBe(`${PRO} We have 412 tests.`);
  });

  test("the chosen plan is sent along with a message that was written before", async () => {
    const first = visit();
    await fillIn(first.user, { ...typed, message: "Mine" });
    first.unmount();
    fetchStub.mockResolvedValueOnce(answer(204));
    const { user } = visit({ planName: "Pro" });
    expect(screen.getByText(PRO_CHOSEN)).toBeVisible();
    await send(user);
    const { message } = JSON.parse(String(fetchStub.mock.calls[0]?.[1].body));
    expect(message).toBe(`Mine\n\n${PRO}`);
  });

  test("the form shows the chosen plan only while the message contains it", async () => {
    const { user } = visit({ planName: "Pro" });
    expect(screen.getByText(PRO_CHOSEN)).toBeVisible();
    await user.clear(field("message"));
    expect(screen.queryByText(PRO_CHOSEN)).toBeNull();
    await user.type(field("message"), `Hello. ${PRO} Thanks`);
    expect(screen.getByText(PRO_CHOSEN)).toBeVisible();
  });

  test("if the visitor deletes a prefilled message, it doesn't come back after a reload", async () => {
    const first = visit({ planName: "Pro" });
    await first.user.clear(field("message"));
    await fillIn(first.user, { firstName: "Ada" });
    first.unmount();
    visit({ planName: "Pro" });
    expect(shown()).toEqual({ ...empty, firstName: "Ada" });
  });

  test("after the plan's message is sent successfully, the form no longer shows the plan", async () => {
    fetchStub.mockResolvedValueOnce(answer(204));
    const { user } = visit({ planName: "Pro" });
    const { message: _prefilled, ...others } = typed;
    await fillIn(user, others);
    await send(user);
    expect(JSON.parse(String(fetchStub.mock.calls[0]?.[1].body))).toMatchObject({ message: PRO });
    expect(screen.queryByText(PRO_CHOSEN)).toBeNull();
    // The plan's message has been sent, so the form must not fill it in again.
    expect(shown()).toEqual(empty);
  });
});

describe("before hydration", () => {
  let root: Root | undefined;
  let complaint: jest.SpyInstance;

  beforeEach(() => {
    complaint = jest.spyOn(console, "error");
  });

  afterEach(() => {
    act(() => root?.unmount());
  });

  /** Calls `before`, then hydrates the built page, which doesn't have a chosen plan. */
  async function hydrate(before: () => void, options?: { planName?: string }): Promise<void> {
    const served = renderToString(<StrictMode>{contactForm()}</StrictMode>);
    const page = <StrictMode>{contactForm(options)}</StrictMode>;
    document.body.innerHTML = `<div id="page">${served}</div>`;
    before();
    await act(async () => {
      root = hydrateRoot(document.getElementById("page") ?? document.body, page);
    });
  }

  function typeEarly(values: Partial<typeof typed>) {
    for (const [name, value] of Object.entries(values)) {
      Object.assign(fieldOf(form(), name as FieldName) ?? {}, { value });
    }
  }

  test("text typed before hydration is kept, saved and sent", async () => {
    fetchStub.mockResolvedValueOnce(answer(204));
    await hydrate(() => typeEarly(typed));
    expect(shown()).toEqual(typed);
    expect(sessionStorage).toHaveLength(1);
    await act(async () => form().requestSubmit());
    expect(fetchStub).toHaveBeenCalledTimes(1);
    expect(status()).not.toBeEmptyDOMElement();
    expect(complaint).not.toHaveBeenCalled();
  });

  test("the counter includes text typed before hydration", async () => {
    await hydrate(() => typeEarly({ message: "x".repeat(18_005) }));
    expect(screen.getByText("1,995 characters left")).toBeVisible();
  });

  test("a draft, a plan and an unanswered submission don't cause hydration errors", async () => {
    await hydrate(
      () => writeDraft({ values: typed, prefilled: "", unanswered: true, reloaded: true }),
      { planName: "Pro" },
    );
    expect(complaint).not.toHaveBeenCalled();
    expect(shown()).toEqual({ ...typed, message: `${typed.message}\n\n${PRO}` });
    expect(failure()).not.toBeEmptyDOMElement();
    expect(screen.getByText(PRO_CHOSEN)).toBeVisible();
  });

  test("a plan's message follows a message typed before hydration", async () => {
    await hydrate(() => typeEarly({ message: "Mine" }), { planName: "Pro" });
    expect(shown()).toEqual({ ...empty, message: `Mine\n\n${PRO}` });
  });
});
