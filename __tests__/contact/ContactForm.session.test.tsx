import { act, fireEvent, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import { fieldOf } from "../../src/contact/form-fields";
import { currentContent } from "../../src/contact/form-session";
import type { FieldName } from "../../src/contact/validation";
import { fillTemplate } from "../../src/words";
import {
  contactForm,
  contactWords,
  empty,
  expectFailed,
  failure,
  fetchStub,
  field,
  fillIn,
  form,
  goAwayAndBack,
  leave,
  newDocument,
  payload,
  reload,
  resetBrowser,
  response,
  send,
  shown,
  startSending,
  status,
  submit,
  typed,
  visit,
  WEBHOOK,
} from "../support/contact-form";

const PRO_CHOSEN = fillTemplate(contactWords.plan.chosen, { plan: "Pro" });
const PRO = fillTemplate(contactWords.plan.message, { plan: "Pro" });

function blockStorage(): void {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
}

beforeEach(resetBrowser);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type Sending = Awaited<ReturnType<typeof startSending>>;

/** A copy of the tab gets what is stored, while the tab's own document lives on. */
function copyTab({ unmount }: Sending): void {
  newDocument();
  unmount();
}

test.each<[what: string, shows: "failed" | "nothing", happens: (sending: Sending) => unknown]>([
  ["a reload while it is being sent", "failed", leave],
  [
    "a reload during which the request fails",
    "failed",
    async (sending) => {
      fireEvent(window, new Event("pagehide"));
      await sending.fail();
      leave(sending);
    },
  ],
  ["a copy of the tab while it is being sent", "nothing", copyTab],
  [
    "a copy of the tab after a failure",
    "nothing",
    async (sending) => {
      await sending.answer(500);
      copyTab(sending);
    },
  ],
  [
    "a copy of the tab after a failure, if the tab was left and shown again",
    "nothing",
    async (sending) => {
      await sending.answer(500);
      goAwayAndBack();
      copyTab(sending);
    },
  ],
])("%s has the text, says %s and sends nothing", async (_what, shows, happens) => {
  await happens(await startSending());
  visit();
  expect(shown()).toEqual(typed);
  expect(failure()).toHaveTextContent(shows === "failed" ? contactWords.failure : /^$/);
  expect(form()).toHaveAttribute("aria-busy", "false");
  expect(fetchStub).toHaveBeenCalledTimes(1);
});

test("a reload after submitting an invalid field restores the values without the failure message", async () => {
  const first = visit();
  await fillIn(first.user, { ...typed, email: "nobody" });
  await send(first.user);
  leave(first);
  visit();
  expect(shown()).toEqual({ ...typed, email: "nobody" });
  expect(failure()).toBeEmptyDOMElement();
});

test("until a submission succeeds, reloads after a failure show the failure message and what was typed last", async () => {
  leave(await submit(500, {}));
  const second = visit();
  expectFailed();
  await second.user.type(field("message"), "!");
  leave(second);
  const { user } = visit();
  expectFailed({ ...typed, message: `${typed.message}!` });
  fetchStub.mockResolvedValueOnce(response(204));
  await send(user);
  expect(failure()).toBeEmptyDOMElement();
  expect(sessionStorage).toHaveLength(0);
});

test("until a submission succeeds, a 401 reloads the page only once, and the form then shows the values and the failure message again", async () => {
  const first = await submit(401);
  expect(reload).toHaveBeenCalledTimes(1);
  // Until the page reloads, the form stays busy and doesn't send anything.
  expect(form()).toHaveAttribute("aria-busy", "true");
  act(() => form().requestSubmit());
  expect(fetchStub).toHaveBeenCalledTimes(1);
  expect(failure()).toBeEmptyDOMElement();
  leave(first);

  fetchStub.mockResolvedValue(response(401));
  const { user } = visit();
  expectFailed();
  await send(user);
  expectFailed();
  expect(fetchStub).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledTimes(1);

  fetchStub.mockResolvedValueOnce(response(204));
  await send(user);
  expect(status()).toHaveTextContent(contactWords.success);
  expect(sessionStorage).toHaveLength(0);
  await fillIn(user);
  await send(user);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("if the browser keeps the page while the visitor is away, it shows the failure message, even if the response comes later", async () => {
  const { answer } = await startSending();
  goAwayAndBack();
  expectFailed();
  expect(form()).toHaveAttribute("aria-busy", "false");
  await answer(204);
  expectFailed();
});

test("if the browser keeps a page on which nothing was sent, it shows the text without a failure message", async () => {
  const { user } = visit();
  await fillIn(user);
  goAwayAndBack();
  expect(shown()).toEqual(typed);
  expect(failure()).toBeEmptyDOMElement();
});

test("if storage is blocked, a 401 shows the failure message without a reload, which would lose the text", async () => {
  blockStorage();
  await submit(401);
  expect(reload).not.toHaveBeenCalled();
  expectFailed();
});

describe("leaving the form for another page of the site during a submission", () => {
  /** The document stays the same. */
  async function goElsewhere() {
    const { unmount, answer } = await startSending();
    unmount();
    return answer;
  }

  test.each([
    ["leaves the form again", (second: ReturnType<typeof visit>) => second.unmount()],
    [
      "reloads the page",
      () => {
        fireEvent(window, new Event("pagehide"));
        // A reload ends React without unmounting the form.
        document.body.replaceChildren();
        newDocument();
      },
    ],
  ])(
    "the visitor sees the thank-you message after coming back, but not after the visitor %s",
    async (_what, leaveAgain) => {
      const answer = await goElsewhere();
      await answer(204);
      const second = visit();
      expect(status()).toHaveTextContent(contactWords.success);
      expect(shown()).toEqual(empty);
      leaveAgain(second);
      visit();
      expect(status()).toBeEmptyDOMElement();
      expect(failure()).toBeEmptyDOMElement();
      expect(sessionStorage).toHaveLength(0);
    },
  );

  test("a visitor who comes back with a chosen plan sees the old message while it is being sent, then the thank-you message and the plan's message", async () => {
    const answer = await goElsewhere();
    visit({ planName: "Pro" });
    expect(shown()).toEqual(typed);
    expect(screen.queryByText(PRO_CHOSEN)).toBeNull();
    await answer(204);
    expect(status()).toHaveTextContent(contactWords.success);
    expect(shown()).toEqual({ ...empty, message: PRO });
    expect(screen.getByText(PRO_CHOSEN)).toBeVisible();
  });

  test("a visitor who comes back with a chosen plan keeps the old message, followed by the plan's, if sending it fails", async () => {
    const answer = await goElsewhere();
    visit({ planName: "Pro" });
    await answer(500);
    expectFailed({ ...typed, message: `${typed.message}\n\n${PRO}` });
    expect(screen.getByText(PRO_CHOSEN)).toBeVisible();
  });

  test("a visitor who leaves the document before seeing the thank-you message sees it on the next one", async () => {
    const answer = await goElsewhere();
    await answer(204);
    fireEvent(window, new Event("pagehide"));
    newDocument();
    visit();
    expect(status()).toHaveTextContent(contactWords.success);
    expect(sessionStorage).toHaveLength(0);
  });

  test("the visitor sees the failure message after coming back, even without storage", async () => {
    blockStorage();
    const answer = await goElsewhere();
    await answer(500);
    visit();
    expectFailed();
  });
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
    fetchStub.mockResolvedValueOnce(response(204));
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
    leave(first);
    visit({ planName: "Pro" });
    expect(shown()).toEqual({ ...empty, firstName: "Ada" });
  });

  test("after the plan's message is sent successfully, the form no longer shows the plan", async () => {
    fetchStub.mockResolvedValueOnce(response(204));
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
    const served = renderToString(<StrictMode>{contactForm()}</StrictMode>);
    document.body.innerHTML = `<div id="page">${served}</div>`;
  });

  afterEach(() => {
    act(() => root?.unmount());
  });

  const page = () => document.getElementById("page") ?? document.body;

  async function hydrate(options?: { planName?: string }): Promise<void> {
    await act(async () => {
      root = hydrateRoot(page(), <StrictMode>{contactForm(options)}</StrictMode>);
    });
  }

  /** React draws the form again, in place of the HTML that the host sent. */
  async function drawAgain(): Promise<void> {
    page().replaceChildren();
    await act(async () => {
      root = createRoot(page());
      root.render(contactForm());
    });
  }

  function typeEarly(values: Partial<typeof typed>) {
    for (const [name, value] of Object.entries(values)) {
      const early = fieldOf(form(), name as FieldName);
      if (early) fireEvent.input(early, { target: { value } });
    }
  }

  /** Submits the form, which isn't handled yet. */
  function submitEarly() {
    // jsdom doesn't implement the method "dialog" and would log an error.
    form().addEventListener("submit", (event) => event.preventDefault(), { once: true });
    form().requestSubmit();
  }

  const notice = () => screen.queryByText(contactWords.notReady, { exact: false });

  test("typed text is saved at once, and is kept and sent after hydration", async () => {
    fetchStub.mockResolvedValueOnce(response(204));
    typeEarly(typed);
    expect(currentContent()).toMatchObject({ state: "typing", values: typed });
    await hydrate();
    expect(shown()).toEqual(typed);
    await act(async () => form().requestSubmit());
    expect(fetchStub).toHaveBeenCalledTimes(1);
    expect(status()).not.toBeEmptyDOMElement();
    expect(complaint).not.toHaveBeenCalled();
  });

  test.each(["available", "blocked"])(
    "if React draws the form again and storage is %s, the text, the focus and the caret are restored",
    async (storage) => {
      if (storage === "blocked") blockStorage();
      typeEarly(typed);
      const company = field("company") as HTMLInputElement;
      company.focus();
      company.setSelectionRange(2, 5);
      await drawAgain();
      expect(shown()).toEqual(typed);
      expect(field("company")).toHaveFocus();
      const { selectionStart, selectionEnd } = field("company") as HTMLInputElement;
      expect([selectionStart, selectionEnd]).toEqual([2, 5]);
    },
  );

  test("an early submit is sent after hydration, even by a form that React draws again", async () => {
    fetchStub.mockResolvedValueOnce(response(204));
    typeEarly(typed);
    submitEarly();
    await drawAgain();
    expect(fetchStub.mock.calls).toMatchObject([[WEBHOOK, { body: JSON.stringify(payload) }]]);
    expect(status()).toHaveTextContent(contactWords.success);
  });

  const changed = { company: "Babbage & Co" };
  test.each<[what: string, happens: () => void, changed?: Partial<typeof typed>]>([
    ["the visitor keeps typing", () => typeEarly(changed), changed],
    ["the page is loaded again", () => leave({ unmount: () => {} })],
  ])(
    "if %s after an early submit, nothing is sent, and the text and the failure message are shown",
    async (_what, happens, changes = {}) => {
      typeEarly(typed);
      submitEarly();
      happens();
      await hydrate();
      expect(fetchStub).not.toHaveBeenCalled();
      expectFailed({ ...typed, ...changes });
    },
  );

  test("Enter in a field that isn't sent, such as the estimate's, doesn't send the form after hydration", async () => {
    typeEarly(typed);
    const unsent = document.createElement("input");
    form().append(unsent);
    unsent.focus();
    submitEarly();
    unsent.remove();
    await hydrate();
    expect(fetchStub).not.toHaveBeenCalled();
    expect(shown()).toEqual(typed);
  });

  test("8 seconds after an early submit, a notice says how else to get in touch, and hydration hides it", async () => {
    jest.useFakeTimers();
    submitEarly();
    jest.advanceTimersByTime(7_999);
    expect(notice()).not.toBeVisible();
    jest.advanceTimersByTime(1);
    expect(notice()).toBeVisible();
    expect(notice()?.parentElement).toHaveAttribute("role", "alert");
    await hydrate();
    expect(notice()).not.toBeVisible();
    await act(async () => form().requestSubmit());
    act(() => jest.advanceTimersByTime(60_000));
    expect(notice()).not.toBeVisible();
    expect(complaint).not.toHaveBeenCalled();
  });

  test("stored text appears before hydration, and typing in one field keeps the others", async () => {
    sessionStorage.setItem("contact-draft", JSON.stringify({ state: "typing", values: typed }));
    newDocument();
    fireEvent(window, new Event("DOMContentLoaded"));
    expect(shown()).toEqual(typed);
    typeEarly(changed);
    newDocument();
    expect(currentContent().values).toEqual({ ...typed, ...changed });
    await hydrate();
    expect(shown()).toEqual({ ...typed, ...changed });
    expect(complaint).not.toHaveBeenCalled();
  });

  test("typing in another form isn't saved", () => {
    const other = document.body.appendChild(document.createElement("form"));
    const input = other.appendChild(document.createElement("input"));
    fireEvent.input(input, { target: { value: "Ada" } });
    expect(sessionStorage).toHaveLength(0);
  });

  test("a draft, a plan and a failure don't cause hydration errors", async () => {
    sessionStorage.setItem("contact-draft", JSON.stringify({ state: "failed", values: typed }));
    newDocument();
    await hydrate({ planName: "Pro" });
    expect(complaint).not.toHaveBeenCalled();
    expectFailed({ ...typed, message: `${typed.message}\n\n${PRO}` });
    expect(screen.getByText(PRO_CHOSEN)).toBeVisible();
  });
});
