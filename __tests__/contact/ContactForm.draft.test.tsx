import { act, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import { NO_DRAFT, readDraft, writeDraft } from "../../src/contact/draft";
import { fieldOf } from "../../src/contact/form-fields";
import type { FieldName } from "../../src/contact/validation";
import {
  answer,
  askOtherTab,
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
  submitButton,
  typed,
  visit,
} from "../support/contact-form";
import { contactWords } from "../support/contact-words";

const { failure: oops } = contactWords;
/** What the form says of the plan that a visitor comes from, and the words that it begins the message with. */
const PRO_CHOSEN = "You asked about the Pro plan.";
const PRO = "I would like to know more about the Pro plan.";

beforeEach(resetBrowser);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a submit with a field that is wrong is no submission, whose failure would be said", async () => {
  const first = visit();
  await fillIn(first.user, { ...typed, email: "nobody" });
  await send(first.user);
  expect(fetchStub).not.toHaveBeenCalled();
  first.unmount();
  visit();
  expect(shown()).toEqual({ ...typed, email: "nobody" });
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

test("a 401 reloads the page, once until a success; the values are back with the message, and can be sent", async () => {
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

describe("a visitor who follows a link while it is being sent", () => {
  async function leave() {
    const hook = pendingAnswer();
    const { user, unmount } = visit();
    await fillIn(user);
    await send(user);
    unmount();
    return hook;
  }

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

  test("and chooses a plan meanwhile keeps the message that failed", async () => {
    const hook = await leave();
    visit({ planName: "Pro" });
    await act(async () => hook.give(answer(500)));
    expect(shown()).toEqual(typed);
    expect(failure()).toHaveTextContent(contactWords.failure);
    expect(screen.getByText(PRO_CHOSEN)).toBeVisible();
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

describe("a chosen plan", () => {
  test("what the visitor has added to the words of the first plan stays behind those of another", async () => {
    const first = visit({ planName: "Basic" });
    await first.user.type(field("message"), " We have 412 tests.");
    first.unmount();
    visit({ planName: "Pro" });
    expect(shown().message).toBe(`${PRO} We have 412 tests.`);
  });

  test("words that the visitor took out stay out after a reload", async () => {
    const first = visit({ planName: "Pro" });
    await first.user.clear(field("message"));
    await fillIn(first.user, { firstName: "Ada" });
    first.unmount();
    visit({ planName: "Pro" });
    expect(shown()).toEqual({ ...empty, firstName: "Ada" });
  });

  test("the payload keeps its six keys, and the plan is gone after the success", async () => {
    fetchStub.mockResolvedValueOnce(answer(204));
    const { user } = visit({ planName: "Pro" });
    const { message: _prefilled, ...others } = typed;
    await fillIn(user, others);
    await send(user);
    expect(JSON.parse(String(fetchStub.mock.calls[0]?.[1].body))).toMatchObject({ message: PRO });
    expect(screen.queryByText(PRO_CHOSEN)).toBeNull();
    // The plan's words, which were sent, aren't put in once more.
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

  /**
   * The page as the server sent it, which knows of no plan; what happens in `before` happens before
   * React takes over.
   */
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

  test("what was typed before hydration survives it, is kept, and is sent", async () => {
    fetchStub.mockResolvedValueOnce(answer(204));
    await hydrate(() => typeEarly(typed));
    expect(shown()).toEqual(typed);
    expect(sessionStorage).toHaveLength(1);
    await act(async () => form().requestSubmit());
    expect(fetchStub).toHaveBeenCalledTimes(1);
    expect(status()).not.toBeEmptyDOMElement();
    expect(complaint).not.toHaveBeenCalled();
  });

  test("the counter takes what was typed before hydration into account", async () => {
    await hydrate(() => typeEarly({ message: "x".repeat(18_005) }));
    expect(screen.getByText("1,995 characters left")).toBeVisible();
  });

  test("neither a draft, nor a plan, nor an unanswered submission upsets hydration", async () => {
    await hydrate(
      () => writeDraft({ values: typed, prefilled: "", unanswered: true, reloaded: true }),
      { planName: "Pro" },
    );
    expect(complaint).not.toHaveBeenCalled();
    expect(shown()).toEqual(typed);
    expect(failure()).not.toBeEmptyDOMElement();
    expect(screen.getByText(PRO_CHOSEN)).toBeVisible();
  });

  test("a plan doesn't replace a message that was typed before hydration", async () => {
    await hydrate(() => typeEarly({ message: "Mine" }), { planName: "Pro" });
    expect(shown()).toEqual({ ...empty, message: "Mine" });
  });
});
